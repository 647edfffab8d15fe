import { describe, expect, it } from 'vitest';
import { inBatches } from './inBatches.ts';

/** A statement that doubles numbers, notes its runs, and waits until the test lets it end. */
function slowDouble(isRefused: (item: number) => boolean = () => false) {
  const runs: number[][] = [];
  let release: () => void = () => undefined;
  const double = inBatches<number, number>(async (items) => {
    runs.push([...items]);
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    const refused = items.find(isRefused);
    if (refused !== undefined) throw new Error(`${refused} is refused`);
    return items.map((item) => item * 2);
  }, 3);
  return { runs, double, release: () => release() };
}

/** Lets run after run end until every call has its answer. */
async function settled<Value>(calls: Promise<Value>[], release: () => void): Promise<PromiseSettledResult<Value>[]> {
  const timer = setInterval(release, 1);
  const all = await Promise.allSettled(calls);
  clearInterval(timer);
  return all;
}

describe('calls that share runs', () => {
  it('run at once if nothing runs, and together with those that arrived meanwhile', async () => {
    const { runs, double, release } = slowDouble();
    const calls = [double(1), double(2), double(3)];
    expect(runs).toEqual([[1]]);
    const answers = await settled(calls, release);
    expect(answers).toEqual([2, 4, 6].map((value) => ({ status: 'fulfilled', value })));
    expect(runs).toEqual([[1], [2, 3]]);
  });

  it('share a run up to its largest size, in their order', async () => {
    const { runs, double, release } = slowDouble();
    await settled(
      [1, 2, 3, 4, 5, 6].map((item) => double(item)),
      release,
    );
    expect(runs).toEqual([[1], [2, 3, 4], [5, 6]]);
  });

  it('run one by one after a shared run failed, so that only the call at fault fails', async () => {
    const { runs, double, release } = slowDouble((item) => item === 3);
    const answers = await settled(
      [1, 2, 3, 4].map((item) => double(item)),
      release,
    );
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(runs).toEqual([[1], [2, 3, 4], [2], [3], [4]]);
  });

  it('run again after everything was answered', async () => {
    const { runs, double, release } = slowDouble();
    await settled([double(1)], release);
    await settled([double(2)], release);
    expect(runs).toEqual([[1], [2]]);
  });
});
