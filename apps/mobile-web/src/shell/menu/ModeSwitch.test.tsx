import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MODE_KEY } from '@parlor/contract';
import { renderSite } from '../../testing/renderSite.tsx';

const colors = { dark: '#101010', light: '#f0f0f0', contrast: '#000000' };
const bars = document.createElement('meta');
bars.name = 'theme-color';
Object.assign(bars.dataset, colors);

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset['mode'] = 'dark';
  bars.content = colors.dark;
  document.head.append(bars);
});
afterEach(() => {
  cleanup();
  bars.remove();
  delete document.documentElement.dataset['mode'];
});

async function openMenu(options: Parameters<typeof renderSite>[1] = {}) {
  renderSite('/m/help', options);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  return { user, menu: await screen.findByRole('dialog', { name: 'Menu' }) };
}
const shown = () => ({
  mode: document.documentElement.dataset['mode'],
  bars: bars.content,
  stored: localStorage.getItem(MODE_KEY),
});

describe('the colour mode switch', () => {
  it('SYS-06 applies and stores each mode at once without a re-render', async () => {
    const onRender = vi.fn();
    const { user, menu } = await openMenu({ onRender });
    const choices = within(menu).getByRole('group', { name: 'Appearance' });
    // This part loads last.
    await within(menu).findByRole('link', { name: 'Welcome bonus' });
    expect(within(choices).getByRole('radio', { name: 'Dark', checked: true })).toBeShown();
    for (const [name, mode] of [
      ['Light', 'light'],
      ['High contrast', 'contrast'],
      ['Dark', 'dark'],
    ] as const) {
      const choice = within(choices).getByRole<HTMLInputElement>('radio', { name });
      await act(async () => {});
      onRender.mockClear();
      await user.click(choice);
      expect(shown()).toEqual({ mode, bars: colors[mode], stored: mode });
      expect(choice.checked).toBe(true);
      expect(onRender).not.toHaveBeenCalled();
    }
  });

  it('SYS-06 changes the mode with the arrow keys', async () => {
    const { user, menu } = await openMenu();
    within(menu).getByRole('radio', { name: 'Dark' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(shown()).toEqual({ mode: 'light', bars: colors.light, stored: 'light' });
  });

  it('SYS-06 offers the modes of the brand and selects the current one', async () => {
    document.documentElement.dataset['mode'] = 'contrast';
    const { menu } = await openMenu({ brand: { modes: ['dark', 'contrast'] } });
    expect(
      within(menu)
        .getAllByRole('radio')
        .map((radio) => (radio as HTMLInputElement).value),
    ).toEqual(['dark', 'contrast']);
    expect(within(menu).getByRole('radio', { name: 'High contrast', checked: true })).toBeShown();
  });

  it('SYS-06 is hidden when the brand has only one mode', async () => {
    const { menu } = await openMenu({ brand: { modes: ['dark'] } });
    expect(within(menu).queryByRole('radio')).toBeNull();
  });
});
