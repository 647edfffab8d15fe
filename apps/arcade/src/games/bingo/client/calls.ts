/** Plays the calls of a game by the clock, so that everybody in the room gets the same ball at the same time. */
export interface Calls {
  /**
   * Calls one ball after the other from `startsAt`. `onCall` gets how many are called. Resolves with the last one, or
   * when other calls begin.
   */
  play: (game: { startsAt: number; everyMs: number; calls: number }, onCall: (count: number) => void) => Promise<void>;
  /** Calls the remaining balls at once. */
  skip: () => void;
  stop: () => void;
}

const LOOK_EVERY_MS = 50;

/** Returns how many balls are called at a moment. */
function calledAt(now: number, game: { startsAt: number; everyMs: number; calls: number }): number {
  const { startsAt, everyMs, calls } = game;
  return Math.max(0, Math.min(calls, Math.floor((now - startsAt) / everyMs) + 1));
}

/** Creates the calls. `now` is the server's time. */
export function createCalls(now: () => number): Calls {
  let end: ((isSkipped: boolean) => void) | undefined;
  return {
    play(game, onCall) {
      end?.(false);
      return new Promise((resolve) => {
        let shown = 0;
        const show = (count: number): void => {
          if (count > shown) onCall(count);
          shown = Math.max(shown, count);
          if (shown === game.calls) finish(false);
        };
        const timer = setInterval(() => show(calledAt(now(), game)), LOOK_EVERY_MS);
        const finish = (isSkipped: boolean): void => {
          clearInterval(timer);
          end = undefined;
          if (isSkipped && shown < game.calls) onCall(game.calls);
          resolve();
        };
        end = finish;
        show(calledAt(now(), game));
      });
    },
    skip: () => end?.(true),
    stop: () => end?.(false),
  };
}
