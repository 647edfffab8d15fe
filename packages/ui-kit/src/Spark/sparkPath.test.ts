import { describe, expect, it } from 'vitest';

import { sparkPoints } from './sparkPath.ts';

describe('the line of a spark', () => {
  it('runs from left to right with the maximum at the top', () => {
    expect(sparkPoints([1, 3, 2])).toBe('0,22 50,2 100,12');
  });

  it('is level for equal values and for a single value', () => {
    expect(sparkPoints([5, 5])).toBe('0,12 100,12');
    expect(sparkPoints([5])).toBe('0,12 100,12');
  });

  it('is empty without values', () => {
    expect(sparkPoints([])).toBe('');
  });
});
