// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { createText } from '../../../shell/gameText.ts';
import { fishSpecies } from '../math.ts';
import { loadMessages } from './messages/messages.ts';
import { createTargetStrip } from './targetStrip.ts';

it('a target pressed by pointer leaves the space bar to the gun, and one pressed by key keeps the focus', async () => {
  const { text } = createText(await loadMessages('EN'), 'EN');
  const onPress = vi.fn();
  const strip = createTargetStrip(text, undefined, onPress);
  strip.showPresent(new Set(fishSpecies));
  document.body.replaceChildren(strip.root);
  const [button] = strip.root.querySelectorAll('button');
  if (!button) throw new Error('there is no target');
  const press = (detail: number): boolean => {
    button.focus();
    button.dispatchEvent(new MouseEvent('click', { detail, bubbles: true }));
    return document.activeElement === button;
  };
  expect([press(1), press(0)]).toEqual([false, true]);
  expect(onPress).toHaveBeenCalledTimes(2);
});
