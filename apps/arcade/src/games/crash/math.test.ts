import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw } from '../../fairness/uniformDraw.ts';
import { toDecimal } from '../fraction.ts';
import {
  chanceOf,
  crashHundredths,
  DECLARED_RETURN,
  exactReturn,
  MAX_TARGET,
  MIN_TARGET,
  reachingNumbers,
  returnByMode,
} from './math.ts';
import { drawCrash } from './rules.ts';

const NUMBERS = 2n ** 52n;
const targets = Array.from({ length: MAX_TARGET - MIN_TARGET + 1 }, (_, index) => MIN_TARGET + index);

describe('the return of crash', () => {
  it('is the declared one to nine places at every multiplier', () => {
    expect(targets.filter((target) => toDecimal(exactReturn(target), 9) !== DECLARED_RETURN)).toEqual([]);
    expect(returnByMode().filter(({ returned }) => toDecimal(returned, 9) !== DECLARED_RETURN)).toEqual([]);
  });

  it('is never above 0.99 and at most 2.3e-12 below', () => {
    const wrong = targets.filter((target) => {
      const { numerator, denominator } = exactReturn(target);
      const below = denominator * 99n - numerator * 100n;
      return below < 0n || below * 10n ** 13n > 23n * 100n * denominator;
    });
    expect(wrong).toEqual([]);
  });

  it('differs from the declared one if a multiplier pays one percent too much', () => {
    expect(toDecimal(exactReturn(200, 202), 9)).not.toBe(DECLARED_RETURN);
  });
});

describe('the crash point of a number', () => {
  it('is at least a multiplier for exactly the number of highest numbers that reach it', () => {
    for (const target of [101, 102, 150, 199, 200, 1000, 54_321, MAX_TARGET - 1, MAX_TARGET]) {
      const first = NUMBERS - reachingNumbers(target);
      expect(crashHundredths(first)).toBeGreaterThanOrEqual(target);
      expect(crashHundredths(first - 1n)).toBeLessThan(target);
    }
  });

  it('is 1.00 for the lowest number and 10,000.00 for the highest', () => {
    expect([crashHundredths(0n), crashHundredths(NUMBERS - 1n)]).toEqual([100, MAX_TARGET]);
  });

  it('is distributed over drawn rounds according to the chances', () => {
    const rounds = 20_000;
    const crashes = Array.from({ length: rounds }, (_, nonce) =>
      drawCrash(uniformDraw(outcomeWords({ serverSeed: 'b5'.repeat(32), clientSeed: '0'.repeat(32), nonce }))),
    );
    for (const target of [101, 150, 200, 1000, 10_000]) {
      const { numerator, denominator } = chanceOf(target);
      const chance = Number(numerator) / Number(denominator);
      const reached = crashes.filter((crash) => crash >= target).length;
      // Five standard deviations; the rounds are the same on every run.
      expect(Math.abs(reached - rounds * chance)).toBeLessThan(5 * Math.sqrt(rounds * chance * (1 - chance)));
    }
  });
});
