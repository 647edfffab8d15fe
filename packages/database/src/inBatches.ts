interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result | PromiseLike<Result>) => void;
  reject: (reason: unknown) => void;
}

/** How many calls share a run, and how many runs are in progress at the same time. */
export interface BatchOptions {
  /** Maximum number of calls in a run, 100 by default. */
  readonly maxSize?: number;
  /** Maximum number of concurrent runs, 1 by default. */
  readonly concurrency?: number;
  /**
   * Number of waiting calls that start a concurrent run, 1 by default. Fewer wait until no run is in progress, so that
   * runs are fuller.
   */
  readonly minSize?: number;
  /**
   * Time in ms after which a run no longer counts as in progress, so that one stuck connection does not block all
   * calls. Without it, a run counts until it ends.
   */
  readonly slowMs?: number;
}

/**
 * Lets calls of one statement share a run. A call that arrives while no run is in progress is run at once, with those
 * that arrive in the same moment. Others wait: for the current runs to end, or until `minSize` calls wait while fewer
 * than `concurrency` runs are in progress. At most `maxSize` calls share a run. So under low load no call waits, and under
 * high load many calls share a transaction.
 * `run` returns one result for each item, in order; a result may be a promise, for which no other call waits. If a
 * shared run fails, its calls are rerun one by one, so that each fails only for its own reason; `run` must therefore
 * have no effect when it fails.
 */
export function inBatches<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly (Result | PromiseLike<Result>)[]>,
  { maxSize = 100, concurrency = 1, minSize = 1, slowMs }: BatchOptions = {},
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
    return running === 0 ? waiting.length > 0 : running < concurrency && waiting.length >= minSize;
  }

  function runNext(): void {
    while (isDue()) {
      const batch = waiting.slice(0, maxSize);
      waiting = waiting.slice(maxSize);
      void runCounted(batch);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      // A run takes all calls that arrive in one moment.
      if (isDue()) queueMicrotask(runNext);
    });
}
