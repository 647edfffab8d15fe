import { describe, expect, it } from 'vitest';
import { playRow } from '../../books/bookEngine.ts';
import { statisticsOf } from '../../books/bookStatistics.ts';
import { nightMarketGame } from './game.ts';
import { MAX_WIN, plateValues } from './paytable.ts';
import { nightMarketEngine } from './rules.ts';

const book = nightMarketGame.book;
if (!book) throw new Error('the game has no book');
const rows = book.rows();
const found = statisticsOf(rows, book.facts);

describe('the book of Lucky Night Market', () => {
  it('pays 96.2262 % without weights, so that weights distort little', () => {
    expect(found.naturalPayout).toBe(9_622_620n);
    const { payingWeight, losingWeight } = book.facts;
    expect(losingWeight > payingWeight && losingWeight * 100n < payingWeight * 101n).toBe(true);
  });

  it('has one row with the greatest win', () => {
    expect(found.maxPayout).toBe(MAX_WIN);
    expect(found.maxWeight).toBe(book.facts.payingWeight);
  });

  it('has full boards, and no gap between small and great wins', () => {
    expect(rows.filter(({ payout }) => payout >= plateValues.grand * 100)).toHaveLength(4);
    const limits = [0, 100, 300, 1000, 3000, 10_000, 30_000, 100_000, MAX_WIN];
    const counts = limits.slice(1).map((to, index) => {
      const from = limits[index] as number;
      return rows.filter(({ payout }) => payout > from && payout <= to).length;
    });
    expect(counts.every((count) => count > 0)).toBe(true);
  });

  it('plays rows whose events add up to their payout', () => {
    for (const row of rows.filter(({ payout }, index) => index % 97 === 0 || payout > 20_000)) {
      const { events, win } = playRow(nightMarketEngine, row, 700n);
      const won = events
        .filter((event) => event.type === 'ways_won' || event.type === 'feature_ended')
        .reduce((sum, { amount }) => sum + BigInt(amount), 0n);
      expect(won).toBe(win);
      expect(win).toBe(7n * BigInt(row.payout));
    }
  });
});
