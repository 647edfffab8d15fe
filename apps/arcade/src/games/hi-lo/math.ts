import type { Fraction } from '../fraction.ts';
import { MAX_WIN, type MaxWinTerms } from '../maxWin.ts';

/** The declared return to player, rounded to nine places. A test compares it with the exact return. */
export const DECLARED_RETURN = '0.990000000';

/** The ranks of the cards: 1 is the ace, which is the lowest, 13 the king. */
export const RANKS = 13;

/**
 * The multiplier before the first guess. It is applied once in a round, so that the return is the same at every stop.
 */
export const FIRST_MULTIPLIER: Fraction = { numerator: 99n, denominator: 100n };

/** The limit of a round's multiplier. */
export interface HiLoLimits {
  /** The highest multiplier. A guess that could exceed it is not on offer. */
  max: Fraction;
  /** The multiplier from which a round ends and is paid by itself. Below it every card has a guess on offer. */
  ending: Fraction;
}

/** The limits of rounds without a highest win: five right guesses of the same card at an ace or a king. */
const UNLIMITED: HiLoLimits = {
  max: { numerator: 99n * 13n ** 5n, denominator: 100n },
  ending: { numerator: 100_000n, denominator: 1n },
};

/** Returns the limits of a round: its highest win, and two fifths of it. */
export function limitsOf({ maxWin }: MaxWinTerms): HiLoLimits {
  if (maxWin === undefined) return UNLIMITED;
  const max = BigInt(maxWin);
  return { max: { numerator: max, denominator: 1n }, ending: { numerator: 2n * max, denominator: 5n } };
}

/** The limits of a round that begins now. */
export const HI_LO_LIMITS = limitsOf({ maxWin: MAX_WIN });

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

/** Returns how many of the ranks make a guess at a card right. */
export function winningRanks(rank: number, guess: Guess): number {
  return ranks.filter((next) => isRightGuess(rank, guess, next)).length;
}

/** Returns the factor by which a right guess raises the multiplier: one divided by its chance. */
export function guessFactor(rank: number, guess: Guess): Fraction {
  return { numerator: BigInt(RANKS), denominator: BigInt(winningRanks(rank, guess)) };
}

/** Returns the guess that is right more often, `higher` for the middle rank. */
export function likelierGuess(rank: number): Guess {
  return winningRanks(rank, 'higher') >= winningRanks(rank, 'lower') ? 'higher' : 'lower';
}

/** A multiple of every number of winning ranks and of one hundred: factors with these denominators become whole. */
const SCALE = 2_772_000n;

/**
 * Returns the exact return of a player who cashes out after `steps` right guesses and guesses by `guessAt`, by
 * recursion over the open card and the remaining guesses.
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

/** Whether a multiplier is above another. */
export function exceeds(a: Fraction, b: Fraction): boolean {
  return a.numerator * b.denominator > b.numerator * a.denominator;
}

/** Returns the multiplier after a guess at a card, if it is right. */
export function multiplierWith(multiplier: Fraction, rank: number, guess: Guess): Fraction {
  const factor = guessFactor(rank, guess);
  return {
    numerator: multiplier.numerator * factor.numerator,
    denominator: multiplier.denominator * factor.denominator,
  };
}

/**
 * Returns all multipliers that a round can continue from after one more right guess than `before`. Multipliers after
 * the same number of guesses differ in their denominators.
 */
function multipliersAfter(before: ReadonlyMap<bigint, Fraction>): Map<bigint, Fraction> {
  const after = new Map<bigint, Fraction>();
  for (const multiplier of before.values()) {
    if (!exceeds(HI_LO_LIMITS.ending, multiplier)) continue;
    for (const rank of ranks)
      for (const guess of guesses) {
        const next = multiplierWith(multiplier, rank, guess);
        if (!exceeds(next, HI_LO_LIMITS.max)) after.set(next.denominator, next);
      }
  }
  return after;
}

/** Returns the return of cashing out after this many right guesses, and the highest pay, for the rules sheet. */
export function returnByMode(): { mode: string; returned: Fraction; maxMultiplier: Fraction }[] {
  let reached = new Map([[FIRST_MULTIPLIER.denominator, FIRST_MULTIPLIER]]);
  return [1, 2, 3, 4, 5].map((steps) => {
    reached = multipliersAfter(reached);
    const maxMultiplier = [...reached.values()].reduce((best, next) => (exceeds(next, best) ? next : best));
    return { mode: `${steps} right`, returned: exactReturn(steps, likelierGuess), maxMultiplier };
  });
}
