import { describe, expect, it } from 'vitest';

import { createRowSlots } from './rowSlots.ts';
import { windowOf } from './useVirtualRows.ts';

const slotsOf = (slots: ReturnType<typeof createRowSlots>, ...indices: number[]) =>
  Object.fromEntries(slots.assign(indices));

describe('row slots', () => {
  it('keep the element of a row that stays and give the one that becomes free to the row that comes', () => {
    const slots = createRowSlots();
    expect(slotsOf(slots, 0, 1, 2)).toEqual({ 0: 0, 1: 1, 2: 2 });
    expect(slotsOf(slots, 1, 2, 3)).toEqual({ 1: 1, 2: 2, 3: 0 });
    expect(slotsOf(slots, 0, 1, 2)).toEqual({ 0: 0, 1: 1, 2: 2 });
  });

  it('give all elements to other rows after a jump', () => {
    const slots = createRowSlots();
    slots.assign([0, 1, 2]);
    expect(Object.values(slotsOf(slots, 70, 71, 72)).toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
  });

  it('add an element for a row more', () => {
    const slots = createRowSlots();
    slots.assign([0, 1]);
    expect(slotsOf(slots, 0, 1, 2)).toEqual({ 0: 0, 1: 1, 2: 2 });
  });
});

describe('the window of rows', () => {
  const screen = { rowHeight: 200, screen: 800, focused: undefined };

  it('has the same number of rows wherever the list is', () => {
    const lengths = [10, 11, 500].map((endIndex) => windowOf({ endIndex, count: 3000 }, screen).length);
    expect(new Set(lengths).size).toBe(1);
  });

  it('begins with the first row and ends with the last', () => {
    expect(windowOf({ endIndex: 1, count: 3000 }, screen)).toEqual([0, 1, 2]);
    expect(windowOf({ endIndex: 2999, count: 3000 }, screen).at(-1)).toBe(2999);
  });

  it('has the row with the focus besides, in its order', () => {
    expect(windowOf({ endIndex: 500, count: 3000 }, { ...screen, focused: 7 })[0]).toBe(7);
    expect(windowOf({ endIndex: 500, count: 3000 }, { ...screen, focused: 900 }).at(-1)).toBe(900);
    const within = windowOf({ endIndex: 500, count: 3000 }, { ...screen, focused: 499 });
    expect(within).toEqual(windowOf({ endIndex: 500, count: 3000 }, screen));
  });
});
