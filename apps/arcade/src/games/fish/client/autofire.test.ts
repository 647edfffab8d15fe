import { describe, expect, it } from 'vitest';
import { countBatch, endBeforeShot, startAutofire, type AutofireStops } from './autofire.ts';

const run = (stops: Partial<AutofireStops> = {}, count?: number) =>
  startAutofire({ stops: { onBoss: false, ...stops }, ...(count === undefined ? {} : { count }) });
const batch = { staked: 100n, won: 0n, best: 0n };

describe('autofire', () => {
  it('ends after its shots, at the lowest balance, and if the balance does not cover a bullet', () => {
    expect(endBeforeShot({ ...run({}, 50), fired: 49 }, 1000n, 10n)).toBeUndefined();
    expect(endBeforeShot({ ...run({}, 50), fired: 50 }, 1000n, 10n)).toBe('endShots');
    expect(endBeforeShot(run({ balanceAtMost: 500n }), 501n, 10n)).toBeUndefined();
    expect(endBeforeShot(run({ balanceAtMost: 500n }), 500n, 10n)).toBe('endBalance');
    expect(endBeforeShot(run(), 9n, 10n)).toBe('endFunds');
  });

  it('ends at a loss, a profit or a catch, over all its batches', () => {
    const first = countBatch(run({ lossAtLeast: 150n }), batch);
    expect(first.end).toBeUndefined();
    expect(countBatch(first.run, batch).end).toBe('endLoss');
    expect(countBatch(run({ profitAtLeast: 50n }), { ...batch, won: 150n }).end).toBe('endProfit');
    expect(countBatch(run({ profitAtLeast: 51n }), { ...batch, won: 150n }).end).toBeUndefined();
    expect(countBatch(run({ catchAtLeast: 40n }), { ...batch, won: 60n, best: 40n }).end).toBe('endCatch');
    expect(countBatch(run({ catchAtLeast: 41n }), { ...batch, won: 60n, best: 40n }).end).toBeUndefined();
  });
});
