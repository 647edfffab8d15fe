// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { openStage, testDress } from '../../../shell/testing/openStage.ts';
import { playCrash, type CrashChoice, type CrashDecision } from '../rules.ts';
import { reachedAt } from '../growth.ts';
import { curveAt, gridOf } from './curve.ts';
import { headingOf } from './heading.ts';
import { crashMessages } from './messages.ts';
import { createCrashStage } from './stage.ts';

const choice: CrashChoice = { panel: 0, target: null, clientSeed: 'a'.repeat(32) };
/** Half of all numbers are lower than this one: the round crashes at 1.98. */
const half = (): number => 0x8000_0000;

function open() {
  return openStage({ createStage: createCrashStage, messages: crashMessages, dress: testDress });
}

/** Returns a bet of 1000 in a round that has ended. */
const ended = (decisions: CrashDecision[]) => {
  const outcome = playCrash(half, 1_000n, choice, decisions);
  return { ...outcome, isOver: true };
};

describe('a replayed bet', () => {
  it('shows the end of the round and the win of the bet', async () => {
    const { show, textOf, wins } = open();
    await show(
      ended([
        { cashOut: 'half', at: 150 },
        { cashOut: 'all', at: 190 },
      ]),
    );
    expect(textOf('.flight-figure')).toBe('×1.98');
    expect(textOf('.crash-verdict')).toBe('✓ ฿1700');
    expect(wins.at(-1)).toBe(1_700n);
  });

  it('shows a bet that was lost', async () => {
    const { show, textOf, results } = open();
    await show(ended([{ ended: true }]));
    expect(textOf('.crash-verdict')).toMatch(/^✕/);
    expect(results).toEqual(['Flew away at ×1.98']);
  });

  it('has the mathematics of the game in its rules', () => {
    const { stage } = open();
    const words = stage
      .rules()
      .map(({ textContent }) => textContent)
      .join(' ');
    for (const shown of ['×10,000.00', '49.5 %', '0.099 %']) expect(words).toContain(shown);
    expect(stage.returns().every(({ returned }) => returned === '99 %')).toBe(true);
  });
});

describe('the curve of a flight', () => {
  const size = { width: 360, height: 280 };

  it('stays inside the picture however long the round is', () => {
    for (const hundredths of [100, 150, 231, 1_000, 1_000_000]) {
      const { points } = curveAt(reachedAt(hundredths), size);
      for (const { x, y } of points) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(size.width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(size.height);
      }
    }
  });

  it('puts a cash-out on the curve at its multiplier', () => {
    const curve = curveAt(reachedAt(500), size);
    expect(curve.pointOf(200).y).toBeCloseTo(curve.heightOf(200), 0);
    expect(curve.pointOf(200).x).toBeLessThan(curve.tip.x);
  });

  it('has at most four lines, at round multipliers', () => {
    for (const top of [1.5, 2.4, 7, 30, 400, 12_000]) expect(gridOf(top).length).toBeLessThanOrEqual(4);
    expect(gridOf(2.4)).toEqual([150, 200]);
  });

  it('knows where the drawing of a title points', () => {
    expect(headingOf('copper-balloon-x')).toBeUndefined();
    expect(headingOf('sky-rocket-boost')).toBeCloseTo(-Math.PI / 4);
    expect(headingOf('rocket-boost')).toBeGreaterThan(0);
  });
});
