import type { RoundView, SessionView } from '../arcadeApi.ts';
import type { Stage } from './stage.ts';

/** The form of a stage's bet. In a game with slips, the bar shows the chip as stake. */
export interface BetOf {
  /** Returns the total stake of a bet. */
  stake: (chip: bigint) => bigint;
  /** Returns its choice; undefined while it is incomplete, or beyond the limit of slips. */
  choice: (chip: bigint) => unknown;
  /** Returns the chip of a round's bet. */
  chip: (round: RoundView) => bigint;
}

export function betOf(stage: () => Stage, { slip: limits }: Pick<SessionView, 'slip'>): BetOf {
  const stake = (chip: bigint): bigint => stage().slip?.stakeOf(chip) ?? chip;
  return {
    stake,
    choice: (chip) => (limits && stake(chip) > BigInt(limits.max) ? undefined : stage().choice()),
    chip: (round) => stage().slip?.chipOf(round.choice) ?? BigInt(round.stake),
  };
}
