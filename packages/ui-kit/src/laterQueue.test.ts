import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createLaterQueue, LATE_MS, laterRanks } from './laterQueue.ts';

/** Lets the browser be idle often enough for everything that waits for it. */
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
  it('runs nothing before the page is touched', async () => {
    const run = vi.fn<() => void>();
    createLaterQueue().add('place', run);
    await vi.advanceTimersByTimeAsync(LATE_MS - 1);
    expect(run).not.toHaveBeenCalled();
  });

  it.each(['pointerdown', 'keydown', 'wheel'])('runs what waits after the first %s', async (kind) => {
    const run = vi.fn<() => void>();
    createLaterQueue().add('place', run);
    window.dispatchEvent(new Event(kind));
    await idle();
    expect(run).toHaveBeenCalledOnce();
  });

  it('runs what waits late on a page that nobody touches', async () => {
    const run = vi.fn<() => void>();
    createLaterQueue().add('offline', run);
    await vi.advanceTimersByTimeAsync(LATE_MS);
    await idle();
    expect(run).toHaveBeenCalledOnce();
  });

  it('knows a touch that came before it was asked', async () => {
    const run = vi.fn<() => void>();
    createLaterQueue(() => true).add('place', run);
    await idle();
    expect(run).toHaveBeenCalledOnce();
  });

  it('runs the likeliest to be needed first, and those of one rank in the order they came', async () => {
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

  it('lets a likelier task that comes while another runs go before those that wait', async () => {
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
  ])('goes on after a task that %s', async (_, failing) => {
    const queue = createLaterQueue();
    const next = vi.fn<() => void>();
    queue.add('place', failing);
    queue.add('place', next);
    touch();
    await idle();
    expect(next).toHaveBeenCalledOnce();
  });

  it('does not run a task that was called off, before the touch or while another runs', async () => {
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

  it('runs at once what comes after the touch', async () => {
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
