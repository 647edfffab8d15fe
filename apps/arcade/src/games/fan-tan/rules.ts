import type { UniformDraw } from '../../fairness/uniformDraw.ts';
import { playPlaces, type PlaceBets, type PlaceEvent } from '../placePays.ts';
import { placeCodes, placeOf, remainders, winHundredths, type Remainder } from './places.ts';

/** Stored with every round. Any change of an outcome or a pay requires a new version. */
export const FAN_TAN_VERSION = 'fan-tan@1';

/**
 * The fewest beads of a pile, and the number of different piles. That number is a multiple of four, so that remainders
 * are uniform.
 */
const MIN_BEADS = 41;
const PILES = 40;

/** Amounts by the codes of places. */
export type FanTanChoice = PlaceBets<string>;

/** The public data of a draw. */
export interface FanTanResult {
  beads: number;
  remainder: Remainder;
}

/** The public data of the draw, in the list of events. */
export type CountedEvent = { type: 'beads_counted' } & FanTanResult;
/** An event of a round. Amounts are digits in minor units. */
export type FanTanEvent = CountedEvent | PlaceEvent<string>;

/** Returns the remainder of a pile that is counted off by fours. The last four stay. */
export function remainderOf(beads: number): Remainder {
  return remainders[(beads - 1) % remainders.length] ?? 4;
}

/** Draws a pile. */
export function countBeads(draw: UniformDraw): FanTanResult {
  const beads = MIN_BEADS + draw(PILES);
  return { beads, remainder: remainderOf(beads) };
}

/** Returns the payout of a place with its stake, in hundredths of the stake. */
export function hundredthsOf(code: string, { remainder }: Pick<FanTanResult, 'remainder'>): number {
  const { kind, wins, back } = placeOf(code);
  if (wins.includes(remainder)) return winHundredths[kind];
  return back === remainder ? 100 : 0;
}

/** Decides a bet from the pile of its draw. */
export const playFanTan = playPlaces<string, CountedEvent>(
  placeCodes,
  (draw) => ({ type: 'beads_counted', ...countBeads(draw) }),
  hundredthsOf,
);
