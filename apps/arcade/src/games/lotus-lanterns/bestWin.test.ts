import { describe, expect, it } from 'vitest';
import { bestMultiplier } from './math.ts';
import {
  addedSpinCounts,
  freeSpinCounts,
  freeSpinMultiplier,
  LINE_COUNT,
  lines,
  MAX_FREE_SPINS,
  REELS,
  scatterPays,
} from './paytable.ts';
import { baseStrips, freeStrips } from './reelStrips.ts';
import { columnsOf, lineWin, playLotusLanterns } from './rules.ts';
import type { LotusSymbol } from './symbols.ts';

/** The window with the best lines among those with a number of lotuses, in bets per line. */
interface BestWindow {
  pay: number;
  stops: number[];
}

/**
 * Returns the effect of a column on lines that begin with each of three symbols: a bit for each symbol and row that
 * continues.
 */
function fitsOf(column: readonly LotusSymbol[], firsts: readonly LotusSymbol[]): number {
  return firsts
    .flatMap((first) => column.map((symbol) => symbol === first || symbol === 'lantern'))
    .reduce((bits, fits) => bits * 2 + Number(fits), 0);
}

/**
 * Returns the stops of a reel that can be part of the best window: those that no other stop with the same number of
 * lotuses beats.
 */
function usefulStops(reel: readonly (readonly LotusSymbol[])[], firsts: readonly LotusSymbol[]): number[] {
  const kinds = reel.map((column) => ({ fits: fitsOf(column, firsts), hasLotus: column.includes('lotus') }));
  return kinds.flatMap(({ fits, hasLotus }, stop) => {
    const isOutdone = kinds.some(
      (other, at) =>
        other.hasLotus === hasLotus && (other.fits | fits) === other.fits && (other.fits !== fits || at < stop),
    );
    return isOutdone ? [] : [stop];
  });
}

/** Returns the best window for every number of lotuses, among all windows. */
function bestWindows(strips: readonly (readonly LotusSymbol[])[]): (BestWindow | undefined)[] {
  const best: (BestWindow | undefined)[] = [];
  const columns = strips.map(columnsOf);
  columns[0]?.forEach((firsts, firstStop) => {
    const reels = columns.map((reel, index) => (index === 0 ? [firstStop] : usefulStops(reel, firsts)));
    const visit = (stops: number[]): void => {
      const nextReel = reels[stops.length];
      if (nextReel) {
        for (const stop of nextReel) visit([...stops, stop]);
        return;
      }
      const window = stops.map((stop, reel) => columns[reel]?.[stop] ?? []);
      const lotuses = window.filter((column) => column.includes('lotus')).length;
      const pay = lines.reduce((sum, rows) => {
        // Most lines end at the second reel. Only the others need a list of their symbols.
        const second = window[1]?.[rows[1]];
        if (second !== 'lantern' && second !== window[0]?.[rows[0]]) return sum;
        return sum + (lineWin(rows.flatMap((row, reel) => window[reel]?.[row] ?? []))?.pay ?? 0);
      }, 0);
      if (pay > (best[lotuses]?.pay ?? -1)) best[lotuses] = { pay, stops };
    };
    visit([]);
  });
  return best;
}

interface Feature {
  pay: number;
  stops: number[];
}

/** Returns the best free spins from spin `index` of `total` on. */
function bestFeature(windows: readonly (BestWindow | undefined)[], index: number, total: number): Feature {
  const known = new Map<string, Feature>();
  const from = (spin: number, all: number): Feature => {
    if (spin > all) return { pay: 0, stops: [] };
    const key = `${spin}/${all}`;
    let best = known.get(key);
    if (best) return best;
    windows.forEach((window, lotuses) => {
      if (!window) return;
      const rest = from(spin + 1, Math.min(MAX_FREE_SPINS, all + (addedSpinCounts[lotuses] ?? 0)));
      const pay = window.pay * freeSpinMultiplier(spin) + rest.pay;
      if (!best || pay > best.pay) best = { pay, stops: [...window.stops, ...rest.stops] };
    });
    if (!best) throw new Error('there is no window');
    known.set(key, best);
    return best;
  };
  return from(index, total);
}

describe('the best win', () => {
  it('matches the rules sheet: one round wins it, and none wins more', () => {
    const free = bestWindows(freeStrips);
    const rounds = bestWindows(baseStrips).map((window, lotuses): Feature => {
      const started = freeSpinCounts[lotuses];
      const feature = started === undefined ? { pay: 0, stops: [] } : bestFeature(free, 1, started);
      const scatter = (scatterPays[lotuses] ?? 0) * LINE_COUNT;
      return { pay: (window?.pay ?? 0) + scatter + feature.pay, stops: [...(window?.stops ?? []), ...feature.stops] };
    });
    const best = rounds.toSorted((a, b) => b.pay - a.pay)[0];
    // The draw of the jackpot comes after the five stops of the paid spin.
    const numbers = [...(best?.stops.slice(0, REELS) ?? []), 2 ** 32 - 1, 0, ...(best?.stops.slice(REELS) ?? [])];
    const { win } = playLotusLanterns(() => numbers.shift() ?? Number.NaN, 20n, { unit: 20 }, []);
    expect(numbers).toEqual([]);
    expect(Number(win)).toBe(best?.pay);
    expect((win / 20n).toLocaleString('en')).toBe(bestMultiplier);
    expect(win % 20n).toBe(0n);
  });
});
