/*
 * The numbers of a bet as a player sees them. All are whole numbers of the last place shown: target and chance have two
 * places, so that a chance of 49.50 % is 4950 winning faces; a multiplier has four.
 */
import { toDecimal } from '../../fraction.ts';
import type { NumberRange } from '../../../shell/fixedPoint.ts';
import { FACES, MAX_WINNING, MIN_WINNING, multiplierOf } from '../math.ts';
import type { DiceChoice } from '../rules.ts';

export type Side = DiceChoice['side'];

/** The lowest and the highest chance. */
export const chanceRange: NumberRange = { min: MIN_WINNING, max: MAX_WINNING };

/** Returns the number that the roll has to be over or under. */
export function targetOf({ side, winning }: DiceChoice): number {
  return side === 'under' ? winning : FACES - 1 - winning;
}

/** Returns how many faces are over or under a target. */
export function winningOf(side: Side, target: number): number {
  return side === 'under' ? target : FACES - 1 - target;
}

/** Returns the lowest and the highest target of a side. */
export function targetRange(side: Side): NumberRange {
  return side === 'under'
    ? { min: MIN_WINNING, max: MAX_WINNING }
    : { min: FACES - 1 - MAX_WINNING, max: FACES - 1 - MIN_WINNING };
}

/** Returns the multiplier of a bet, rounded to four places. */
export function shownMultiplier(winning: number): number {
  return Number(toDecimal(multiplierOf(winning), 4).replace('.', ''));
}

/** The lowest and the highest multiplier shown. */
export const multiplierRange: NumberRange = { min: shownMultiplier(MAX_WINNING), max: shownMultiplier(MIN_WINNING) };

/** Returns the winning faces whose multiplier is nearest to the one a player wants. */
export function winningNear(multiplier: number): number {
  return Math.round(shownMultiplier(MIN_WINNING) / multiplier);
}
