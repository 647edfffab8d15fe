import { startTransition, useEffect, useState } from 'react';

/** Who draws next: everything that is there when a list begins, and after that one thing in each frame. */
export interface TurnQueue {
  /** Takes its place behind the others. Returns what gives the place up. */
  readonly join: (take: () => void) => () => void;
}

/** A queue of what is costly to draw. */
export function createTurnQueue(): TurnQueue {
  const waiting = new Set<() => void>();
  let hasBegun = false;
  let frame: number | undefined;
  const giveTurns = (): void => {
    frame = undefined;
    const next = hasBegun ? [...waiting].slice(0, 1) : [...waiting];
    hasBegun = true;
    for (const take of next) waiting.delete(take);
    if (waiting.size > 0) frame = requestAnimationFrame(giveTurns);
    // In a transition: the browser may draw a frame in the midst of it.
    startTransition(() => {
      for (const take of next) take();
    });
  };
  return {
    join: (take) => {
      waiting.add(take);
      frame ??= requestAnimationFrame(giveTurns);
      return () => {
        waiting.delete(take);
      };
    },
  };
}

/** Whether something may be drawn now. What leaves the screen before its turn gives it up. */
export function useTurn(queue: TurnQueue): boolean {
  const [hasTurn, setHasTurn] = useState(false);
  useEffect(() => queue.join(() => setHasTurn(true)), [queue]);
  return hasTurn;
}
