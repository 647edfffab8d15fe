import type { HandKind } from './hands.ts';

/** The bonus of the player's hand, in antes, independent of the dealer's hand. */
export const bonusPays: Readonly<Partial<Record<HandKind, bigint>>> = {
  straight_flush: 5n,
  three_of_a_kind: 4n,
  straight: 1n,
};

/** The payout of pair plus, to one, by the hand of the player. */
export const pairPlusPays: Readonly<Partial<Record<HandKind, bigint>>> = {
  straight_flush: 40n,
  three_of_a_kind: 30n,
  straight: 6n,
  flush: 4n,
  pair: 1n,
};
