import { describe, expect, it } from 'vitest';
import { engineDraw } from '../../books/book.ts';
import { statisticsOf } from '../../books/bookStatistics.ts';
import { fishGame } from './game.ts';
import { chestFaces, CHESTS, TREASURE_MIN, TREASURE_MAX, treasureEngine } from './treasure.ts';

const book = fishGame.book;
if (!book) throw new Error('fish has no book');
const rows = book.rows();

/** Returns the engine with these numbers. */
function playing(...numbers: number[]) {
  const remaining = [...numbers];
  return treasureEngine.play(() => remaining.shift() ?? 99, 1n);
}

describe('the hoard of the naga', () => {
  it('adds coins, multiplies by pearls and ends at an empty chest', () => {
    // 0: +10; 57: ×2; 70: ×3; 74: empty.
    expect(playing(0, 57, 70, 74)).toEqual({
      events: [
        { type: 'chest_opened', kind: 'coins', value: 10, total: 50 },
        { type: 'chest_opened', kind: 'pearl', value: 2, total: 100 },
        { type: 'chest_opened', kind: 'pearl', value: 3, total: 300 },
        { type: 'chest_opened', kind: 'empty', value: 0, total: 300 },
      ],
      payout: 30_000,
    });
    expect(playing(99)).toMatchObject({ payout: TREASURE_MIN * 100 });
  });

  it('has at most eight chests, and closes at its greatest prize', () => {
    expect(playing(...Array.from({ length: 20 }, () => 0)).events).toHaveLength(CHESTS);
    const rich = playing(...Array.from({ length: 20 }, () => 70));
    expect(rich.payout).toBe(TREASURE_MAX * 100);
    expect(rich.events.map(({ total }) => total)).toEqual([120, 360, 1080, 2000]);
  });

  it('draws from a hundred numbers', () => {
    expect(chestFaces.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  });
});

describe('the book of the naga', () => {
  it('pays whole bullets in every row, as recomputed from its seed', () => {
    expect(rows.every(({ payout }) => payout % 100 === 0 && payout >= TREASURE_MIN * 100)).toBe(true);
    for (const { seed, payout } of rows.filter((_, index) => index % 97 === 0))
      expect(treasureEngine.play(engineDraw(seed), 1n).payout).toBe(payout);
  });

  it('reaches its greatest prize in more than one in a thousand catches, without a gap below', () => {
    const { maxPayout, maxWeight, totalWeight } = statisticsOf(rows, book.facts);
    expect(maxPayout).toBe(TREASURE_MAX * 100);
    expect(maxWeight * 1000n > totalWeight).toBe(true);
    const limits = [0, 40, 100, 200, 400, 800, 1999, 2000];
    for (const [index, to] of limits.slice(1).entries()) {
      const from = limits[index] ?? 0;
      expect(rows.some(({ payout }) => payout > from * 100 && payout <= to * 100)).toBe(true);
    }
  });
});
