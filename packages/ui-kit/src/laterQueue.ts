import { createContext, useContext, useState } from 'react';

import { whenIdle } from './whenIdle.ts';

/** How long an untouched page waits before it fetches code that it may never need, in ms. */
export const LATE_MS = 20_000;

const touches = ['pointerdown', 'keydown', 'wheel'] as const;

/** Calls `call` at the first touch, key or turn of the wheel, or after `LATE_MS`. */
function onFirstTouch(call: () => void): void {
  const stopped = new AbortController();
  const begin = (): void => {
    stopped.abort();
    call();
  };
  const timer = setTimeout(begin, LATE_MS);
  stopped.signal.addEventListener('abort', () => clearTimeout(timer));
  for (const touch of touches)
    window.addEventListener(touch, begin, { capture: true, passive: true, signal: stopped.signal });
}

/** Kinds of lazily fetched code, the likeliest to be needed first. */
export const laterRanks = ['place', 'motion', 'live', 'offline'] as const;
export type LaterRank = (typeof laterRanks)[number];

/** Queue of tasks that can wait until the page is used. */
export interface LaterQueue {
  /**
   * Runs a task after the first touch, key or turn of the wheel, or after `LATE_MS` without one: when the browser is
   * idle and no other task of the queue runs. Returns a cancel function. Call it only in effects, because it listens to
   * the window.
   */
  readonly add: (rank: LaterRank, run: () => unknown) => () => void;
  /** Runs the tasks without waiting for a touch. Pages whose data changes while they are only watched call it. */
  readonly start: () => void;
}

interface Task {
  readonly rank: LaterRank;
  readonly run: () => unknown;
}

/**
 * Creates an empty queue. It adds no listeners before the first task. `hasBeenTouched` says whether the page was
 * touched before the script ran.
 */
export function createLaterQueue(hasBeenTouched: () => boolean = () => false): LaterQueue {
  const tasks = new Set<Task>();
  let isListening = false;
  let isOpen = false;
  let isRunning = false;

  const likeliest = (): Task | undefined =>
    [...tasks].toSorted((a, b) => laterRanks.indexOf(a.rank) - laterRanks.indexOf(b.rank))[0];

  const drain = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    while (tasks.size > 0) {
      await new Promise<void>((resolve) => {
        whenIdle(resolve);
      });
      const task = likeliest();
      if (!task) break;
      tasks.delete(task);
      try {
        await task.run();
      } catch {
        // A failed load is retried by the component that needs it.
      }
    }
    isRunning = false;
  };

  const start = (): void => {
    isOpen = true;
    void drain();
  };

  return {
    add(rank, run) {
      const task: Task = { rank, run };
      tasks.add(task);
      isOpen ||= hasBeenTouched();
      if (isOpen) {
        void drain();
      } else if (!isListening) {
        isListening = true;
        onFirstTouch(start);
      }
      return () => {
        tasks.delete(task);
      };
    },
    start,
  };
}

const LaterContext = createContext<LaterQueue | null>(null);

/** Provides one queue to all components below, so that their tasks take turns. */
export const LaterProvider = LaterContext.Provider;

/** Returns the queue of the page; a component outside a page has its own. */
export function useLaterQueue(): LaterQueue {
  const shared = useContext(LaterContext);
  const [queue] = useState(() => createLaterQueue());
  return shared ?? queue;
}
