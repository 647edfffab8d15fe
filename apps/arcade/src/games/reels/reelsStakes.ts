import type { Currency } from '@parlor/contract';
import { gridStakes } from '../stakes.ts';

/**
 * Returns the stakes of a title in minor units, in ascending order: the stakes of the grid that are multiples of its
 * units.
 */
export function reelsStakes(currency: Currency, units: number): bigint[] {
  return gridStakes(currency).filter((stake) => stake % BigInt(units) === 0n);
}
