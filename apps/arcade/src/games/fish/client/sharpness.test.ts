import { describe, expect, it } from 'vitest';
import { createSharpness } from './sharpness.ts';

function ratioAfter(ms: number, frames: number): number {
  const { note, current } = createSharpness(3);
  for (let i = 0; i < frames; i += 1) note(ms);
  return current().ratio;
}

describe('the sharpness of the sea', () => {
  it('rises to the resolution of the screen, at most two pixels per px, while frames are quick', () => {
    expect(createSharpness(1).current().ratio).toBe(1);
    expect([0, 79, 80, 500].map((frames) => ratioAfter(17, frames))).toEqual([1.25, 1.25, 2, 2]);
  });

  it('falls step by step while frames are slow, down to a minimum', () => {
    expect([15, 16, 32, 500].map((frames) => ratioAfter(40, frames))).toEqual([1.25, 1, 0.75, 0.75]);
  });

  it('stays once frames are quick again, so that it does not oscillate', () => {
    const { note, current } = createSharpness(2);
    for (let i = 0; i < 16; i += 1) note(40);
    for (let i = 0; i < 500; i += 1) note(16);
    expect(current()).toEqual({ ratio: 1, isSmooth: false });
  });

  it('forgives a single late frame', () => {
    const { note, current } = createSharpness(1.25);
    for (let i = 0; i < 64; i += 1) note(i === 20 ? 100 : 16);
    expect(current().isSmooth).toBe(true);
  });
});
