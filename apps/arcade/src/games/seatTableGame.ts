import { z } from 'zod';
import { defineGame, type Game, type Json } from './game.ts';
import type { SeatRules } from './seatGame.ts';
import type { Seating } from './seating.ts';
import { gridStakes } from './stakes.ts';

const amount = z.string().regex(/^[1-9]\d{0,14}$/);
const choice = z.strictObject({ tableBase: amount });
const decision = z.strictObject({ topUp: amount });

/** The choice of a sitting: the base of the table, in minor units. */
export type SittingChoice = z.output<typeof choice>;

/** Returns the top-up of a decision of a sitting, in minor units. */
export function topUpOf(decided: unknown): bigint {
  return BigInt(decision.parse(decided).topUp);
}

const MIN_BUY_IN_UNITS = 20;
const DEFAULT_MAX_BUY_IN_UNITS = 100;

/**
 * Defines a game of tables with seats. The available stakes are the bases of its tables. The stake of a round is its
 * buy-in, and decisions add to it. The win is the final stack, which follows from the hands, not from seeds of the
 * round.
 */
export function defineSeatGame<State extends Json, Move extends Json>({
  rules,
  move,
  fillTo,
}: {
  rules: SeatRules<State, Move>;
  move: z.ZodType<Move>;
  fillTo: number;
}): Game {
  const { most: maxSeats } = rules.seats;
  // A new player can get any place of a full table.
  const places = Array.from({ length: maxSeats }, (_, seat) => rules.maxLossUnits(seat, maxSeats));
  const minBuyIn = Math.max(MIN_BUY_IN_UNITS, ...places);
  const seating: Seating = {
    // States and moves come from these rules or have passed `move`.
    rules,
    move,
    fillTo,
    buyIn: { least: minBuyIn, most: Math.max(DEFAULT_MAX_BUY_IN_UNITS, 2 * minBuyIn) },
  };
  return {
    ...defineGame({
      version: rules.version,
      // The result depends on the decisions of players, so the rake is declared instead of a return.
      declaredReturn: '',
      stakesOf: gridStakes,
      choice,
      decision,
      play: (_draw, stake, _choice, topUps) => ({
        events: [],
        win: 0n,
        isOver: false,
        staked: topUps.reduce((sum, { topUp }) => sum + BigInt(topUp), stake),
      }),
    }),
    seating,
  };
}
