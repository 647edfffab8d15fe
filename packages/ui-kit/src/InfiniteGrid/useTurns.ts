import { startTransition, useEffect, useState } from 'react';

/** In how many frames what waits is drawn. Fewer make a frame late while one scrolls; more leave places empty for longer. */
const FRAMES = 6;

/** Who draws next: everything that is there when a list begins, and after that a few cells in each frame. */
export interface TurnQueue {
  /**
   * Waits for so many cells behind the others. `draw` is called with how many of them may be drawn by now, until all may be. Returns a
   * cancel function.
   */
  readonly join: (cells: number, draw: (cells: number) => void) => () => void;
}

interface Waiting {
  readonly cells: number;
  readonly draw: (cells: number) => void;
  drawn: number;
}

/** A queue of what is costly to draw. */
export function createTurnQueue(): TurnQueue {
  const waiting = new Set<Waiting>();
  let hasBegun = false;
  let frame: number | undefined;
  const giveTurns = (): void => {
    frame = undefined;
    const owed = [...waiting].reduce((sum, { cells, drawn }) => sum + cells - drawn, 0);
    let left = hasBegun ? Math.ceil(owed / FRAMES) : owed;
    hasBegun = true;
    const next: Waiting[] = [];
    for (const row of waiting) {
      if (left === 0) break;
      const turns = Math.min(left, row.cells - row.drawn);
      row.drawn += turns;
      left -= turns;
      next.push(row);
      if (row.drawn === row.cells) waiting.delete(row);
    }
    if (waiting.size > 0) frame = requestAnimationFrame(giveTurns);
    // In a transition: the browser may draw a frame in the midst of it.
    startTransition(() => {
      for (const { draw, drawn } of next) draw(drawn);
    });
  };
  return {
    join: (cells, draw) => {
      const row: Waiting = { cells, draw, drawn: 0 };
      waiting.add(row);
      frame ??= requestAnimationFrame(giveTurns);
      return () => {
        waiting.delete(row);
      };
    },
  };
}

/** How many of a row's cells may be drawn now. What leaves the screen before its turn gives it up. */
export function useTurns(queue: TurnQueue, cells: number): number {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => queue.join(cells, setDrawn), [queue, cells]);
  return drawn;
}
