// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { element } from '../element.ts';
import { squeezeCard } from './squeeze.ts';

const HEIGHT = 100;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Places a card face down, as at tables, to be opened within ten seconds. */
function placeCard() {
  const place = element('div', { class: 'playing-card', 'aria-hidden': 'true' });
  document.body.replaceChildren(place);
  let isOpen = false;
  const opened = squeezeCard(place, { rank: 9, suit: 1 }, { dress: null, label: 'Open it', withinMs: 10_000 });
  void opened.then(() => (isOpen = true));
  const cover = place.querySelector<HTMLButtonElement>('button.squeeze');
  if (!cover) throw new Error('nothing covers the card');
  Object.defineProperty(cover, 'offsetHeight', { value: HEIGHT });
  cover.setPointerCapture = () => undefined;
  const point = (type: string, clientY: number): boolean =>
    cover.dispatchEvent(new PointerEvent(type, { clientY, pointerId: 1, bubbles: true }));
  return {
    place,
    cover,
    /** Drags a finger up over a part of the card, and releases it. A browser then sends a click. */
    drag(part: number): void {
      point('pointerdown', 200);
      point('pointermove', 200 - part * HEIGHT);
      point('pointerup', 200 - part * HEIGHT);
      if (cover.isConnected) cover.click();
    },
    point,
    back: () => cover.querySelector<HTMLElement>('.squeeze-back')?.style.clipPath,
    async isOpen(): Promise<boolean> {
      await vi.advanceTimersByTimeAsync(0);
      return isOpen;
    },
  };
}

describe('a card that is squeezed', () => {
  it('follows the finger, falls back before the middle, and opens beyond it', async () => {
    const card = placeCard();
    card.point('pointerdown', 200);
    card.point('pointermove', 170);
    expect(card.back()).toBe('inset(0 0 30% 0)');
    card.point('pointerup', 170);
    card.cover.click();
    expect([card.back(), await card.isOpen()]).toEqual(['', false]);
    card.drag(0.7);
    expect(await card.isOpen()).toBe(true);
    expect(card.place.querySelector('.squeeze')).toBeNull();
  });

  it('is a named button for keyboard and screen readers, and opens when it is pressed', async () => {
    const card = placeCard();
    expect(card.cover.closest('[aria-hidden="true"]')).toBeNull();
    expect(card.cover.getAttribute('aria-label')).toBe('Open it');
    card.cover.focus();
    expect(document.activeElement).toBe(card.cover);
    card.cover.click();
    expect(await card.isOpen()).toBe(true);
    // The table now names the card.
    expect(card.place.getAttribute('aria-hidden')).toBe('true');
  });

  it('opens automatically when the time is over, even while a finger holds it', async () => {
    const card = placeCard();
    card.point('pointerdown', 200);
    card.point('pointermove', 190);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(await card.isOpen()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await card.isOpen()).toBe(true);
  });
});
