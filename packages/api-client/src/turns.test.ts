import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTurns } from './turns.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('turns of 150 ms', () => {
  const passed: string[] = [];
  const waitFor = (turn: Promise<void>, name: string) => void turn.then(() => passed.push(name));
  beforeEach(() => void passed.splice(0));

  it('API-04 let the first call pass at once and each other after the one before', async () => {
    const next = createTurns(150);
    const page = {};
    for (const name of ['a', 'b', 'c']) waitFor(next(page), name);
    await vi.advanceTimersByTimeAsync(0);
    expect(passed).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(149);
    expect(passed).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(1);
    expect(passed).toEqual(['a', 'b']);
    await vi.advanceTimersByTimeAsync(150);
    expect(passed).toEqual(['a', 'b', 'c']);
  });

  it('API-04 are counted for each page', async () => {
    const next = createTurns(150);
    waitFor(next({}), 'a');
    waitFor(next({}), 'b');
    await vi.advanceTimersByTimeAsync(0);
    expect(passed).toEqual(['a', 'b']);
  });

  it('API-04 end at once for a call that is given up', async () => {
    const next = createTurns(150);
    const page = {};
    const stop = new AbortController();
    waitFor(next(page), 'a');
    waitFor(next(page, stop.signal), 'b');
    stop.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(passed).toEqual(['a', 'b']);
    expect(vi.getTimerCount()).toBe(0);
  });
});
