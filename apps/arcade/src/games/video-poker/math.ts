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

/** Constants of this module, because hot loops read them: the test runner looks imports up every time. */
const handSize = HAND_SIZE;
const deck = DECK;
const holds = HOLDS;

/** `choose(n, k)` for cards of a deck. */
const choices = Float64Array.from({ length: (deck + 1) * (handSize + 1) }, (_, index) => {
  const n = Math.floor(index / (handSize + 1));
  let ways = 1;
  for (let k = 1; k <= index % (handSize + 1); k += 1) ways = (ways * (n - k + 1)) / k;
  return ways;
});
const choose = (n: number, k: number): number => choices[n * (handSize + 1) + k] ?? 0;

/**
 * Returns the number of a part of ascending cards among all sets of its size. `subset` has a bit for each card of the
 * part.
 */
function placeOf(cards: ArrayLike<number>, subset: number): number {
  let place = 0;
  let size = 0;
  for (let index = 0; index < handSize; index += 1)
    if (subset & (1 << index)) {
      size += 1;
      place += choose(cards[index] as number, size);
    }
  return place;
}

const sizeOf = (subset: number): number => [0, 1, 2, 3, 4].filter((place) => subset & (1 << place)).length;
/** The size of every subset of a hand. */
const sizes = Array.from({ length: holds }, (_, subset) => sizeOf(subset));

/** Returns the total payout of all hands that contain a set of cards, by the size of the set, then by its number. */
function paidWith(pays: Readonly<Record<VideoHand, number>>): Int32Array[] {
  const sums = Array.from({ length: handSize + 1 }, (_, size) => new Int32Array(choose(deck, size)));
  const [b0, b1, b2, b3] = [0, 1, 2, 3].map((suit) =>
    Int32Array.from({ length: deck }, (_, card) => (Math.floor(card / RANKS) === suit ? 1 << (card % RANKS) : 0)),
  ) as [Int32Array, Int32Array, Int32Array, Int32Array];
  const maskOf = (bits: Int32Array, b: number, c: number, d: number, e: number): number =>
    (bits[b] as number) | (bits[c] as number) | (bits[d] as number) | (bits[e] as number);
  const cards = new Uint8Array(handSize);
  for (let e = 4; e < deck; e += 1)
    for (let d = 3; d < e; d += 1)
      for (let c = 2; c < d; c += 1)
        for (let b = 1; b < c; b += 1) {
          const m0 = maskOf(b0, b, c, d, e);
          const m1 = maskOf(b1, b, c, d, e);
          const m2 = maskOf(b2, b, c, d, e);
          const m3 = maskOf(b3, b, c, d, e);
          for (let a = 0; a < b; a += 1) {
            const score = pokerScore(
              m0 | (b0[a] as number),
              m1 | (b1[a] as number),
              m2 | (b2[a] as number),
              m3 | (b3[a] as number),
            );
            const pay = payOfScore(score, pays);
            if (pay === 0) continue;
            cards[0] = a;
            cards[1] = b;
            cards[2] = c;
            cards[3] = d;
            cards[4] = e;
            for (let subset = 0; subset < holds; subset += 1)
              ((sums[sizes[subset] as number] as Int32Array)[placeOf(cards, subset)] as number) += pay;
          }
        }
  return sums;
}

/** Returns the cards of a class, ascending. */
function cardsOf(masks: SuitMasks): number[] {
  const cards: number[] = [];
  masks.forEach((mask, suit) => {
    for (let bit = 0; bit < RANKS; bit += 1) if (mask & (1 << bit)) cards.push(suit * RANKS + bit);
  });
  return cards;
}

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
  const paid = new Float64Array(holds);
  for (const { masks, multiplicity } of suitClasses(handSize)) {
    const cards = cardsOf(masks);
    for (let subset = 0; subset < holds; subset += 1)
      paid[subset] = (sums[sizes[subset] as number] as Int32Array)[placeOf(cards, subset)] as number;
    const values = new Float64Array(holds);
    for (let hold = 0; hold < holds; hold += 1) {
      const thrown = holds - 1 - hold;
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
  for (const { masks, multiplicity } of suitClasses(handSize)) {
    const hand = videoHandOf(pokerScore(...masks));
    if (hand !== null) counts[hand] = (counts[hand] ?? 0) + multiplicity;
  }
  return counts;
}
