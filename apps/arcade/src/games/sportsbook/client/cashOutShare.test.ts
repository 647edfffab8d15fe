import { describe, expect, it } from 'vitest';
import { cashOutPart, shareFor, remainingStake } from './cashOutShare.ts';

const slip = (amount: string, openShare = 10_000) => ({
  openShare,
  stake: '1000',
  cashOut: { amount, isSuspended: false },
});

describe('the part of a slip that is cashed out', () => {
  it('is rounded down, as the server does', () => {
    expect(cashOutPart(slip('1001', 7_500), 7_500)).toBe(1_001n);
    expect(cashOutPart(slip('1001', 7_500), 1_875)).toBe(250n);
    expect(remainingStake(slip('1001', 7_500), 2_500)).toBe(500n);
  });

  it('reaches each minor unit of an offer that has fewer than shares', () => {
    const offer = slip('1234', 7_500);
    for (let amount = 1n; amount <= 1_234n; amount += 1n)
      expect(cashOutPart(offer, shareFor(offer, amount, 7_500))).toBe(amount);
  });

  it('moves by one share for each step of an offer that has more', () => {
    const offer = slip('123456');
    let share = 10_000;
    for (let step = 0; step < 100; step += 1) share = shareFor(offer, cashOutPart(offer, share) - 1n, share);
    expect(share).toBe(9_900);
    for (let step = 0; step < 100; step += 1) share = shareFor(offer, cashOutPart(offer, share) + 1n, share);
    expect(share).toBe(10_000);
    expect(shareFor(offer, 0n, 1)).toBe(1);
  });
});
