import { minScore, type PokerKind } from '../pokerHands.ts';

/** The least hand with which the dealer plays: a pair of fours. */
export const QUALIFYING_SCORE = minScore('pair', 4);

/** The payout of the ante, to one, by the hand of a winning player. */
export const antePays: Readonly<Record<PokerKind, bigint>> = {
  royal_flush: 100n,
  straight_flush: 20n,
  four_of_a_kind: 10n,
  full_house: 3n,
  flush: 2n,
  straight: 1n,
  three_of_a_kind: 1n,
  two_pair: 1n,
  pair: 1n,
  high_card: 1n,
};

/** The least pair that the bonus bet pays: aces. */
const BONUS_SCORE = minScore('pair', 1);

/**
 * The payout of the bonus bet, to one, for the player's two cards with the flop. The lowest that pays is a pair of
 * aces.
 */
const bonusPays: Readonly<Record<Exclude<PokerKind, 'high_card'>, bigint>> = {
  royal_flush: 100n,
  straight_flush: 50n,
  four_of_a_kind: 40n,
  full_house: 30n,
  flush: 20n,
  straight: 7n,
  three_of_a_kind: 7n,
  two_pair: 7n,
  pair: 7n,
};

/** Returns the payout of the bonus bet, to one, for a score of five cards; undefined if nothing. */
export function bonusPayOf(kind: PokerKind, score: number): bigint | undefined {
  return kind === 'high_card' || score < BONUS_SCORE ? undefined : bonusPays[kind];
}
