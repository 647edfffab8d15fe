import { toDecimal } from '../../fraction.ts';
import { catchNumbers, prizesOf, RETURN_HUNDREDTHS, totalWeight, type FishSpecies } from '../math.ts';

/** The chance of a shot at a species, such as "2.425 %". */
export function chanceText(species: FishSpecies): string {
  const percent = toDecimal(
    { numerator: BigInt(RETURN_HUNDREDTHS * 100), denominator: BigInt(catchNumbers(species)) },
    3,
  );
  return `${percent.replace(/\.?0+$/, '')} %`;
}

/** What a catch of a species pays, such as "×25" or "×100–500". */
export function paysText(species: FishSpecies): string {
  const multipliers = prizesOf(species).map(({ multiplier }) => multiplier);
  const [least, most] = [Math.min(...multipliers), Math.max(...multipliers)];
  return least === most ? `×${most}` : `×${least}–${most}`;
}

/** The prizes of a species with their parts of all catches, such as "×10 (8/20)". Empty for one that is certain. */
export function prizeParts(species: FishSpecies): { multiplier: string; part: string }[] {
  const prizes = prizesOf(species);
  const total = totalWeight(prizes);
  return prizes.length === 1
    ? []
    : prizes.map(({ multiplier, weight }) => ({ multiplier: `×${multiplier}`, part: `${weight}/${total}` }));
}
