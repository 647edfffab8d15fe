import { binomial } from '../binomial.ts';
import { DECK, RANKS, SUITS } from '../cards.ts';
import { fraction, type Fraction } from '../fraction.ts';
import {
  bullBullPlaces,
  bullOf,
  FLAT_WIN,
  HAND,
  multipleHundredths,
  multipleOf,
  MAX_MULTIPLE,
  placeParts,
  type BullPlace,
} from './rules.ts';

/** The declared return to player of a flat bet, rounded to nine places. A test compares it with the exact one. */
const FLAT_RETURN = '0.966517748';
/**
 * The declared return of the game, which is the return of its best places: a bet at the multiple, as a fraction of the
 * reserved amount. Most of that amount is returned with every result.
 */
export const DECLARED_RETURN = '0.989981816';

/** How many hands of five cards there are. */
export const HANDS = binomial(DECK, HAND);

/** Calls `each` with the ranks of every hand, in ascending order: 6,175 times. */
function eachRanks(each: (ranks: readonly number[]) => void): void {
  const ranks: number[] = [];
  const add = (lowest: number): void => {
    if (ranks.length === HAND) {
      each(ranks);
      return;
    }
    for (let rank = lowest; rank <= RANKS; rank += 1) {
      ranks.push(rank);
      // No rank has a fifth card.
      if (ranks.at(-1 - SUITS) !== rank) add(rank);
      ranks.pop();
    }
  };
  add(1);
}

/** Returns how many cards of each rank a hand has, in the order of the ranks. */
function runsOf(ranks: readonly number[]): number[] {
  return [...new Set(ranks)].map((rank) => ranks.filter((other) => other === rank).length);
}

/**
 * Returns how many hands have each strength (`handStrength`). The worth of a hand follows from its ranks. Of the ways
 * to choose k suits of its highest rank, C(s, k − 1) have the suit of order s as the highest.
 */
export function handsByStrength(): bigint[] {
  const hands = Array.from({ length: 12 * DECK }, () => 0n);
  eachRanks((ranks) => {
    const runs = runsOf(ranks);
    const ofTop = runs.pop() ?? 0;
    const others = runs.reduce((ways, count) => ways * binomial(SUITS, count), 1n);
    const weakest = bullOf(ranks.map((rank) => ({ rank }))) * DECK + ((ranks.at(-1) ?? 1) - 1) * SUITS;
    for (let suit = ofTop - 1; suit < SUITS; suit += 1)
      hands[weakest + suit] = (hands[weakest + suit] ?? 0n) + others * binomial(suit, ofTop - 1);
  });
  return hands;
}

/** How many pairs of hands a player wins or loses at each multiple. Each hand has its own deck. */
export interface Matchups {
  won: Map<number, bigint>;
  lost: Map<number, bigint>;
}

let matchups: Matchups | undefined;

/** Counts all pairs of hands. The banker wins those of the same strength. */
export function allMatchups(): Matchups {
  if (matchups) return matchups;
  const [won, lost] = [new Map<number, bigint>(), new Map<number, bigint>()];
  let weaker = 0n;
  for (const [strength, count] of handsByStrength().entries()) {
    const multiple = multipleOf(Math.floor(strength / DECK));
    won.set(multiple, (won.get(multiple) ?? 0n) + count * weaker);
    weaker += count;
    // The banker's hand, against those that are not stronger.
    lost.set(multiple, (lost.get(multiple) ?? 0n) + count * weaker);
  }
  matchups = { won, lost };
  return matchups;
}

/** Returns the exact return of a place. */
export function exactReturn(place: BullPlace): Fraction {
  const { won, lost } = allMatchups();
  const { isMultiple } = placeParts(place);
  const sum = (counts: Map<number, bigint>, pay: (multiple: number) => number): bigint =>
    [...counts].reduce((total, [multiple, count]) => total + count * BigInt(pay(multiple)), 0n);
  const hundredths = isMultiple
    ? sum(won, (multiple) => multipleHundredths(true, multiple)) +
      sum(lost, (multiple) => multipleHundredths(false, multiple))
    : sum(won, () => FLAT_WIN);
  return fraction(hundredths, 100n * HANDS * HANDS);
}

/** Returns the return and the highest pay of every place, for the rules sheet. */
export function returnByMode(): { mode: BullPlace; returned: Fraction; declared: string; maxMultiplier: Fraction }[] {
  return bullBullPlaces.map((place) => {
    const { isMultiple } = placeParts(place);
    return {
      mode: place,
      returned: exactReturn(place),
      declared: isMultiple ? DECLARED_RETURN : FLAT_RETURN,
      maxMultiplier: fraction(isMultiple ? multipleHundredths(true, MAX_MULTIPLE) : FLAT_WIN, 100),
    };
  });
}

/** Returns the return of a bet at the multiple as a fraction of its base bet, a fifth of the reserved amount. */
export function returnOfBaseBet(): Fraction {
  const { numerator, denominator } = exactReturn('player1Multiple');
  return fraction(denominator - BigInt(MAX_MULTIPLE) * (denominator - numerator), denominator);
}
