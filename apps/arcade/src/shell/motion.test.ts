// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countUp, createMotion } from './motion.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the motion of a stage', () => {
  it('draws a movement from its beginning to exactly its end', async () => {
    const drawn: number[] = [];
    const motion = createMotion();
    const done = motion.run(100, (part) => drawn.push(part));
    await vi.advanceTimersByTimeAsync(200);
    await done;
    expect(drawn[0]).toBe(0);
    expect(drawn.length).toBeGreaterThan(2);
    expect(drawn).toEqual(drawn.toSorted((a, b) => a - b));
    expect(drawn.filter((part) => part === 1)).toHaveLength(1);
  });

  it('ends at once when it is skipped, as does later motion until the next start', async () => {
    const motion = createMotion();
    const drawn: number[] = [];
    const first = motion.pause(1000);
    motion.skip();
    await first;
    await motion.run(1000, (part) => drawn.push(part));
    await motion.pause(1000);
    expect(drawn).toEqual([1]);
    expect(motion.isSkipped()).toBe(true);
    motion.start();
    let isOver = false;
    void motion.pause(1000).then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(999);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isOver).toBe(true);
  });

  it('ends a skipped movement at its end', async () => {
    const motion = createMotion();
    const drawn: number[] = [];
    const done = motion.run(1000, (part) => drawn.push(part));
    motion.skip();
    await done;
    expect(drawn.at(-1)).toBe(1);
  });

  it('omits the motion of a still round, including the style sheet’s', async () => {
    const root = document.createElement('div');
    const motion = createMotion({ root });
    motion.start(true);
    expect(root.classList.contains('is-still')).toBe(true);
    await motion.pause(1000);
    motion.start();
    expect(root.classList.contains('is-still')).toBe(false);
  });

  it('reports to the interrupted motion that another one began', async () => {
    const motion = createMotion();
    const isCurrent = motion.start();
    const paused = motion.pause(1000);
    expect(isCurrent()).toBe(true);
    motion.stop();
    await paused;
    expect(isCurrent()).toBe(false);
  });

  it('scales every duration by its share', async () => {
    const motion = createMotion({ share: () => 0.5 });
    let isOver = false;
    void motion.pause(1000).then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(500);
    expect(isOver).toBe(true);
  });

  it('counts up to the exact amount', async () => {
    const shown: bigint[] = [];
    const done = countUp(createMotion(), 100, 123_457n, (amount) => shown.push(amount));
    await vi.advanceTimersByTimeAsync(200);
    await done;
    expect(shown[0]).toBe(0n);
    expect(shown.at(-1)).toBe(123_457n);
  });
});
