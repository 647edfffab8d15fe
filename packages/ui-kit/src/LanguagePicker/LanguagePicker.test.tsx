import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { LanguagePicker } from './LanguagePicker.tsx';

afterEach(cleanup);

function renderPicker() {
  const onChange = vi.fn<(code: string) => void>();
  const onDone = vi.fn<() => void>();
  render(
    <LanguagePicker
      label="Language"
      value="EN"
      onChange={onChange}
      onDone={onDone}
      languages={[
        { code: 'EN', name: 'English', lang: 'en' },
        { code: 'AR', name: 'العربية', lang: 'ar' },
      ]}
    />,
  );
  return { onChange, onDone };
}

describe('LanguagePicker', () => {
  it('I18N-02 is a radio group of native names with the selected one checked', () => {
    renderPicker();
    expect(screen.getByRole('group', { name: 'Language' })).toBeShown();
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([true, false]);
    expect(screen.getByText('العربية').getAttribute('lang')).toBe('ar');
  });

  it('I18N-02 confirms on tap, even on the selected language', async () => {
    const { onChange, onDone } = renderPicker();
    await userEvent.click(screen.getByRole('radio', { name: 'English' }));
    expect([onChange.mock.calls.length, onDone.mock.calls.length]).toEqual([0, 1]);
    await userEvent.click(screen.getByRole('radio', { name: 'العربية' }));
    expect([onChange.mock.calls, onDone.mock.calls.length]).toEqual([[['AR']], 2]);
  });

  it('I18N-02 previews a language with the arrow keys and confirms it with Enter', async () => {
    const { onChange, onDone } = renderPicker();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect([onChange.mock.calls, onDone.mock.calls.length]).toEqual([[['AR']], 0]);
    await userEvent.keyboard('{Enter}');
    expect(onDone).toHaveBeenCalledOnce();
  });
});
