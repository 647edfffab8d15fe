import type { z } from 'zod';
import type { Json } from './json.ts';
import type { SeatRules } from './seatGame.ts';

/**
 * A game that players play with each other at tables with seats. Its rounds are sittings: a buy-in and the final stack.
 */
export interface Seating {
  rules: SeatRules;
  /** The form of a move. Unknown fields are rejected. */
  move: z.ZodType<Json>;
  /** Bots fill a table up to this many seats, and leave as players arrive. */
  fillTo: number;
  /** The least and the largest stack of a buy-in, in units of the base. */
  buyIn: { least: number; most: number };
}
