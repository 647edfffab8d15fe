import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeLanguage } from '@parlor/i18n';
import { i18nByLanguage, renderWithApp } from '@parlor/testing';
import type { LanguageCode } from '@parlor/contract';
import { LanguageDialog } from './LanguageDialog.tsx';

afterEach(async () => {
  await changeLanguage(i18nByLanguage.EN, 'EN');
});

function renderDialog(languages: LanguageCode[]) {
  const onClose = vi.fn<() => void>();
  renderWithApp(<LanguageDialog isOpen onClose={onClose} />, { settings: { languages } });
  return onClose;
}

describe('LanguageDialog', () => {
  it('I18N-02 offers what the merchant offers, with a flag each, and only languages with a pack', async () => {
    renderDialog(['TY', 'CN', 'VN']);
    const dialog = await screen.findByRole('dialog', { name: 'Language' });
    expect(within(dialog).getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual(['CN', 'TY']);
    await waitFor(() => expect(dialog.querySelectorAll('label img')).toHaveLength(2), { timeout: 10_000 });
  });

  it('I18N-02 a tap switches in place and closes; the arrow keys switch and leave it open', async () => {
    const onClose = renderDialog(['EN', 'TY', 'CN']);
    await userEvent.click(await screen.findByRole('radio', { name: '简体中文' }));
    expect(await screen.findByRole('dialog', { name: '语言' })).toBeTruthy();
    expect(onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowDown}');
    expect(await screen.findByRole('dialog', { name: 'Language' })).toBeTruthy();
    expect(onClose).toHaveBeenCalledOnce();
  });
});
