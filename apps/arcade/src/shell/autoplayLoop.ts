import type { RoundView } from '../arcadeApi.ts';
import { countRound, startAutoplay, type AutoplayEnd, type AutoplayPlan, type AutoplayRun } from './autoplay.ts';
import { paidBy } from './paidBy.ts';
import { pause } from './retrying.ts';

/** Why autoplay was stopped from outside. */
export type StoppedBy = 'endPressed' | 'endReminder';

/** The reason why autoplay stopped: the key of the message that shows it. */
export type AutoplayStop = AutoplayEnd | StoppedBy | 'endTrouble';

/** The dependencies of autoplay. */
export interface LoopParts {
  /** Plays one round. Undefined if it was not accepted. */
  bet: () => Promise<RoundView | undefined>;
  /** Called before the first round and after each one. */
  onRun: (run: AutoplayRun) => void;
  /** Called after each round before the next one. A win below the stake does not count. */
  onNext: (isWin: boolean) => void;
  /** Returns the reason of its stop; undefined while it runs. */
  stoppedBy: () => StoppedBy | undefined;
  isTurbo: () => boolean;
  /** Returns the balance in minor units. */
  balance: () => bigint;
}

const PAUSE_MS = 500;
const TURBO_PAUSE_MS = 120;

/** Bets until a rule, the player or a refusal stops it. */
export async function runAutoplay(
  plan: AutoplayPlan,
  { bet, onRun, onNext, stoppedBy, isTurbo, balance }: LoopParts,
): Promise<AutoplayStop> {
  let run = startAutoplay(plan);
  onRun(run);
  for (;;) {
    const round = await bet();
    if (!round) return 'endTrouble';
    const counted = countRound(run, {
      stake: BigInt(round.stake),
      win: paidBy(round),
      balance: balance(),
      isFree: round.isFreeRound,
    });
    ({ run } = counted);
    if (counted.end !== undefined) return counted.end;
    // A jackpot always stops autoplay, so that the player sees it.
    if (round.jackpot) return 'endFeature';
    const stopped = stoppedBy();
    if (stopped !== undefined) return stopped;
    // Free rounds have their own stake.
    if (!round.isFreeRound) onNext(paidBy(round) > BigInt(round.stake));
    onRun(run);
    await pause(isTurbo() ? TURBO_PAUSE_MS : PAUSE_MS);
    const stoppedMeanwhile = stoppedBy();
    if (stoppedMeanwhile !== undefined) return stoppedMeanwhile;
  }
}
