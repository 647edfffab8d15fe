import type { UniformDraw } from '../../fairness/uniformDraw.ts';
import { playPlaces, type PlaceBets, type PlaceEvent } from '../placePays.ts';
import { colourOf, paysTimes, placeCodes, placeOf, POCKETS, type PocketColour } from './places.ts';

/** Stored with every round. Any change of an outcome or a pay requires a new version. */
export const ROULETTE_VERSION = 'roulette@1';

/** Amounts by the codes of places. */
export type RouletteChoice = PlaceBets<string>;

/** The public data of a draw. */
export interface RouletteResult {
  number: number;
  colour: PocketColour;
}

/** The public data of the draw, in the list of events. */
export type LandedEvent = { type: 'ball_landed' } & RouletteResult;
/** An event of a round. Amounts are digits in minor units. */
export type RouletteEvent = LandedEvent | PlaceEvent<string>;

/** Draws the pocket in which the ball lands. */
export function spinRoulette(draw: UniformDraw): RouletteResult {
  const number = draw(POCKETS);
  return { number, colour: colourOf(number) };
}

/** Returns the payout of a place with its stake, in hundredths of the stake. */
export function hundredthsOf(code: string, { number }: Pick<RouletteResult, 'number'>): number {
  const place = placeOf(code);
  return place.numbers.includes(number) ? paysTimes(place) * 100 : 0;
}

/** Decides a bet from the number of its draw. */
export const playRoulette = playPlaces<string, LandedEvent>(
  placeCodes,
  (draw) => ({ type: 'ball_landed', ...spinRoulette(draw) }),
  hundredthsOf,
);
