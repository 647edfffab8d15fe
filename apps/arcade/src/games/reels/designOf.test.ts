import { beforeAll, describe, expect, it } from 'vitest';
import type { ReelsDesign } from './design.ts';
import { designOf } from './designOf.ts';
import { layouts } from './layouts.ts';
import { declaredReturn, runWeights } from './math.ts';
import { columnsOf } from './rules.ts';

const TITLES = 1500;

/** Title, layout, feature, declared return and first strip. A change of any of them requires a new version. */
const vectors = [
  [
    'golden-elephant',
    'ways-6x4-4096',
    'wheel',
    '0.959875105',
    '1 1 4 5 5 7 0 0 5 3 7 5 3 6 6 7 5 2 1 3 2 6 1 4 3 0 9 4 5 4 0 2 6 3 4 7 0 7 6 0 3 2 1 7 2 6',
  ],
  [
    'dragon-gate',
    'ways-5x4-1024',
    'none',
    '0.957564228',
    '8 8 4 3 8 3 7 7 7 3 5 5 6 6 1 5 5 8 8 2 0 4 6 6 4 0 1 2 2 2 7 7 7 6 6 1 1 3 0 4 0',
  ],
  ['river-spirit', 'lines-3x3-9', 'free_spins', '0.963902528', '9 5 5 2 5 1 3 0 2 0 4 6 9 6 5 2 7 4 7 6 1 7 3 4'],
  ['fallback', 'ways-5x3-243', 'wheel', '0.961995448', '0 1 7 6 0 5 3 1 4 2 5 1 5 9 5 4 2 0 2 6 4 7 6 7 4 3'],
] as const;

let designs: ReelsDesign[] = [];
beforeAll(() => {
  designs = Array.from({ length: TITLES }, (_, i) => designOf(`slot-${i}`));
});

/** Counts the titles with each value of a property. */
function countsOf(property: (design: ReelsDesign) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const design of designs) counts[property(design)] = (counts[property(design)] ?? 0) + 1;
  return counts;
}

describe('the design of a title', () => {
  it('is the same each time', () => {
    expect(designOf('golden-elephant')).toEqual(designOf('golden-elephant'));
  });

  it.each(vectors)('is fixed for %s: %s with %s, returning %s', (title, layout, feature, declared, firstStrip) => {
    const design = designOf(title);
    expect(design.layout.code).toBe(layout);
    expect(design.feature.kind).toBe(feature);
    expect(declaredReturn(design)).toBe(declared);
    expect(design.strips[0]?.join(' ')).toBe(firstStrip);
  });

  it('is shared by no two of 1,500 titles', () => {
    expect(new Set(designs.map(({ strips, pays }) => JSON.stringify([strips, pays]))).size).toBe(TITLES);
  });

  it.each<[string, number, (design: ReelsDesign) => string]>([
    ['layout', 9, ({ layout }) => layout.code],
    ['feature', 5, ({ feature }) => feature.kind],
    ['volatility', 3, ({ volatility }) => volatility],
    ['wild', 4, ({ wild }) => wild?.kind ?? 'none'],
    ['number of pay symbols', 5, ({ paySymbols }) => String(paySymbols)],
  ])('has each %s in at least three percent of titles', (_, values, property) => {
    const counts = Object.values(countsOf(property));
    expect(counts).toHaveLength(values);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(TITLES * 0.03);
  });

  it('has pays that rise with the count and never fall with the rank', () => {
    for (const { pays, layout } of designs) {
      for (const [symbol, counts] of pays.entries()) {
        expect(counts).toHaveLength(layout.reels + 1);
        for (let count = 3; count <= layout.reels; count += 1) {
          const pay = counts[count] as number;
          if (pay <= (counts[count - 1] as number) || pay < (pays[symbol + 1]?.[count] ?? 0))
            throw new Error(`${layout.code} pays ${pays.join(' | ')}`);
        }
      }
    }
  });

  it('has no wild on the first reel, every pay symbol on every reel and at most one scatter in a column', () => {
    for (const { strips, freeStrips = [], wild, scatter, paySymbols, layout } of designs) {
      for (const strip of [...strips, ...freeStrips])
        for (let symbol = 0; symbol < paySymbols; symbol += 1) if (!strip.includes(symbol)) throw new Error('missing');
      expect([...(strips[0] ?? []), ...(freeStrips[0] ?? [])]).not.toContain(wild?.symbol);
      const scatterCounts = [...strips, ...freeStrips].flatMap((strip) =>
        columnsOf(strip, layout.rows).map((column) => column.filter((cell) => cell === scatter?.symbol).length),
      );
      expect(Math.max(...scatterCounts)).toBeLessThanOrEqual(1);
    }
  });

  it('pays more of its return by runs through all reels with higher volatility', () => {
    const shareOf = (volatility: string): number => {
      const shares = designs
        .filter((design) => design.volatility === volatility && design.layout.reels === 5)
        .map((design) => {
          const { reels } = design.layout;
          let [all, full] = [0, 0];
          runWeights(design, design.strips).forEach((weights, symbol) =>
            weights.forEach((weight, count) => {
              const value = Number(weight) * (design.pays[symbol]?.[count] ?? 0);
              all += value;
              if (count === reels) full += value;
            }),
          );
          return full / all;
        });
      return shares.reduce((sum, share) => sum + share, 0) / shares.length;
    };
    expect(shareOf('low')).toBeLessThan(shareOf('medium'));
    expect(shareOf('medium')).toBeLessThan(shareOf('high'));
  });

  it('is found within the attempts, so that no title has the fallback', () => {
    const fallback = JSON.stringify(designOf('fallback').strips);
    expect(designs.filter(({ strips }) => JSON.stringify(strips) === fallback)).toEqual([]);
  });
});

describe('the lines of a layout', () => {
  it('are distinct, inside the window, and as many as its code says', () => {
    for (const { code, lines, reels, rows, units } of layouts) {
      if (!lines) continue;
      expect(code).toBe(`lines-${reels}x${rows}-${lines.length}`);
      expect(new Set(lines.map(String)).size).toBe(lines.length);
      expect(lines.every((line) => line.length === reels && line.every((row) => row >= 0 && row < rows))).toBe(true);
      expect(units).toBeGreaterThanOrEqual(lines.length);
    }
  });
});
