import type { Fraction } from '../fraction.ts';

/** The declared return to player, rounded to nine places. A test compares it with the exact return of every species. */
export const DECLARED_RETURN = '0.970000000';

/** The declared return in hundredths. */
export const RETURN_HUNDREDTHS = 97;

/** The most shots of one batch. */
export const MOST_SHOTS = 20;

/** The most shots that the server takes in a second, so that no program plays faster than a hand and its autofire. */
export const SHOTS_PER_SECOND = 12;

/** A multiplier that a caught creature may pay, and how many of the numbers of the table draw it. */
export interface Prize {
  multiplier: number;
  weight: number;
}

interface Species {
  /** The mean of what a catch pays, in bullets. The chance of a catch is the return divided by it. */
  multiplier: number;
  /** The table that a catch draws its multiplier from. Its mean is `multiplier`. Absent if every catch pays the same. */
  prizes?: readonly Prize[];
}

/** Every species, from the most frequent to the rarest. */
const table = {
  sardine: { multiplier: 2 },
  clownfish: { multiplier: 3 },
  seahorse: { multiplier: 4 },
  angelfish: { multiplier: 5 },
  pufferfish: { multiplier: 6 },
  jellyfish: { multiplier: 8 },
  squid: { multiplier: 10 },
  lanternfish: { multiplier: 12 },
  turtle: { multiplier: 15 },
  lobster: { multiplier: 18 },
  ray: { multiplier: 20 },
  swordfish: { multiplier: 25 },
  goldfish: { multiplier: 30 },
  shark: { multiplier: 40 },
  whale: { multiplier: 60 },
  bombCrab: {
    multiplier: 25,
    prizes: [
      { multiplier: 10, weight: 8 },
      { multiplier: 20, weight: 6 },
      { multiplier: 40, weight: 4 },
      { multiplier: 70, weight: 2 },
    ],
  },
  stormEel: {
    multiplier: 50,
    prizes: [
      { multiplier: 20, weight: 8 },
      { multiplier: 40, weight: 6 },
      { multiplier: 80, weight: 4 },
      { multiplier: 140, weight: 2 },
    ],
  },
  treasureClam: {
    multiplier: 80,
    prizes: [
      { multiplier: 30, weight: 8 },
      { multiplier: 60, weight: 6 },
      { multiplier: 120, weight: 3 },
      { multiplier: 200, weight: 2 },
      { multiplier: 240, weight: 1 },
    ],
  },
  kraken: { multiplier: 120 },
  lord: {
    multiplier: 200,
    prizes: [
      { multiplier: 100, weight: 5 },
      { multiplier: 200, weight: 3 },
      { multiplier: 400, weight: 1 },
      { multiplier: 500, weight: 1 },
    ],
  },
} as const satisfies Record<string, Species>;

/** A kind of creature in the sea. */
export type FishSpecies = keyof typeof table;

export const fishSpecies = Object.keys(table) as [FishSpecies, ...FishSpecies[]];

const known: Readonly<Record<FishSpecies, Species>> = table;

/** What a catch of a species pays: its prizes, or one that is certain. */
export function prizesOf(species: FishSpecies): readonly Prize[] {
  const { multiplier, prizes } = known[species];
  return prizes ?? [{ multiplier, weight: 1 }];
}

/** The mean of what a catch pays, in bullets. */
export function meanMultiplier(species: FishSpecies): number {
  return known[species].multiplier;
}

/** How many numbers a shot draws from: of them, `RETURN_HUNDREDTHS` catch. */
export function catchNumbers(species: FishSpecies): number {
  return 100 * known[species].multiplier;
}

/** Whether a number from 0 to below `catchNumbers` catches. The chance is return ÷ multiplier, whatever was shot before. */
export function isCatch(number: number): boolean {
  return number < RETURN_HUNDREDTHS;
}

/** The numbers of a table of prizes. */
export function totalWeight(prizes: readonly Prize[]): number {
  return prizes.reduce((sum, { weight }) => sum + weight, 0);
}

/** The multiplier that a number from 0 to below the total weight draws. */
export function prizeOf(prizes: readonly Prize[], number: number): number {
  let left = number;
  for (const { multiplier, weight } of prizes) {
    if (left < weight) return multiplier;
    left -= weight;
  }
  throw new RangeError('the number is beyond the table');
}

/** The exact return of a shot at a species: the chance of a catch times the mean of its prizes. */
export function exactReturn(species: FishSpecies, prizes: readonly Prize[] = prizesOf(species)): Fraction {
  const paid = prizes.reduce((sum, { multiplier, weight }) => sum + multiplier * weight, 0);
  return {
    numerator: BigInt(RETURN_HUNDREDTHS * paid),
    denominator: BigInt(catchNumbers(species) * totalWeight(prizes)),
  };
}

/** The exact return and the highest pay of each species. */
export function returnByMode(): { mode: string; returned: Fraction; maxMultiplier: Fraction }[] {
  return fishSpecies.map((species) => ({
    mode: species,
    returned: exactReturn(species),
    maxMultiplier: {
      numerator: BigInt(Math.max(...prizesOf(species).map(({ multiplier }) => multiplier))),
      denominator: 1n,
    },
  }));
}
