import type { UniformDraw } from '../../fairness/uniformDraw.ts';
import { playPlaces, type PlaceBets, type PlaceEvent } from '../placePays.ts';

/** Stored with every round. Any change of an outcome or a pay requires a new version. */
export const MONEY_WHEEL_VERSION = 'money-wheel@1';

/** The places by their payouts, in stakes. */
export const moneyWheelPlaces = ['x2', 'x4', 'x6.5', 'x13', 'x26', 'x52'] as const;
export type MoneyWheelPlace = (typeof moneyWheelPlaces)[number];
export type MoneyWheelChoice = PlaceBets<MoneyWheelPlace>;

/** The segments, clockwise from the first. No two neighbours are alike. */
export const wheelSegments: readonly MoneyWheelPlace[] = (
  'x2 x4 x2 x6.5 x2 x4 x13 x2 x26 x2 x4 x2 x6.5 x2 x4 x2 x6.5 x2 x4 x2 x13 x2 x4 x2 x6.5 x2 x4 ' +
  'x52 x2 x6.5 x2 x4 x2 x13 x2 x4 x2 x6.5 x2 x4 x2 x26 x2 x4 x2 x6.5 x2 x4 x2 x13 x2 x6.5 x2 x4'
).split(' ') as MoneyWheelPlace[];

/** The payout of each place with its stake, in hundredths of the stake, if the wheel stops on it. */
export const placeHundredths: Readonly<Record<MoneyWheelPlace, number>> = {
  x2: 200,
  x4: 400,
  'x6.5': 650,
  x13: 1300,
  x26: 2600,
  x52: 5200,
};

/** The public result of a draw: the segment at the pointer, from 0 on. */
export interface MoneyWheelResult {
  segment: number;
  place: MoneyWheelPlace;
}

/** The public data of the draw, in the list of events. */
export type StoppedEvent = { type: 'wheel_stopped' } & MoneyWheelResult;
/** An event of a round. Amounts are digits in minor units. */
export type MoneyWheelEvent = StoppedEvent | PlaceEvent<MoneyWheelPlace>;

/** Draws the segment on which the wheel stops. */
export function spinMoneyWheel(draw: UniformDraw): MoneyWheelResult {
  const segment = draw(wheelSegments.length);
  return { segment, place: wheelSegments[segment] ?? 'x2' };
}

/** Returns the payout of a place with its stake, in hundredths of the stake. */
export function hundredthsOf(place: MoneyWheelPlace, result: Pick<MoneyWheelResult, 'place'>): number {
  return place === result.place ? placeHundredths[place] : 0;
}

/** Decides a bet from the segment of its draw. */
export const playMoneyWheel = playPlaces<MoneyWheelPlace, StoppedEvent>(
  moneyWheelPlaces,
  (draw) => ({ type: 'wheel_stopped', ...spinMoneyWheel(draw) }),
  hundredthsOf,
);
