import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoundView } from '../../arcadeApi.ts';
import { createBatchSender } from './batchSender.ts';

/** Creates a sender whose server is the test. */
function startSender({ cycleMs = 0 } = {}) {
  const calls: { items: readonly string[]; accept: () => void; refuse: () => void }[] = [];
  const decided: string[] = [];
  const refused: string[] = [];
  const sender = createBatchSender<string>({
    maxItems: 3,
    windowMs: 1000,
    cycleMs,
    send: (items) =>
      new Promise((resolve, reject) => {
        calls.push({
          items,
          accept: () => resolve({ id: 'round' } as RoundView),
          refuse: () => reject(new Error('no')),
        });
      }),
    onDecided: (items) => void decided.push(items.join('')),
    onRefused: (items) => void refused.push(items.join('')),
  });
  return { sender, calls, decided, refused, sent: () => calls.map(({ items }) => items.join('')) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a sender of batches', () => {
  it('sends the items of a second together, and a full batch at once', async () => {
    const { sender, calls, sent, decided } = startSender();
    sender.add('a');
    await vi.advanceTimersByTimeAsync(900);
    sender.add('b');
    expect(sent()).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(sent()).toEqual(['ab']);
    calls[0]?.accept();
    await vi.advanceTimersByTimeAsync(0);
    expect(decided).toEqual(['ab']);
    for (const item of 'cde') sender.add(item);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent()).toEqual(['ab', 'cde']);
  });

  it('has one batch in flight; the next one gathers, up to the size of a batch', async () => {
    const { sender, calls, sent } = startSender();
    for (const item of 'abc') sender.add(item);
    await vi.advanceTimersByTimeAsync(0);
    expect(['d', 'e', 'f', 'g'].map((item) => sender.add(item))).toEqual([true, true, true, false]);
    expect(sender.waiting().join('')).toBe('def');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent()).toEqual(['abc']);
    expect(sender.pending().join('')).toBe('abcdef');
    calls[0]?.accept();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent()).toEqual(['abc', 'def']);
    expect(sender.pending().join('')).toBe('def');
  });

  it('continues after a refused batch, and reports it', async () => {
    const { sender, calls, sent, refused } = startSender();
    for (const item of 'abc') sender.add(item);
    await vi.advanceTimersByTimeAsync(0);
    sender.add('d');
    calls[0]?.refuse();
    await vi.advanceTimersByTimeAsync(1000);
    expect(refused).toEqual(['abc']);
    expect(sent()).toEqual(['abc', 'd']);
  });

  it('keeps the minimum time between two batches, full or not', async () => {
    const { sender, calls, sent } = startSender({ cycleMs: 5000 });
    for (const item of 'abc') sender.add(item);
    await vi.advanceTimersByTimeAsync(0);
    calls[0]?.accept();
    for (const item of 'def') sender.add(item);
    await vi.advanceTimersByTimeAsync(4999);
    expect(sent()).toEqual(['abc']);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent()).toEqual(['abc', 'def']);
  });
});
