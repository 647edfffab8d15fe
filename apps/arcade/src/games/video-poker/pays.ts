import { kindOfScore, minScore, type PokerKind } from '../pokerHands.ts';

/** The hands that pay, from the best. */
export const videoHands = [
  'royal_flush',
  'straight_flush',
  'four_of_a_kind',
  'full_house',
  'flush',
  'straight',
  'three_of_a_kind',
  'two_pair',
  'jacks_or_better',
] as const;
export type VideoHand = (typeof videoHands)[number];

/** How many times the stake each hand pays, the stake included: the table known as 9/6. */
export const videoPays: Readonly<Record<VideoHand, number>> = {
  royal_flush: 800,
  straight_flush: 50,
  four_of_a_kind: 25,
  full_house: 9,
  flush: 6,
  straight: 4,
  three_of_a_kind: 3,
  two_pair: 2,
  jacks_or_better: 1,
};

/** The least pair that pays: jacks. */
const JACKS_SCORE = minScore('pair', 11);
const isVideoHand = (kind: PokerKind): kind is PokerKind & VideoHand => kind in videoPays;

/** Returns the paid hand of a score of five cards; null if it pays nothing. */
export function videoHandOf(score: number): VideoHand | null {
  const kind = kindOfScore(score);
  if (isVideoHand(kind)) return kind;
  return kind === 'pair' && score >= JACKS_SCORE ? 'jacks_or_better' : null;
}

/** Returns the payout of a score of five cards in stakes, by a table of pays. */
export function payOfScore(score: number, pays: Readonly<Record<VideoHand, number>> = videoPays): number {
  const hand = videoHandOf(score);
  return hand === null ? 0 : pays[hand];
}
