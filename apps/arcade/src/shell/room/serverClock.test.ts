import { describe, expect, it } from 'vitest';
import { createServerClock } from './serverClock.ts';

/** Creates a clock with a controlled local time. The server's is ahead by `ahead`. */
function clockAhead(ahead: number) {
  let local = 0;
  const clock = createServerClock(() => local);
  return {
    clock,
    /** Delivers a message with a latency of `delay` at `at`. */
    arrive: (at: number, delay: number): void => {
      local = at;
      clock.sample(at - delay + ahead);
    },
    at: (next: number): number => {
      local = next;
      return clock.now();
    },
  };
}

describe('the estimate of the server’s clock', () => {
  it('uses the sample with the smallest delay', () => {
    const { arrive, at } = clockAhead(5_000);
    arrive(1_000, 400);
    expect(at(1_000)).toBe(5_600);
    arrive(2_000, 30);
    arrive(3_000, 900);
    expect(at(3_000)).toBe(7_970);
  });

  it('is never ahead of the server', () => {
    const { arrive, at } = clockAhead(-70_000);
    [120, 80, 300, 41, 95].forEach((delay, i) => {
      arrive(i * 10_000, delay);
      expect(at(i * 10_000)).toBeLessThanOrEqual(i * 10_000 - 70_000);
    });
  });

  it('follows a clock that drifts, because old samples are dropped', () => {
    const { clock, at } = clockAhead(0);
    clock.sample(1_000);
    for (let i = 1; i <= 12; i += 1) {
      at(i * 10_000);
      clock.sample(i * 10_000);
    }
    expect(at(120_000)).toBe(120_000);
  });

  it('discards the samples of an earlier connection', () => {
    const { clock, arrive, at } = clockAhead(500);
    arrive(0, 0);
    clock.forget();
    at(10);
    clock.sample(100);
    expect(at(10)).toBe(100);
  });
});
