import { describe, expect, it, vi } from 'vitest';
import { type BatchOptions, inBatches } from './inBatches.ts';

/** Creates a batch function that doubles numbers, records its runs, and waits until the test ends them. */
function slowDouble(isRefused: (item: number) => boolean = () => false, options: BatchOptions = { maxSize: 3 }) {
  const runs: number[][] = [];
  const waiting: (() => void)[] = [];
  const double = inBatches<number, number>(async (items) => {
    runs.push([...items]);
    await new Promise<void>((resolve) => waiting.push(resolve));
    const refused = items.find(isRefused);
    if (refused !== undefined) throw new Error(`${refused} is refused`);
    return items.map((item) => item * 2);
  }, options);
  return { runs, double, release: () => waiting.shift()?.() };
}

/** Ends run after run until every call has its answer. */
async function settled<Value>(calls: Promise<Value>[], release: () => void): Promise<PromiseSettledResult<Value>[]> {
  const timer = setInterval(release, 1);
  const all = await Promise.allSettled(calls);
  clearInterval(timer);
  return all;
}

describe('calls that share runs', () => {
  it('run at once if no run is in progress, with those of the same moment; later ones share the next run', async () => {
    const { runs, double, release } = slowDouble();
    const calls = [double(1), double(2)];
    await Promise.resolve();
    expect(runs).toEqual([[1, 2]]);
    calls.push(double(3), double(4));
    await Promise.resolve();
    expect(runs).toEqual([[1, 2]]);
    const answers = await settled(calls, release);
    expect(answers).toEqual([2, 4, 6, 8].map((value) => ({ status: 'fulfilled', value })));
    expect(runs).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it('share a run up to its maximum size, in order', async () => {
    const { runs, double, release } = slowDouble();
    await settled(
      [1, 2, 3, 4, 5].map((item) => double(item)),
      release,
    );
    expect(runs).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
  });

  it('are rerun one by one after a shared run failed, so that only the faulty call fails', async () => {
    const { runs, double, release } = slowDouble((item) => item === 2);
    const answers = await settled(
      [1, 2, 3].map((item) => double(item)),
      release,
    );
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(runs).toEqual([[1, 2, 3], [1], [2], [3]]);
  });

  it('run concurrently up to the limit', async () => {
    const { runs, double, release } = slowDouble(() => false, { maxSize: 3, concurrency: 2 });
    const calls = [1, 2, 3, 4, 5, 6, 7].map((item) => double(item));
    await Promise.resolve();
    expect(runs).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
    await settled(calls, release);
    expect(runs[2]).toEqual([7]);
  });

  it('start a concurrent run only when enough wait, and otherwise run after it', async () => {
    const { runs, double, release } = slowDouble(() => false, { maxSize: 3, concurrency: 2, minSize: 2 });
    const calls = [double(1)];
    await Promise.resolve();
    calls.push(double(2));
    await Promise.resolve();
    expect(runs).toEqual([[1]]);
    calls.push(double(3));
    await Promise.resolve();
    expect(runs).toEqual([[1], [2, 3]]);
    calls.push(double(4));
    await settled(calls, release);
    expect(runs).toEqual([[1], [2, 3], [4]]);
  });

  it('wait once for a slow run, if they are too few for a concurrent one', async () => {
    vi.useFakeTimers();
    try {
      const runs: number[][] = [];
      const double = inBatches<number, number>(
        (items) => {
          runs.push([...items]);
          return items[0] === 1 ? new Promise(() => undefined) : Promise.resolve(items.map((item) => item * 2));
        },
        { concurrency: 2, minSize: 2, slowMs: 100 },
      );
      void double(1);
      await Promise.resolve();
      const next = double(2);
      await vi.advanceTimersByTimeAsync(99);
      expect(runs).toEqual([[1]]);
      await vi.advanceTimersByTimeAsync(1);
      expect(await next).toBe(4);
      expect(await double(3)).toBe(6);
      expect(runs).toEqual([[1], [2], [3]]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('are not blocked by a slow run', async () => {
    vi.useFakeTimers();
    try {
      const runs: number[][] = [];
      const double = inBatches<number, number>(
        (items) => {
          runs.push([...items]);
          return items[0] === 1 ? new Promise(() => undefined) : Promise.resolve(items.map((item) => item * 2));
        },
        { slowMs: 100 },
      );
      void double(1);
      await Promise.resolve();
      const next = double(2);
      vi.advanceTimersByTime(99);
      expect(runs).toEqual([[1]]);
      vi.advanceTimersByTime(1);
      expect(await next).toBe(4);
    } finally {
      vi.useRealTimers();
    }
  });

  it('do not wait for the promise of another call in their run', async () => {
    const double = inBatches<number, number>((items) =>
      Promise.resolve(items.map((item) => (item === 1 ? new Promise<number>(() => undefined) : item * 2))),
    );
    void double(1);
    expect(await double(2)).toBe(4);
  });

  it('run again after all earlier calls have ended', async () => {
    const { runs, double, release } = slowDouble();
    await settled([double(1)], release);
    await settled([double(2)], release);
    expect(runs).toEqual([[1], [2]]);
  });
});
