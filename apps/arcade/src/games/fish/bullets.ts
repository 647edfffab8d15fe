import type { Currency } from '@parlor/contract';
import { gridStakes } from '../stakes.ts';

/** Returns the prices of bullets, in minor units and ascending order: a tenth of the stakes of other games. */
export function fishBullets(currency: Currency): bigint[] {
  return gridStakes(currency).map((stake) => stake / 10n);
}
