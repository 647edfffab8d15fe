import type { Fraction } from '../fraction.ts';

/** The declared return to player, rounded to nine places. A test compares it with the exact return. */
export const DECLARED_RETURN = '0.990000000';

/** The number of fields of a card, and of equal ones that win. */
export const FIELDS = 9;
export const WINNING_FIELDS = 3;

/** A prize: its payout in hundredths of the stake, and how many of the numbers win it. */
interface Prize {
  hundredths: number;
  weight: number;
}

/** How many numbers there are. Those that win no prize lose. */
export const NUMBERS = 1_000_000;

/** The prizes, the highest first; each has its own symbol. The lowest numbers win the first one. */
export const prizes: readonly Prize[] = [
  { hundredths: 100_000, weight: 20 },
  { hundredths: 20_000, weight: 200 },
  { hundredths: 5000, weight: 2000 },
  { hundredths: 2000, weight: 5000 },
  { hundredths: 1000, weight: 12_000 },
  { hundredths: 500, weight: 30_000 },
  { hundredths: 200, weight: 130_000 },
  { hundredths: 100, weight: 200_000 },
];

/** Returns the index of the prize that a number wins; undefined if it loses. */
export function prizeOf(number: number): number | undefined {
  let end = 0;
  const index = prizes.findIndex(({ weight }) => number < (end += weight));
  return index < 0 ? undefined : index;
}

/** Returns the exact return: every number is equally likely. */
export function exactReturn(of: readonly Prize[] = prizes): Fraction {
  return {
    numerator: of.reduce((sum, { hundredths, weight }) => sum + BigInt(hundredths) * BigInt(weight), 0n),
    denominator: 100n * BigInt(NUMBERS),
  };
}

/** Returns the return and the highest pay, for the rules sheet. */
export function returnByMode(): { mode: string; returned: Fraction; maxMultiplier: Fraction }[] {
  const highest = Math.max(...prizes.map(({ hundredths }) => hundredths));
  return [
    {
      mode: 'every stake',
      returned: exactReturn(),
      maxMultiplier: { numerator: BigInt(highest), denominator: 100n },
    },
  ];
}
