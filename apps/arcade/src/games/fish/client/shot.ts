import type { FishChoice } from '../rules.ts';
import type { Hit } from './seaView.ts';

/** A shot that was staked, with where it hit. */
export type Shot = Hit;

/** The choice of a batch: its shots, with the numbers of what they hit at the table where they were fired. */
export function choiceOf(shots: readonly Shot[]): FishChoice {
  const table = shots.findLast((shot) => shot.table !== undefined)?.table;
  return {
    ...(table !== undefined && { table }),
    shots: shots.map((shot) => ({
      bullet: shot.amount.toString(),
      species: shot.species,
      ...(table !== undefined && shot.table === table && { fish: shot.swimmer }),
    })),
  };
}

/** Whether a choice holds a shot. The server leaves out those at what others had caught before. */
export function holdsShot(choice: unknown, { table, swimmer }: Shot): boolean {
  if (table === undefined) return true;
  const { table: taken, shots } = choice as FishChoice;
  return table !== taken || shots.some(({ fish }) => fish === swimmer);
}

/** From how many bullets on a catch is celebrated, and with the whole sea. */
export const BIG_CATCH = 25;
export const GREAT_CATCH = 100;
