interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result | PromiseLike<Result>) => void;
  reject: (reason: unknown) => void;
}

/** How many calls share a run, and how many runs there are at the same time. */
export interface BatchOptions {
  /** Calls of one run at most, 100 by default. */
  readonly largest?: number;
  /** Runs at the same time at most, 1 by default. */
  readonly atOnce?: number;
  /**
   * Calls that start a run beside another one, 1 by default. Fewer wait until no run is in progress, so that runs are
   * fuller.
   */
  readonly enough?: number;
  /**
   * A run that takes longer, in ms, no longer counts, so that one stuck connection does not stop all calls. Unset: it
   * counts to its end.
   */
  readonly slowMs?: number;
}

/**
 * Lets calls of one statement share a run. A call that arrives while no run is in progress is run at once, with those
 * that arrive in the same moment. Others wait: for the present runs to end, or until `enough` calls wait while fewer
 * than `atOnce` runs are in progress. At most `largest` calls share a run. So nobody waits in a quiet hour, and in a
 * busy one many calls share a transaction.
 *
 * `run` returns one result for each item, in their order; a result may be a promise, which no other call waits for. If
 * a shared run fails, its calls are run again one by one, so that a call fails for a reason of its own alone; `run`
 * must therefore have no effect when it fails.
 */
export function inBatches<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly (Result | PromiseLike<Result>)[]>,
  { largest = 100, atOnce = 1, enough = 1, slowMs }: BatchOptions = {},
): (item: Item) => Promise<Result> {
  let running = 0;
  let waiting: Waiting<Item, Result>[] = [];

  async function runTogether(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await run(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, index) => resolve(results[index] as Result));
    } catch (error) {
      const [only] = batch;
      if (batch.length === 1) only?.reject(error);
      else for (const call of batch) await runTogether([call]);
    }
  }

  async function runCounted(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    let isCounted = true;
    running += 1;
    const end = (): void => {
      if (isCounted) running -= 1;
      isCounted = false;
      runNext();
    };
    const slow = slowMs === undefined ? undefined : setTimeout(end, slowMs);
    await runTogether(batch);
    clearTimeout(slow);
    end();
  }

  function isDue(): boolean {
    return running === 0 ? waiting.length > 0 : running < atOnce && waiting.length >= enough;
  }

  function runNext(): void {
    while (isDue()) {
      const batch = waiting.slice(0, largest);
      waiting = waiting.slice(largest);
      void runCounted(batch);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      // A run takes all that arrive in one moment.
      if (isDue()) queueMicrotask(runNext);
    });
}
