import type { UniformDraw } from '../fairness/uniformDraw.ts';
import { fraction, type Fraction } from './fraction.ts';

/** Three dice in the order thrown, each from 1 to 6. */
export type Dice = readonly number[];

export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof FACES)[number];

/** All throws: 216, each as likely as the others. */
export const throws: readonly Dice[] = FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c) => [a, b, c])));

/** Throws three dice. */
export function throwDice(draw: UniformDraw): number[] {
  return Array.from({ length: 3 }, () => draw(FACES.length) + 1);
}

export function sumOf(dice: Dice): number {
  return dice.reduce((sum, die) => sum + die, 0);
}

/** Returns how many dice show a face. */
export function countOf(dice: Dice, face: number): number {
  return dice.filter((die) => die === face).length;
}

export function isTriple([first, ...others]: Dice): boolean {
  return others.every((die) => die === first);
}

/** Every two different faces, the lower one first: 15. */
export const facePairs: readonly (readonly [Face, Face])[] = FACES.flatMap((low) =>
  FACES.filter((high) => high > low).map((high) => [low, high] as const),
);

/** Returns the exact return of a throw's payouts in hundredths of the stake. */
export function returnOfThrows(hundredthsOf: (dice: Dice) => number): Fraction {
  return fraction(
    throws.reduce((sum, dice) => sum + hundredthsOf(dice), 0),
    throws.length * 100,
  );
}

/** Returns the maximum payout of a throw, as a fraction of the stake. */
export function bestOfThrows(hundredthsOf: (dice: Dice) => number): Fraction {
  return fraction(Math.max(...throws.map(hundredthsOf)), 100);
}
