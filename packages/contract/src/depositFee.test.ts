import { describe, expect, it } from 'vitest';
import { depositBonus, depositFee } from './depositFee.ts';

describe('the deposit fee', () => {
  it.each([
    // amount, parts per million, fixed part, fee
    [10_000n, 0, 0n, 0n],
    [10_000n, 15_000, 0n, 150n],
    [9_999n, 15_000, 0n, 149n],
    [10_000n, 15_000, 500n, 650n],
    [66n, 15_000, 0n, 0n],
    [67n, 15_000, 0n, 1n],
    [400n, 0, 500n, 400n],
    [9_000_000_000_000n, 999_999, 0n, 8_999_991_000_000n],
  ])('WAL-02 on %s at %s ppm plus %s fixed is %s', (amount, ppm, fixed, fee) => {
    expect(depositFee(amount, { ppm, fixed })).toBe(fee);
  });
});

describe('the deposit bonus', () => {
  const terms = { minAmount: 10_000n, ppm: 100_000, max: 5_000n };
  it.each([
    [9_999n, 0n],
    [10_000n, 1_000n],
    [10_009n, 1_000n],
    [50_000n, 5_000n],
    [90_000n, 5_000n],
  ])('WAL-02 on %s is %s', (amount, bonus) => {
    expect(depositBonus(amount, terms)).toBe(bonus);
  });
});
