import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createLaterQueue, LATE_MS, laterRanks } from './laterQueue.ts';

/** Makes the browser idle often enough for all waiting tasks. */
async function idle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(100);
}

function touch(): void {
  window.dispatchEvent(new Event('pointerdown'));
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

describe('createLaterQueue', () => {
  it('runs no task before the first input', async () => {
    const run = vi.fn<() => void>();
    createLaterQueue().add('place', run);
    await vi.advanceTimersByTimeAsync(LATE_MS - 1);
    expect(run).not.toHaveBeenCalled();
  });

  it.each(['pointerdown', 'keydown', 'wheel'])('runs waiting tasks after the first %s', async (kind) => {
    const run = vi.fn<() => void>();
    createLaterQueue().add('place', run);
    window.dispatchEvent(new Event(kind));
    await idle();
    expect(run).toHaveBeenCalledOnce();
  });

  it('runs waiting tasks after a timeout if there is no input', async () => {
    const run = vi.fn<() => void>();
    createLaterQueue().add('offline', run);
    await vi.advanceTimersByTimeAsync(LATE_MS);
    await idle();
    expect(run).toHaveBeenCalledOnce();
  });

  it('runs waiting and later tasks without input once it is started', async () => {
    const order: string[] = [];
    const queue = createLaterQueue();
    queue.add('live', () => order.push('waiting'));
    queue.start();
    queue.add('live', () => order.push('later'));
    await idle();
    expect(order).toEqual(['waiting', 'later']);
  });

  it('runs a task if the first input came before the queue was created', async () => {
    const run = vi.fn<() => void>();
    createLaterQueue(() => true).add('place', run);
    await idle();
    expect(run).toHaveBeenCalledOnce();
  });

  it('runs tasks by rank, and tasks of the same rank in the order they were added', async () => {
    const queue = createLaterQueue();
    const order: string[] = [];
    for (const rank of laterRanks.toReversed())
      for (const turn of [1, 2]) queue.add(rank, () => order.push(`${rank} ${turn}`));
    touch();
    await idle();
    expect(order).toEqual(['place 1', 'place 2', 'motion 1', 'motion 2', 'live 1', 'live 2', 'offline 1', 'offline 2']);
  });

  it('runs one task at a time', async () => {
    const queue = createLaterQueue();
    const first = Promise.withResolvers<void>();
    const second = vi.fn<() => void>();
    queue.add('place', () => first.promise);
    queue.add('place', second);
    touch();
    await idle();
    expect(second).not.toHaveBeenCalled();
    first.resolve();
    await idle();
    expect(second).toHaveBeenCalledOnce();
  });

  it('runs a task of higher rank, added while another runs, before the waiting tasks', async () => {
    const queue = createLaterQueue();
    const first = Promise.withResolvers<void>();
    const order: string[] = [];
    queue.add('motion', () => first.promise);
    queue.add('offline', () => order.push('offline'));
    touch();
    await idle();
    queue.add('place', () => order.push('place'));
    first.resolve();
    await idle();
    expect(order).toEqual(['place', 'offline']);
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('broken');
      },
    ],
    ['does not arrive', () => Promise.reject(new Error('away'))],
  ])('continues after a task that %s', async (_, failing) => {
    const queue = createLaterQueue();
    const next = vi.fn<() => void>();
    queue.add('place', failing);
    queue.add('place', next);
    touch();
    await idle();
    expect(next).toHaveBeenCalledOnce();
  });

  it('does not run a task cancelled before the first input or while another runs', async () => {
    const queue = createLaterQueue();
    const first = Promise.withResolvers<void>();
    const early = vi.fn<() => void>();
    const late = vi.fn<() => void>();
    queue.add('place', early)();
    queue.add('place', () => first.promise);
    const cancel = queue.add('place', late);
    touch();
    await idle();
    cancel();
    first.resolve();
    await idle();
    expect([early, late].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  it('runs a task added after the first input without another input', async () => {
    const queue = createLaterQueue();
    queue.add('place', () => undefined);
    touch();
    await idle();
    const run = vi.fn<() => void>();
    queue.add('offline', run);
    await idle();
    expect(run).toHaveBeenCalledOnce();
  });
});
