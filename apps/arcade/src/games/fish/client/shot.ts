import type { FishChoice } from '../rules.ts';
import type { Hit } from './seaView.ts';

/** A staked shot, with the position of its hit. */
export type Shot = Hit;

/** Returns the choice of a batch: its shots, with the numbers of the creatures at the table that they hit. */
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

/** Whether a choice contains a shot. The server drops shots at creatures that others had already caught. */
export function holdsShot(choice: unknown, { table, swimmer }: Shot): boolean {
  if (table === undefined) return true;
  const { table: choiceTable, shots } = choice as FishChoice;
  return table !== choiceTable || shots.some(({ fish }) => fish === swimmer);
}

/** The payouts, in bullets, from which a catch is celebrated, and celebrated with the whole sea. */
export const BIG_CATCH = 25;
export const GREAT_CATCH = 100;
