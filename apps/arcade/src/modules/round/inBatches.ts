interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (reason: unknown) => void;
}

/**
 * Lets calls of one statement share a run. A call that arrives while nothing runs is run at once. Calls that arrive
 * meanwhile run together when it ends, at most `largest` of them. So nobody waits in a quiet hour, and in a busy one many
 * calls share a transaction.
 *
 * `run` returns one result for each item, in their order. If a shared run fails, its calls are run again one by one, so
 * that a call fails for a reason of its own alone; `run` must therefore have no effect when it fails.
 */
export function inBatches<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  largest = 100,
): (item: Item) => Promise<Result> {
  let isRunning = false;
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

  async function runAll(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, largest);
      waiting = waiting.slice(largest);
      await runTogether(batch);
    }
    isRunning = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isRunning) void runAll();
    });
}
