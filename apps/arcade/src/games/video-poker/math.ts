/*
 * The exact return of video poker by the best holds. For every set of up to five cards, the payout of all hands that
 * contain the set is summed once. A hold then needs no enumeration of draws: its hands are those with the kept cards,
 * less those with any of the discarded cards.
 */
import { DECK, RANKS } from '../cards.ts';
import { fraction, type Fraction } from '../fraction.ts';
import { pokerScore, type SuitMasks } from '../pokerHands.ts';
import { suitClasses } from '../suitClasses.ts';
import { bestHold, COMMON_DRAWS, drawsOf, HOLDS } from './holds.ts';
import { payOfScore, videoHandOf, videoPays, type VideoHand } from './pays.ts';
import { HAND_SIZE } from './rules.ts';

/** `choose(n, k)` for cards of a deck. */
const choices = Array.from({ length: DECK + 1 }, (_, n) => {
  const row = [1];
  for (let k = 1; k <= HAND_SIZE; k += 1) row.push(((row[k - 1] ?? 0) * (n - k + 1)) / k);
  return row;
});
const choose = (n: number, k: number): number => choices[n]?.[k] ?? 0;

/** Returns the number of a set of ascending cards among all sets of its size. */
function placeOf(cards: readonly number[]): number {
  let place = 0;
  for (let index = 0; index < cards.length; index += 1) place += choose(cards[index] as number, index + 1);
  return place;
}

const subsetOf = (cards: readonly number[], subset: number): number[] =>
  cards.filter((_, place) => subset & (1 << place));
const sizeOf = (subset: number): number => [0, 1, 2, 3, 4].filter((place) => subset & (1 << place)).length;

/** Returns the total payout of all hands that contain a set of cards, by the size of the set, then by its number. */
function paidWith(pays: Readonly<Record<VideoHand, number>>): Int32Array[] {
  const sums = Array.from({ length: HAND_SIZE + 1 }, (_, size) => new Int32Array(choose(DECK, size)));
  const [b0, b1, b2, b3] = [0, 1, 2, 3].map((suit) =>
    Int32Array.from({ length: DECK }, (_, card) => (Math.floor(card / RANKS) === suit ? 1 << (card % RANKS) : 0)),
  ) as [Int32Array, Int32Array, Int32Array, Int32Array];
  const maskOf = (bits: Int32Array, a: number, b: number, c: number, d: number, e: number): number =>
    (bits[a] as number) | (bits[b] as number) | (bits[c] as number) | (bits[d] as number) | (bits[e] as number);
  for (let e = 4; e < DECK; e += 1)
    for (let d = 3; d < e; d += 1)
      for (let c = 2; c < d; c += 1)
        for (let b = 1; b < c; b += 1)
          for (let a = 0; a < b; a += 1) {
            const score = pokerScore(
              maskOf(b0, a, b, c, d, e),
              maskOf(b1, a, b, c, d, e),
              maskOf(b2, a, b, c, d, e),
              maskOf(b3, a, b, c, d, e),
            );
            const pay = payOfScore(score, pays);
            if (pay === 0) continue;
            const cards = [a, b, c, d, e];
            for (let subset = 0; subset < HOLDS; subset += 1) {
              const part = subsetOf(cards, subset);
              const list = sums[part.length] as Int32Array;
              (list[placeOf(part)] as number) += pay;
            }
          }
  return sums;
}

/** Returns the cards of a class, ascending. */
const cardsOf = (masks: SuitMasks): number[] =>
  masks.flatMap((mask, suit) =>
    Array.from({ length: RANKS }, (_, bit) => bit)
      .filter((bit) => mask & (1 << bit))
      .map((bit) => suit * RANKS + bit),
  );

/** A hand that represents all that differ only by the names of suits. */
export interface DealtClass {
  /** Ascending; the suit times 13, and 0 for a two up to 12 for an ace. */
  cards: readonly number[];
  multiplicity: number;
  /** The payout of each hold over all draws, as in `holdValues`. */
  values: Float64Array;
}

/** Yields every class of dealt hands with the value of each hold. */
export function* dealtClasses(pays: Readonly<Record<VideoHand, number>> = videoPays): Generator<DealtClass> {
  const sums = paidWith(pays);
  const sizes = Array.from({ length: HOLDS }, (_, subset) => sizeOf(subset));
  for (const { masks, multiplicity } of suitClasses(HAND_SIZE)) {
    const cards = cardsOf(masks);
    const paid = new Float64Array(HOLDS);
    for (let subset = 0; subset < HOLDS; subset += 1)
      paid[subset] = (sums[sizes[subset] as number] as Int32Array)[placeOf(subsetOf(cards, subset))] as number;
    const values = new Float64Array(HOLDS);
    for (let hold = 0; hold < HOLDS; hold += 1) {
      const thrown = HOLDS - 1 - hold;
      let sum = 0;
      // Enumerates the subsets of the discarded cards, the empty one last.
      for (let more = thrown; ; more = (more - 1) & thrown) {
        sum += ((sizes[more] as number) % 2 === 0 ? 1 : -1) * (paid[hold | more] as number);
        if (more === 0) break;
      }
      values[hold] = sum * (COMMON_DRAWS / drawsOf(sizes[thrown] as number));
    }
    yield { cards, multiplicity, values };
  }
}

/** Returns the exact return by the best hold of every hand of all classes. Creating the classes takes a few seconds. */
export function bestReturn(classes: Iterable<DealtClass> = dealtClasses()): Fraction {
  let paid = 0n;
  let hands = 0n;
  for (const { multiplicity, values } of classes) {
    paid += BigInt(multiplicity) * BigInt(values[bestHold(values)] as number);
    hands += BigInt(multiplicity);
  }
  return fraction(paid, hands * BigInt(COMMON_DRAWS));
}

/** Counts the dealt hands by the hand that they pay as. */
export function dealtCounts(): Partial<Record<VideoHand, number>> {
  const counts: Partial<Record<VideoHand, number>> = {};
  for (const { masks, multiplicity } of suitClasses(HAND_SIZE)) {
    const hand = videoHandOf(pokerScore(...masks));
    if (hand !== null) counts[hand] = (counts[hand] ?? 0) + multiplicity;
  }
  return counts;
}
