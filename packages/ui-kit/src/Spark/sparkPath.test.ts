import { describe, expect, it } from 'vitest';

import { sparkPoints } from './sparkPath.ts';

describe('the line of a spark', () => {
  it('goes from left to right with the greatest at the top', () => {
    expect(sparkPoints([1, 3, 2])).toBe('0,22 50,2 100,12');
  });

  it('is level where nothing changes or there is one value alone', () => {
    expect(sparkPoints([5, 5])).toBe('0,12 100,12');
    expect(sparkPoints([5])).toBe('0,12 100,12');
  });

  it('is nothing without values', () => {
    expect(sparkPoints([])).toBe('');
  });
});
