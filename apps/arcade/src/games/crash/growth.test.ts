import { describe, expect, it } from 'vitest';
import { crashesAfter, MAX_HUNDREDTHS, multiplierAt, reachedAt } from './growth.ts';

describe('the growth of the multiplier', () => {
  it('has each multiplier at the moment that reaches it, and a lower one a moment before', () => {
    const wrong: number[] = [];
    for (let hundredths = 101; hundredths <= MAX_HUNDREDTHS; hundredths += 1) {
      const at = reachedAt(hundredths);
      if (multiplierAt(at) < hundredths || multiplierAt(at - 1) >= hundredths) wrong.push(hundredths);
    }
    expect(wrong).toEqual([]);
  });

  it('reaches no multiplier so close to a whole millisecond that another logarithm could round differently', () => {
    let closest = 1;
    for (let hundredths = 101; hundredths <= MAX_HUNDREDTHS; hundredths += 1) {
      const at = Math.log(hundredths / 100) / 0.00006;
      closest = Math.min(closest, Math.abs(at - Math.round(at)));
    }
    // Two neighbouring numbers of this size are 3e-11 apart.
    expect(closest).toBeGreaterThan(1e-8);
  });

  it.each([
    [0, 100],
    [165, 100],
    [166, 101],
    [11_552, 199],
    [11_553, 200],
    [38_377, 1000],
    [153_505, 999_959],
  ])('is after %i ms %i hundredths', (elapsedMs, hundredths) => {
    expect(multiplierAt(elapsedMs)).toBe(hundredths);
  });

  it('never falls, begins at 1.00 and ends at 10,000.00', () => {
    let last = 100;
    for (let elapsedMs = 0; elapsedMs <= reachedAt(MAX_HUNDREDTHS); elapsedMs += 1) {
      const hundredths = multiplierAt(elapsedMs);
      expect(hundredths >= last).toBe(true);
      last = hundredths;
    }
    expect([multiplierAt(-1000), last, multiplierAt(1e12)]).toEqual([100, MAX_HUNDREDTHS, MAX_HUNDREDTHS]);
  });

  it('keeps the crash point until the moment of the crash', () => {
    for (const crash of [100, 101, 199, 200, 54_321, MAX_HUNDREDTHS - 1])
      expect([multiplierAt(crashesAfter(crash) - 1) <= crash, multiplierAt(crashesAfter(crash)) > crash]).toEqual([
        true,
        true,
      ]);
    expect(crashesAfter(MAX_HUNDREDTHS)).toBe(reachedAt(MAX_HUNDREDTHS));
  });
});
