import type { Fraction } from '../fraction.ts';

/** The declared return to player, rounded to nine places. A test compares it with the exact return. */
export const DECLARED_RETURN = '0.990000000';

/** The ranks of the cards: 1 is the ace, which is the lowest, 13 the king. */
export const RANKS = 13;

/** The multiplier before the first guess. It is applied once in a round, so that the return is the same at every stop. */
export const FIRST_MULTIPLIER: Fraction = { numerator: 99n, denominator: 100n };

/**
 * The highest multiplier of a round: five right guesses of the same card at an ace or a king. A guess that could exceed
 * it is not on offer.
 */
export const MAX_MULTIPLIER: Fraction = { numerator: 99n * 13n ** 5n, denominator: 100n };

/** A round is paid by itself from this multiplier on. */
export const ENDING_MULTIPLIER: Fraction = { numerator: 100_000n, denominator: 1n };

/** The guesses about the next card, in the order in which a client lists them. */
export const guesses = ['higher', 'lower'] as const;
export type Guess = (typeof guesses)[number];

/**
 * Whether a guess at a card is right about the next one. Both guesses win at a card of the same rank, except at the
 * ends: at an ace `higher` means strictly higher and `lower` the same, at a king `lower` means strictly lower and
 * `higher` the same.
 */
export function isRightGuess(rank: number, guess: Guess, next: number): boolean {
  if (guess === 'higher') return rank === 1 ? next > rank : next >= rank;
  return rank === RANKS ? next < rank : next <= rank;
}

const ranks = Array.from({ length: RANKS }, (_, index) => index + 1);

/** How many of the ranks make a guess at a card right. */
export function winningRanks(rank: number, guess: Guess): number {
  return ranks.filter((next) => isRightGuess(rank, guess, next)).length;
}

/** The factor by which a right guess raises the multiplier: one divided by its chance. */
export function guessFactor(rank: number, guess: Guess): Fraction {
  return { numerator: BigInt(RANKS), denominator: BigInt(winningRanks(rank, guess)) };
}

/** The guess that is right more often, `higher` for the middle rank. */
export function likelierGuess(rank: number): Guess {
  return winningRanks(rank, 'higher') >= winningRanks(rank, 'lower') ? 'higher' : 'lower';
}

/** A multiple of every number of winning ranks and of one hundred: factors with these denominators become whole. */
const SCALE = 2_772_000n;

/**
 * The exact return of a player who cashes out after `steps` right guesses and guesses by `guessAt`, by recursion over
 * the card that lies and the guesses that are left.
 */
export function exactReturn(
  steps: number,
  guessAt: (rank: number) => Guess,
  factorOf: (rank: number, guess: Guess) => Fraction = guessFactor,
): Fraction {
  // Expected products of factors by rank, times (13 · SCALE) for every step.
  let expected = ranks.map(() => 1n);
  for (let step = 0; step < steps; step += 1) {
    const before = expected;
    expected = ranks.map((rank) => {
      const guess = guessAt(rank);
      const { numerator, denominator } = factorOf(rank, guess);
      const sum = before.reduce(
        (total, value, index) => (isRightGuess(rank, guess, index + 1) ? total + value : total),
        0n,
      );
      return ((numerator * SCALE) / denominator) * sum;
    });
  }
  return {
    numerator: FIRST_MULTIPLIER.numerator * expected.reduce((total, value) => total + value, 0n),
    denominator: FIRST_MULTIPLIER.denominator * BigInt(RANKS) * (BigInt(RANKS) * SCALE) ** BigInt(steps),
  };
}

/** The return of cashing out after so many right guesses, and the highest pay, for the rules sheet. */
export function returnByMode(): { mode: string; returned: Fraction; maxMultiplier: Fraction }[] {
  return [1, 2, 3, 4, 5].map((steps) => ({
    mode: `${steps} right`,
    returned: exactReturn(steps, likelierGuess),
    maxMultiplier: {
      numerator: FIRST_MULTIPLIER.numerator * BigInt(RANKS) ** BigInt(steps),
      denominator: FIRST_MULTIPLIER.denominator,
    },
  }));
}
