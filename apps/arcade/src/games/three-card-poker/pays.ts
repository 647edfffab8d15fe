import type { HandKind } from './hands.ts';

/** What the hand of the player pays besides, in antes, whatever the dealer has. */
export const bonusPays: Readonly<Partial<Record<HandKind, bigint>>> = {
  straight_flush: 5n,
  three_of_a_kind: 4n,
  straight: 1n,
};

/** What pair plus pays to one by the hand of the player. */
export const pairPlusPays: Readonly<Partial<Record<HandKind, bigint>>> = {
  straight_flush: 40n,
  three_of_a_kind: 30n,
  straight: 6n,
  flush: 4n,
  pair: 1n,
};
