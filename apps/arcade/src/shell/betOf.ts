import type { RoundView, SessionView } from '../arcadeApi.ts';
import type { Stage } from './stage.ts';

/** The form of a stage's bet. In a game with slips the stake that the bar shows is the chip. */
export interface BetOf {
  /** The total stake of a bet. */
  stake: (chip: bigint) => bigint;
  /** Its choice; undefined while it is incomplete, or beyond the limit of slips. */
  choice: (chip: bigint) => unknown;
  /** The chip that a round was bet with. */
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
