import type { AutoplayPlan, AutoplayRun } from './autoplay.ts';
import { runAutoplay, type AutoplayStop, type LoopParts, type StoppedBy } from './autoplayLoop.ts';

interface AutoplayParts extends Pick<LoopParts, 'bet' | 'isTurbo'> {
  /** Called when it starts, counts a round or stops. */
  onChange: () => void;
}

/** Starts and stops the autoplay of a game. One run is active at a time. */
export interface AutoplayControl {
  /** Returns the current run. */
  current(): AutoplayRun | undefined;
  /** Bets by the plan. Resolves with the reason of its stop. */
  start(plan: AutoplayPlan, follow: Pick<LoopParts, 'balance' | 'onNext'>): Promise<AutoplayStop>;
  /** Stops after the current round. By default the reason is the player's press. */
  stop(by?: StoppedBy): void;
}

/** Creates the control; nothing runs yet. */
export function createAutoplay({ bet, isTurbo, onChange }: AutoplayParts): AutoplayControl {
  let run: AutoplayRun | undefined;
  let stoppedBy: StoppedBy = 'endPressed';
  const stop = (by: StoppedBy = 'endPressed'): void => {
    stoppedBy = by;
    run = undefined;
    onChange();
  };
  return {
    current: () => run,
    async start(plan, follow) {
      const end = await runAutoplay(plan, {
        ...follow,
        bet,
        onRun(next) {
          run = next;
          onChange();
        },
        stoppedBy: () => (run ? undefined : stoppedBy),
        isTurbo,
      });
      stop();
      return end;
    },
    stop,
  };
}
