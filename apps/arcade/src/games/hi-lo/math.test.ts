import { describe, expect, it } from 'vitest';
import { toDecimal } from '../fraction.ts';
import {
  DECLARED_RETURN,
  exactReturn,
  exceeds,
  guessFactor,
  HI_LO_LIMITS,
  likelierGuess,
  multiplierWith,
  RANKS,
  returnByMode,
  winningRanks,
  type Guess,
} from './math.ts';

const plans: [string, (rank: number) => Guess][] = [
  ['always higher', () => 'higher'],
  ['always lower', () => 'lower'],
  ['the likelier guess', likelierGuess],
  ['the less likely guess', (rank) => (likelierGuess(rank) === 'higher' ? 'lower' : 'higher')],
];

describe('the return of hi-lo', () => {
  it.each(plans)('is exactly the declared one at every stop for %s', (_, guessAt) => {
    for (let steps = 0; steps <= 8; steps += 1) {
      const { numerator, denominator } = exactReturn(steps, guessAt);
      expect(numerator * 100n).toBe(denominator * 99n);
      expect(toDecimal({ numerator, denominator }, 9)).toBe(DECLARED_RETURN);
    }
  });

  it('differs from the declared one if the factors are one percent too high', () => {
    const biased = exactReturn(1, likelierGuess, (rank, guess) => {
      const { numerator, denominator } = guessFactor(rank, guess);
      return { numerator: numerator * 101n, denominator: denominator * 100n };
    });
    expect(toDecimal(biased, 9)).toBe('0.999900000');
  });

  it('is listed for the first stops, with the highest pay of a round', () => {
    expect(returnByMode().map(({ returned }) => toDecimal(returned, 9))).toEqual(
      returnByMode().map(() => DECLARED_RETURN),
    );
    expect(returnByMode().map(({ maxMultiplier }) => toDecimal(maxMultiplier, 2))).toEqual([
      '12.87',
      '167.31',
      '2175.03',
      '14137.70',
      '24505.34',
    ]);
  });
});

describe('the limits of a round of hi-lo', () => {
  it('leave a guess on offer at every card until the round is paid automatically', () => {
    const { max, ending } = HI_LO_LIMITS;
    expect([toDecimal(max, 2), toDecimal(ending, 2)]).toEqual(['25000.00', '10000.00']);
    for (let rank = 1; rank <= RANKS; rank += 1)
      expect(exceeds(multiplierWith(ending, rank, likelierGuess(rank)), max)).toBe(false);
  });
});

describe('a guess of hi-lo', () => {
  it('includes the same rank, except at an ace and a king', () => {
    const counts = Array.from({ length: RANKS }, (_, index) => [
      winningRanks(index + 1, 'higher'),
      winningRanks(index + 1, 'lower'),
    ]);
    expect(counts).toEqual([
      [12, 1],
      [12, 2],
      [11, 3],
      [10, 4],
      [9, 5],
      [8, 6],
      [7, 7],
      [6, 8],
      [5, 9],
      [4, 10],
      [3, 11],
      [2, 12],
      [1, 12],
    ]);
  });
});
