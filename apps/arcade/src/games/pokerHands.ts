/*
 * Hands of poker from one deck: the best five of five to seven cards. Cards are stored as four masks, one for each
 * suit, whose thirteen bits are the ranks from the two up to the ace. This is fast enough to evaluate millions of hands
 * in a page.
 */
import type { Card } from './cards.ts';

/** The kinds of hands, from the lowest. */
export const pokerKinds = [
  'high_card',
  'pair',
  'two_pair',
  'three_of_a_kind',
  'straight',
  'flush',
  'full_house',
  'four_of_a_kind',
  'straight_flush',
  'royal_flush',
] as const;
export type PokerKind = (typeof pokerKinds)[number];

/** The ranks of each suit, as bits. Bit 0 is the two, bit 12 the ace. */
export type SuitMasks = readonly [number, number, number, number];

const RANK_BITS = 13;
const ALL_RANKS = (1 << RANK_BITS) - 1;
const ACE = 1 << (RANK_BITS - 1);
const KIND_SHIFT = 2 * RANK_BITS;
const HAND = 5;

const kindIndex = Object.fromEntries(pokerKinds.map((kind, index) => [kind, index])) as Record<PokerKind, number>;

/** How many bits each mask of ranks has. */
const bitCounts = new Uint8Array(ALL_RANKS + 1);
for (let mask = 1; mask <= ALL_RANKS; mask += 1) bitCounts[mask] = (bitCounts[mask >> 1] ?? 0) + (mask & 1);

/**
 * The bit of the highest card of the straight in each mask of ranks; 0 without one. The ace is low in a straight to the
 * five.
 */
const straightTops = new Uint16Array(ALL_RANKS + 1);
for (let mask = 1; mask <= ALL_RANKS; mask += 1) {
  const withLowAce = (mask << 1) | (mask & ACE ? 1 : 0);
  for (let top = RANK_BITS; top >= HAND - 1 && !straightTops[mask]; top -= 1)
    if (((withLowAce >> (top - HAND + 1)) & 0b11111) === 0b11111) straightTops[mask] = 1 << (top - 1);
}

/** Returns the bit of a rank, from 1 for an ace to 13 for a king. */
export const rankBit = (rank: number): number => (rank === 1 ? ACE : 1 << (rank - 2));

const highest = (mask: number): number => (mask === 0 ? 0 : 1 << (31 - Math.clz32(mask)));

/** Returns the highest `count` bits of a mask. */
function highestOf(mask: number, count: number): number {
  let remaining = mask;
  for (let over = (bitCounts[mask] ?? 0) - count; over > 0; over -= 1) remaining &= remaining - 1;
  return remaining;
}

/** Packs a score: the kind, then the ranks that form it, then the other ranks. */
const scored = (kind: number, main: number, beside: number): number =>
  (kind << KIND_SHIFT) | (main << RANK_BITS) | beside;

function flushScore(suit: number): number {
  const top = straightTops[suit] ?? 0;
  if (top === ACE) return scored(kindIndex.royal_flush, top, 0);
  if (top > 0) return scored(kindIndex.straight_flush, top, 0);
  return scored(kindIndex.flush, highestOf(suit, HAND), 0);
}

/**
 * Returns the score of the best five of five to seven cards. A better hand has a greater score; equal hands have the
 * same score.
 */
export function pokerScore(first: number, second: number, third: number, fourth: number): number {
  // With seven cards a flush excludes four of a kind and a full house.
  if ((bitCounts[first] ?? 0) >= HAND) return flushScore(first);
  if ((bitCounts[second] ?? 0) >= HAND) return flushScore(second);
  if ((bitCounts[third] ?? 0) >= HAND) return flushScore(third);
  if ((bitCounts[fourth] ?? 0) >= HAND) return flushScore(fourth);

  const ranks = first | second | third | fourth;
  const both = first & second;
  const others = third & fourth;
  const twice = both | others | ((first ^ second) & (third ^ fourth));
  const straight = straightTops[ranks] ?? 0;
  if (twice === 0) {
    return straight > 0
      ? scored(kindIndex.straight, straight, 0)
      : scored(kindIndex.high_card, highestOf(ranks, HAND), 0);
  }
  const four = both & others;
  if (four > 0) return scored(kindIndex.four_of_a_kind, four, highest(ranks & ~four));
  const three = highest((both & (third | fourth)) | (others & (first | second)));
  const pairOver = highest(twice & ~three);
  if (three > 0 && pairOver > 0) return scored(kindIndex.full_house, three, pairOver);
  if (straight > 0) return scored(kindIndex.straight, straight, 0);
  if (three > 0) return scored(kindIndex.three_of_a_kind, three, highestOf(ranks & ~three, 2));
  const pairs = highestOf(twice, 2);
  if (pairs !== pairOver) return scored(kindIndex.two_pair, pairs, highest(ranks & ~pairs));
  return scored(kindIndex.pair, pairs, highestOf(ranks & ~pairs, 3));
}

/** Returns the kind of a hand with a score. */
export const kindOfScore = (score: number): PokerKind => pokerKinds[score >> KIND_SHIFT] ?? 'high_card';

/**
 * Returns the least score of a kind whose own ranks are at least this one; for instance any pair of fours or better.
 */
export const minScore = (kind: PokerKind, rank: number): number => scored(kindIndex[kind], rankBit(rank), 0);

/** Returns the ranks of cards by suit. */
export function suitMasks(cards: readonly Card[]): SuitMasks {
  const masks: [number, number, number, number] = [0, 0, 0, 0];
  for (const { rank, suit } of cards) masks[suit] = (masks[suit] ?? 0) | rankBit(rank);
  return masks;
}

/** The value of a hand: its kind, and a score that is greater for a better hand. */
export interface PokerHand {
  kind: PokerKind;
  score: number;
}

/** Evaluates five to seven cards. */
export function pokerHand(cards: readonly Card[]): PokerHand {
  const score = pokerScore(...suitMasks(cards));
  return { kind: kindOfScore(score), score };
}
