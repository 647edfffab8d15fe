import type { Currency } from '@parlor/contract';
import { gridStakes } from '../stakes.ts';

/** What bullets cost, in minor units and ascending order: a tenth of what a round of other games does. */
export function fishBullets(currency: Currency): bigint[] {
  return gridStakes(currency).map((stake) => stake / 10n);
}
