import type { Fraction } from '../fraction.ts';

/** The difficulties on offer. */
export const climbDifficulties = ['easy', 'medium', 'hard', 'expert'] as const;

/** A difficulty of the ladder. */
export type ClimbDifficulty = (typeof climbDifficulties)[number];

/** The ladder of a difficulty: its rows, the doors of each row, and how many of them are safe. */
export interface Ladder {
  rows: number;
  doors: number;
  safe: number;
}

/** The ladder of each difficulty. The rarest top, on expert, is reached once in 6,561 rounds. */
export const ladders: Readonly<Record<ClimbDifficulty, Ladder>> = {
  easy: { rows: 12, doors: 4, safe: 3 },
  medium: { rows: 10, doors: 3, safe: 2 },
  hard: { rows: 9, doors: 2, safe: 1 },
  expert: { rows: 8, doors: 3, safe: 1 },
};

/** The declared return to player: the same for every difficulty and at every stop. */
export const DECLARED_RETURN = '0.990000000';

/**
 * Returns the payout per stake of stopping after this many steps. Nothing was risked before the first step, so there is
 * no pay.
 */
export function multiplierAfter({ doors, safe }: Ladder, steps: number): Fraction {
  if (steps === 0) return { numerator: 0n, denominator: 1n };
  return { numerator: 99n * BigInt(doors) ** BigInt(steps), denominator: 100n * BigInt(safe) ** BigInt(steps) };
}

/** Returns the exact return to a player who stops after this many steps, if that stop pays `multiplier`. */
export function returnAt({ doors, safe }: Ladder, steps: number, multiplier: Fraction): Fraction {
  return {
    numerator: multiplier.numerator * BigInt(safe) ** BigInt(steps),
    denominator: multiplier.denominator * BigInt(doors) ** BigInt(steps),
  };
}

/** Returns the exact return and the largest multiplier of each difficulty. */
export function returnByMode(): { mode: ClimbDifficulty; returned: Fraction; maxMultiplier: Fraction }[] {
  return climbDifficulties.map((mode) => {
    const ladder = ladders[mode];
    const maxMultiplier = multiplierAfter(ladder, ladder.rows);
    return { mode, returned: returnAt(ladder, ladder.rows, maxMultiplier), maxMultiplier };
  });
}
