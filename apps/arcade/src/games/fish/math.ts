import type { Fraction } from '../fraction.ts';
import { bookFacts } from './facts.ts';
import { TREASURE_MIN, TREASURE_MAX } from './treasure.ts';

/** The declared return to player, rounded to nine places. A test compares it with the exact return of every species. */
export const DECLARED_RETURN = '0.970000000';

/** The declared return in hundredths. */
export const RETURN_HUNDREDTHS = 97;

/** The most shots of one batch. */
export const MAX_SHOTS = 20;

/** The most shots that the server takes in a second, so that no program plays faster than a hand and its autofire. */
export const SHOTS_PER_SECOND = 12;

/** A multiplier that a caught creature may pay, and how many of the numbers of the table draw it. */
export interface Prize {
  multiplier: number;
  weight: number;
}

interface Species {
  /** The mean payout of a catch, in bullets. The chance of a catch is the return divided by it. */
  multiplier: number;
  /**
   * The table that a catch draws its multiplier from. Its mean is `multiplier`. Absent if every catch pays the same.
   */
  prizes?: readonly Prize[];
}

/** Every species with a table of prizes, from the most frequent to the rarest. */
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

/** A kind of creature with a table of prizes. */
export type PlainSpecies = keyof typeof table;

/** A kind of creature in the sea. The naga's hoard comes from the book. */
export type FishSpecies = PlainSpecies | 'naga';

export const plainSpecies = Object.keys(table) as [PlainSpecies, ...PlainSpecies[]];
export const fishSpecies: readonly [FishSpecies, ...FishSpecies[]] = [...plainSpecies, 'naga'];

const known: Readonly<Record<PlainSpecies, Species>> = table;

/** Whether a catch of a species opens a row of the book. */
export function hasTreasure(species: FishSpecies): species is 'naga' {
  return species === 'naga';
}

/** Returns the prizes of a species; a single one if all catches pay the same. */
export function prizesOf(species: PlainSpecies): readonly Prize[] {
  const { multiplier, prizes } = known[species];
  return prizes ?? [{ multiplier, weight: 1 }];
}

/** Returns the mean payout of a catch, in bullets. For the naga it is the mean of all rows of the book. */
export function meanOf(species: FishSpecies): Fraction {
  return hasTreasure(species)
    ? { numerator: bookFacts.payoutSum, denominator: BigInt(bookFacts.rows) * 100n }
    : { numerator: BigInt(known[species].multiplier), denominator: 1n };
}

/** Returns the mean payout as a number, for sorting. */
export function meanMultiplier(species: FishSpecies): number {
  const { numerator, denominator } = meanOf(species);
  return Number(numerator) / Number(denominator);
}

/** Returns the least and the most that a catch pays, in bullets. */
export function payRangeOf(species: FishSpecies): [min: number, max: number] {
  if (hasTreasure(species)) return [TREASURE_MIN, TREASURE_MAX];
  const multipliers = prizesOf(species).map(({ multiplier }) => multiplier);
  return [Math.min(...multipliers), Math.max(...multipliers)];
}

/** Returns how many of a shot's numbers catch. */
export function catchingNumbers(species: FishSpecies): number {
  return hasTreasure(species) ? RETURN_HUNDREDTHS * bookFacts.rows : RETURN_HUNDREDTHS;
}

/**
 * Returns how many numbers a shot draws from: 100 for each bullet of the mean, of which `RETURN_HUNDREDTHS` catch. The
 * mean of the book is the sum of its rows ÷ rows, so for the naga both numbers are multiplied by the rows.
 */
export function catchNumbers(species: FishSpecies): number {
  return hasTreasure(species) ? Number(bookFacts.payoutSum) : 100 * known[species].multiplier;
}

/**
 * Whether a number from 0 to below `catchNumbers` catches. The chance is return ÷ mean, regardless of earlier shots.
 */
export function isCatch(species: FishSpecies, number: number): boolean {
  return number < catchingNumbers(species);
}

/** Returns the total weight of prizes, which is how many numbers draw one of them. */
export function totalWeight(prizes: readonly Prize[]): number {
  return prizes.reduce((sum, { weight }) => sum + weight, 0);
}

/** Returns the multiplier that a number from 0 to below the total weight draws. */
export function prizeOf(prizes: readonly Prize[], number: number): number {
  let remaining = number;
  for (const { multiplier, weight } of prizes) {
    if (remaining < weight) return multiplier;
    remaining -= weight;
  }
  throw new RangeError('the number is beyond the table');
}

/** Returns the exact return of a shot at a species of the table: the chance of a catch times the mean of its prizes. */
export function exactReturn(species: PlainSpecies, prizes: readonly Prize[] = prizesOf(species)): Fraction {
  const paid = prizes.reduce((sum, { multiplier, weight }) => sum + multiplier * weight, 0);
  return {
    numerator: BigInt(RETURN_HUNDREDTHS * paid),
    denominator: BigInt(catchNumbers(species) * totalWeight(prizes)),
  };
}

/**
 * Returns the exact return of a shot at the naga: the chance of a catch times the mean of a book whose rows pay this
 * sum.
 */
export function treasureReturn(payoutSum: bigint = bookFacts.payoutSum): Fraction {
  return {
    numerator: BigInt(catchingNumbers('naga')) * payoutSum,
    denominator: BigInt(catchNumbers('naga')) * BigInt(bookFacts.rows) * 100n,
  };
}

/** Returns the exact return and the highest pay of each species. */
export function returnByMode(): { mode: string; returned: Fraction; maxMultiplier: Fraction }[] {
  return fishSpecies.map((species) => ({
    mode: species,
    returned: hasTreasure(species) ? treasureReturn() : exactReturn(species),
    maxMultiplier: { numerator: BigInt(payRangeOf(species)[1]), denominator: 1n },
  }));
}
