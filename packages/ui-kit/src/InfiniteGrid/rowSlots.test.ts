import { describe, expect, it } from 'vitest';

import { createRowSlots } from './rowSlots.ts';
import { windowOf } from './useVirtualRows.ts';

/** Returns the slots of a rendered window. */
const slotsOf = (slots: ReturnType<typeof createRowSlots>, ...indices: number[]) => {
  const assigned = slots.assign(indices);
  slots.commit(assigned);
  return Object.fromEntries(assigned);
};

describe('row slots', () => {
  it('keep the element of a row that stays and reuse the freed one for the row that enters', () => {
    const slots = createRowSlots();
    expect(slotsOf(slots, 0, 1, 2)).toEqual({ 0: 0, 1: 1, 2: 2 });
    expect(slotsOf(slots, 1, 2, 3)).toEqual({ 1: 1, 2: 2, 3: 0 });
    expect(slotsOf(slots, 0, 1, 2)).toEqual({ 0: 0, 1: 1, 2: 2 });
  });

  it('reuse all elements for other rows after a jump', () => {
    const slots = createRowSlots();
    slotsOf(slots, 0, 1, 2);
    expect(Object.values(slotsOf(slots, 70, 71, 72)).toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
  });

  it('add an element for an additional row', () => {
    const slots = createRowSlots();
    slotsOf(slots, 0, 1);
    expect(slotsOf(slots, 0, 1, 2)).toEqual({ 0: 0, 1: 1, 2: 2 });
  });

  it('match the document when a render is discarded', () => {
    const slots = createRowSlots();
    slotsOf(slots, 0, 1, 2);
    slots.assign([70, 71, 72]);
    expect(slotsOf(slots, 1, 2, 3)).toEqual({ 1: 1, 2: 2, 3: 0 });
  });
});

describe('the window of rows', () => {
  const screen = { rowHeight: 200, screen: 800, focused: undefined };

  it('has the same number of rows at every scroll position', () => {
    const lengths = [10, 11, 500].map(
      (endIndex) => windowOf({ startIndex: endIndex - 4, endIndex, count: 3000 }, screen).length,
    );
    expect(new Set(lengths).size).toBe(1);
  });

  it('begins with the first row and ends with the last', () => {
    expect(windowOf({ startIndex: 0, endIndex: 1, count: 3000 }, screen)).toEqual([0, 1, 2]);
    expect(windowOf({ startIndex: 2995, endIndex: 2999, count: 3000 }, screen).at(-1)).toBe(2999);
  });

  it('also has the row with the focus, in order', () => {
    expect(windowOf({ startIndex: 496, endIndex: 500, count: 3000 }, { ...screen, focused: 7 })[0]).toBe(7);
    expect(windowOf({ startIndex: 496, endIndex: 500, count: 3000 }, { ...screen, focused: 900 }).at(-1)).toBe(900);
    const within = windowOf({ startIndex: 496, endIndex: 500, count: 3000 }, { ...screen, focused: 499 });
    expect(within).toEqual(windowOf({ startIndex: 496, endIndex: 500, count: 3000 }, screen));
  });

  it('begins with the first row on the screen when rows are lower than their estimated height', () => {
    expect(windowOf({ startIndex: 480, endIndex: 500, count: 3000 }, screen)[0]).toBe(480);
  });
});
