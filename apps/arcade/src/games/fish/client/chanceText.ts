import { multiplierText, percentText } from '../../../shell/multiplierText.ts';
import {
  payRangeOf,
  catchingNumbers,
  catchNumbers,
  hasTreasure,
  meanOf,
  prizesOf,
  totalWeight,
  type FishSpecies,
} from '../math.ts';

/** Returns the chance of a shot at a species, such as "2.425 %". */
export function chanceText(species: FishSpecies): string {
  return percentText({ numerator: BigInt(catchingNumbers(species)), denominator: BigInt(catchNumbers(species)) }, 3);
}

/** Returns the payout of a species, such as "×25" or "×100–500". */
export function paysText(species: FishSpecies): string {
  const [min, max] = payRangeOf(species);
  return min === max ? `×${max}` : `×${min}–${max}`;
}

/** Returns the mean payout of a catch of a species, such as "×25", with at most two places. */
export function meanText(species: FishSpecies): string {
  const { numerator, denominator } = meanOf(species);
  return multiplierText({ numerator: (numerator * 100n) / denominator, denominator: 100n });
}

/** Returns the mean payout without places, for a small button. */
export function shortMeanText(species: FishSpecies): string {
  const { numerator, denominator } = meanOf(species);
  return `×${numerator / denominator}`;
}

/**
 * Returns the prizes of a species with their shares of all catches, such as "×10 (8/20)". Empty if all catches pay the
 * same, or if the prizes come from a book.
 */
export function prizeParts(species: FishSpecies): { multiplier: string; part: string }[] {
  if (hasTreasure(species)) return [];
  const prizes = prizesOf(species);
  const total = totalWeight(prizes);
  return prizes.length === 1
    ? []
    : prizes.map(({ multiplier, weight }) => ({ multiplier: `×${multiplier}`, part: `${weight}/${total}` }));
}
