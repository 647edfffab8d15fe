import type { FishSpecies } from '../math.ts';
import type { FishChoice } from '../rules.ts';
import type { Hit } from './seaView.ts';

/** A shot that was staked, with where it hit. */
export type Shot = Hit;

export function choiceOf(shots: readonly Shot[]): FishChoice {
  return { shots: shots.map(({ amount, species }) => ({ bullet: amount.toString(), species })) };
}

/** From how many bullets on a catch is celebrated, and with the whole sea. */
export const BIG_CATCH = 25;
export const GREAT_CATCH = 100;

/** Species that arrive with an announcement. */
export function isBoss(species: FishSpecies): boolean {
  return species === 'kraken' || species === 'lord';
}
