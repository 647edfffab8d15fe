import { describe, expect, it } from 'vitest';
import { diceSides, playDice } from '../rules.ts';
import {
  chanceRange,
  multiplierRange,
  shownMultiplier,
  targetOf,
  targetRange,
  winningNear,
  winningOf,
} from './odds.ts';

describe('the target of a bet', () => {
  it.each(diceSides)('%s is the edge of the rolls that win', (side) => {
    for (const winning of [chanceRange.min, 777, 4950, chanceRange.max]) {
      const target = targetOf({ side, winning });
      const isWin = (roll: number) =>
        playDice((sides) => (sides === 10_000 ? roll : 0), 100n, { side, winning }, []).win > 0n;
      expect(isWin(target)).toBe(false);
      expect(isWin(side === 'over' ? target + 1 : target - 1)).toBe(true);
    }
  });

  it.each(diceSides)('%s converts back to the same chance and stays within its limits', (side) => {
    const { min, max } = targetRange(side);
    for (let winning = chanceRange.min; winning <= chanceRange.max; winning += 1) {
      const target = targetOf({ side, winning });
      expect(winningOf(side, target)).toBe(winning);
      expect(target).toBeGreaterThanOrEqual(min);
      expect(target).toBeLessThanOrEqual(max);
    }
  });
});

describe('the multiplier of a bet', () => {
  it('converts back to the chance', () => {
    for (let winning = chanceRange.min; winning <= chanceRange.max; winning += 1)
      expect(winningNear(shownMultiplier(winning))).toBe(winning);
  });

  it('stays between 1.0102 and 9,900', () => {
    expect(multiplierRange).toEqual({ min: 10_102, max: 99_000_000 });
    expect(winningNear(multiplierRange.min)).toBe(chanceRange.max);
    expect(winningNear(multiplierRange.max)).toBe(chanceRange.min);
  });
});
