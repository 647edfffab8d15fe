import type { Currency } from '@parlor/contract';
import { gridStakes } from '../stakes.ts';

/**
 * The stakes of a title in minor units, in ascending order: those of the grid that are whole multiples of its units.
 */
export function reelsStakes(currency: Currency, units: number): bigint[] {
  return gridStakes(currency).filter((stake) => stake % BigInt(units) === 0n);
}
