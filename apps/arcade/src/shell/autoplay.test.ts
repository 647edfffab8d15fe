import { describe, expect, it } from 'vitest';
import { countRound, startAutoplay, type AutoplayEnd, type AutoplayPlan, type AutoplayStops } from './autoplay.ts';

const never: AutoplayStops = { onAnyWin: false, onFeature: false };

/** Counts rounds of a stake of 100 until one ends autoplay. Returns the number of rounds and the reason. */
function play(plan: AutoplayPlan, wins: readonly bigint[]): [number, AutoplayEnd | undefined] {
  let run = startAutoplay(plan);
  for (const [index, win] of wins.entries()) {
    const counted = countRound(run, { stake: 100n, win });
    ({ run } = counted);
    if (counted.end !== undefined) return [index + 1, counted.end];
  }
  return [wins.length, undefined];
}

describe('autoplay', () => {
  it.each<[string, Partial<AutoplayStops>, bigint[], [number, AutoplayEnd | undefined]]>([
    ['stops at any win above the stake', { onAnyWin: true }, [0n, 100n, 101n], [3, 'endAnyWin']],
    ['stops at a win of 15 stakes as at a feature', { onFeature: true }, [1499n, 1500n], [2, 'endFeature']],
    ['stops at a single win of the limit', { winAtLeast: 300n }, [299n, 300n], [2, 'endWin']],
    ['stops at a profit of the limit', { profitAtLeast: 150n }, [249n, 101n], [2, 'endProfit']],
    ['stops at a loss of the limit', { lossAtLeast: 200n }, [0n, 1n, 50n], [3, 'endLoss']],
    ['stops at so many losses in a row', { lossesInARow: 2 }, [0n, 100n, 99n, 0n], [4, 'endLosses']],
    ['does not stop without a rule', {}, [0n, 1500n, 0n], [3, undefined]],
  ])('%s', (_, stops, wins, expected) => {
    expect(play({ stops: { ...never, ...stops } }, wins)).toEqual(expected);
  });

  it('stops when its rounds are played and counts them down', () => {
    const { run } = countRound(startAutoplay({ count: 10, stops: never }), { stake: 100n, win: 0n });
    expect(run.left).toBe(9);
    expect(play({ count: 2, stops: never }, [0n, 0n, 0n])).toEqual([2, 'endCount']);
  });

  it('names a limit of money before the number of rounds', () => {
    expect(play({ count: 1, stops: { ...never, lossAtLeast: 100n } }, [0n])).toEqual([1, 'endLoss']);
  });
});
