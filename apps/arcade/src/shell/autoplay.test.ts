import { describe, expect, it } from 'vitest';
import {
  countRound,
  nextStakeIndex,
  startAutoplay,
  type AutoplayEnd,
  type AutoplayPlan,
  type AutoplayStops,
  type StakeChange,
} from './autoplay.ts';

const never: AutoplayStops = { onAnyWin: false, onFeature: false };

/**
 * Counts rounds with a stake of 100, from a balance of 1000, until one ends autoplay. Returns the number of rounds and
 * the reason.
 */
function play(plan: AutoplayPlan, wins: readonly bigint[]): [number, AutoplayEnd | undefined] {
  let run = startAutoplay(plan);
  let balance = 1000n;
  for (const [index, win] of wins.entries()) {
    const counted = countRound(run, { stake: 100n, win, balance: (balance += win - 100n) });
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
    ['stops at a balance of the limit', { balanceAtLeast: 1150n }, [249n, 101n], [2, 'endBalanceHigh']],
    ['stops when the balance has fallen to the limit', { balanceAtMost: 800n }, [0n, 1n, 99n], [3, 'endBalanceLow']],
    ['stops at so many losses in a row', { lossesInARow: 2 }, [0n, 100n, 99n, 0n], [4, 'endLosses']],
    ['stops at so many wins in a row', { winsInARow: 2 }, [101n, 100n, 101n, 200n], [4, 'endWins']],
    ['does not stop without a rule', {}, [0n, 1500n, 0n], [3, undefined]],
  ])('%s', (_, stops, wins, expected) => {
    expect(play({ stops: { ...never, ...stops } }, wins)).toEqual(expected);
  });

  it('stops when its rounds are played and counts them down', () => {
    const { run } = countRound(startAutoplay({ count: 10, stops: never }), { stake: 100n, win: 0n, balance: 0n });
    expect(run.left).toBe(9);
    expect(play({ count: 2, stops: never }, [0n, 0n, 0n])).toEqual([2, 'endCount']);
  });

  it.each<[string, StakeChange, number, number]>([
    ['stays', 'keep', 2, 2],
    ['goes back to the first', 'reset', 2, 1],
    ['doubles', 100, 1, 3],
    ['rises to the least stake that is half as much again', 50, 1, 2],
    ['stays at the highest', 100, 4, 4],
  ])('with a stake that %s after a loss', (_, afterLoss, now, expected) => {
    const stakes = [100n, 200n, 300n, 400n, 1000n];
    const plan = { stops: never, stakes: { afterWin: 'keep', afterLoss } } as const;
    expect(nextStakeIndex(plan, { stakes, first: 1, now, isWin: false })).toBe(expected);
    expect(nextStakeIndex(plan, { stakes, first: 1, now, isWin: true })).toBe(now);
  });

  it('reports a money limit before the number of rounds', () => {
    expect(play({ count: 1, stops: { ...never, lossAtLeast: 100n } }, [0n])).toEqual([1, 'endLoss']);
  });
});
