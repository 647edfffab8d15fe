/*
 * The chance of a target as a player sees it: a whole number of ten-thousandths of a percent. A target is a whole
 * number of hundredths.
 */
import { limited, type NumberRange } from '../../../shell/fixedPoint.ts';
import { MAX_TARGET, MIN_TARGET } from '../math.ts';

/** The lowest and the highest target. */
export const targetRange: NumberRange = { min: MIN_TARGET, max: MAX_TARGET };

/** Target × chance, which is the same for every target: a return of 99 %. */
const TARGET_TIMES_CHANCE = 99_000_000;

/** Returns the chance of a target, rounded to four places of a percent. */
export function shownChance(target: number): number {
  return Math.round(TARGET_TIMES_CHANCE / target);
}

/** The lowest and the highest chance shown. */
export const chanceRange: NumberRange = { min: shownChance(MAX_TARGET), max: shownChance(MIN_TARGET) };

/** Returns the target whose chance is nearest to the one a player wants. */
export function targetNear(chance: number): number {
  return limited(Math.round(TARGET_TIMES_CHANCE / chance), targetRange);
}
