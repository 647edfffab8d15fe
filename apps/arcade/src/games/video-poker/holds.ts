import { cardOf, DECK, type Card } from '../cards.ts';
import { pokerScore, rankBit, suitMasks } from '../pokerHands.ts';
import { payOfScore } from './pays.ts';
import { HAND_SIZE } from './rules.ts';

/** Ways to keep cards: each card is kept or not. A bit of a hold is set if the card at its place is kept. */
export const HOLDS = 1 << HAND_SIZE;

/** A multiple of every number of draws: of 1, 47, 1,081, 16,215, 178,365 and 1,533,939. */
export const COMMON_DRAWS = 7_669_695;

/** Returns in how many ways `count` of the 47 remaining cards are drawn. */
export const drawsOf = (count: number): number => [1, 47, 1081, 16_215, 178_365, 1_533_939][count] ?? 0;

/** Returns the cards of a hold, as places. */
export const heldPlaces = (hold: number): number[] => [0, 1, 2, 3, 4].filter((place) => hold & (1 << place));

/** Returns the best hold. Among equal values it is the one that keeps more cards. */
export function bestHold(values: ArrayLike<number>): number {
  let best = HOLDS - 1;
  for (let hold = HOLDS - 2; hold >= 0; hold -= 1) if ((values[hold] ?? 0) > (values[best] ?? 0)) best = hold;
  return best;
}

/**
 * Computes the value of each hold of five cards over every draw: its total payout in stakes, scaled so that all holds
 * have `COMMON_DRAWS` draws. There are 2,598,960 draws in total, so each step is a slice of the work, and the last one
 * returns the values by hold.
 */
export function* holdValues(hand: readonly Card[]): Generator<undefined, Float64Array> {
  const isOut = (card: Card): boolean => hand.some(({ rank, suit }) => rank === card.rank && suit === card.suit);
  const remaining = Array.from({ length: DECK }, (_, index) => cardOf(index)).filter((card) => !isOut(card));
  const suits = [0, 1, 2, 3].map((suit) =>
    Int32Array.from(remaining, (card) => (card.suit === suit ? rankBit(card.rank) : 0)),
  ) as [Int32Array, Int32Array, Int32Array, Int32Array];
  const [spades, hearts, diamonds, clubs] = suits;

  /** Returns the total payout of all ways to draw `count` cards below `end` to these. */
  function paid(a: number, b: number, c: number, d: number, count: number, end: number): number {
    if (count === 0) return payOfScore(pokerScore(a, b, c, d));
    let sum = 0;
    for (let card = count - 1; card < end; card += 1)
      sum += paid(
        a | (spades[card] as number),
        b | (hearts[card] as number),
        c | (diamonds[card] as number),
        d | (clubs[card] as number),
        count - 1,
        card,
      );
    return sum;
  }

  const values = new Float64Array(HOLDS);
  for (let hold = 0; hold < HOLDS; hold += 1) {
    const held = heldPlaces(hold).flatMap((place) => hand[place] ?? []);
    const count = HAND_SIZE - held.length;
    const [a, b, c, d] = suitMasks(held);
    let sum = 0;
    if (count === 0) sum = paid(a, b, c, d, 0, 0);
    else
      for (let card = count - 1; card < remaining.length; card += 1) {
        sum += paid(
          a | (spades[card] as number),
          b | (hearts[card] as number),
          c | (diamonds[card] as number),
          d | (clubs[card] as number),
          count - 1,
          card,
        );
        if (count > 3) yield;
      }
    values[hold] = sum * (COMMON_DRAWS / drawsOf(count));
    yield;
  }
  return values;
}

/** Returns the best hold of five cards, computed synchronously. */
export function bestHoldOf(hand: readonly Card[]): number {
  const steps = holdValues(hand);
  for (;;) {
    const step = steps.next();
    if (step.done) return bestHold(step.value);
  }
}
