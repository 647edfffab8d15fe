import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeLanguage } from '@parlor/i18n';
import { i18nByLanguage, renderWithApp } from '@parlor/testing';
import type { LanguageCode } from '@parlor/contract';
import { LanguageDialog } from './LanguageDialog.tsx';

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await changeLanguage(i18nByLanguage.EN, 'EN');
});

function renderDialogWithStore(languages: LanguageCode[]) {
  const onClose = vi.fn<() => void>();
  const { store } = renderWithApp(<LanguageDialog isOpen onClose={onClose} />, { settings: { languages } });
  return { onClose, store };
}
const renderDialog = (languages: LanguageCode[]) => renderDialogWithStore(languages).onClose;

describe('LanguageDialog', () => {
  it('I18N-02 offers the merchant’s languages that have a pack, each with a flag', async () => {
    renderDialog(['TY', 'CN', 'VN']);
    const dialog = await screen.findByRole('dialog', { name: 'Language' });
    expect(
      within(dialog)
        .getAllByRole('radio')
        .map((radio) => (radio as HTMLInputElement).value),
    ).toEqual(['CN', 'TY']);
    await waitFor(() => expect(dialog.querySelectorAll('label img')).toHaveLength(2), { timeout: 10_000 });
  });

  it('I18N-02 closes after a choice by tap and stays open after a choice by arrow key', async () => {
    const onClose = renderDialog(['EN', 'TY', 'CN']);
    await userEvent.click(await screen.findByRole('radio', { name: '简体中文' }));
    expect(await screen.findByRole('dialog', { name: '语言' })).toBeShown();
    expect(onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowDown}');
    expect(await screen.findByRole('dialog', { name: 'Language' })).toBeShown();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('I18N-02 marks the chosen language at once and closes when its translations have loaded', async () => {
    const onClose = renderDialog(['EN', 'TY']);
    let arrive: (() => void) | undefined;
    const change = i18nByLanguage.EN.changeLanguage.bind(i18nByLanguage.EN);
    vi.spyOn(i18nByLanguage.EN, 'changeLanguage').mockImplementation(async (tag) => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      return change(tag);
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'ไทย' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'ไทย' }).checked).toBe(true);
    await waitFor(() => expect(arrive).toBeDefined());
    expect(onClose).not.toHaveBeenCalled();
    arrive?.();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(screen.getByRole('dialog', { name: 'ภาษา' })).toBeShown();
  });

  it('I18N-02 keeps the language, shows an error and allows a retry when translations fail to load', async () => {
    const { onClose, store } = renderDialogWithStore(['EN', 'TY']);
    const changing = vi
      .spyOn(i18nByLanguage.EN, 'changeLanguage')
      .mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await userEvent.click(await screen.findByRole('radio', { name: 'ไทย' }));
    await waitFor(() =>
      expect(store.getState().toasts.map(({ tone, messageKey }) => [tone, messageKey])).toEqual([
        ['danger', 'common:state.pageFailedText'],
      ]),
    );
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'English' }).checked).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
    changing.mockRestore();
    await userEvent.click(screen.getByRole('radio', { name: 'ไทย' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });
});
