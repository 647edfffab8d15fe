import { describe, expect, it } from 'vitest';
import type { PlayProfile } from './playProfile.rules.ts';
import { createPlayWatch, type WatchedBet } from './playWatch.ts';

const slot: PlayProfile = {
  jurisdiction: 'GB',
  kind: 'slot',
  min_cycle_ms: 2_500,
  autoplay: false,
  turbo: false,
  celebrate_small_wins: false,
  jackpots: true,
  max_stake: '200',
};
const other: PlayProfile = { ...slot, kind: 'other', min_cycle_ms: 5_000, max_stake: undefined };
const bet = (change: Partial<WatchedBet> = {}): WatchedBet => ({
  accountId: 'player',
  roundId: 'one',
  amount: 100n,
  eventAt: 10_000,
  category: 'base',
  ...change,
});

describe('the play watch', () => {
  it('refuses a round that begins before the minimum cycle of its kind is over', () => {
    const watch = createPlayWatch(() => 20_000);
    watch.note(slot, bet());
    expect(watch.refusal(slot, bet({ roundId: 'two', eventAt: 12_499 }))).toBe('MIN_CYCLE');
    expect(watch.refusal(slot, bet({ roundId: 'two', eventAt: 12_500 }))).toBeUndefined();
    expect(watch.refusal(other, bet({ roundId: 'two', eventAt: 10_001 }))).toBeUndefined();
    expect(watch.refusal(slot, bet({ roundId: 'two', accountId: 'another', eventAt: 10_001 }))).toBeUndefined();
  });

  it('checks the stakes of a round together, and lets a round have several bets', () => {
    const watch = createPlayWatch(() => 20_000);
    expect(watch.refusal(slot, bet({ amount: 201n }))).toBe('MAX_STAKE');
    expect(watch.refusal(slot, bet({ amount: 200n }))).toBeUndefined();
    watch.note(slot, bet({ amount: 150n }));
    expect(watch.refusal(slot, bet({ amount: 50n }))).toBeUndefined();
    expect(watch.refusal(slot, bet({ amount: 51n }))).toBe('MAX_STAKE');
  });

  it('does not count a time in the future as a pause', () => {
    const watch = createPlayWatch(() => 10_000);
    watch.note(slot, bet({ eventAt: 999_999 }));
    expect(watch.refusal(slot, bet({ roundId: 'two', eventAt: 9_999_999 }))).toBe('MIN_CYCLE');
  });

  it('does not let an earlier time start a new pause', () => {
    const watch = createPlayWatch(() => 20_000);
    watch.note(slot, bet());
    watch.note(slot, bet({ roundId: 'two', eventAt: 1 }));
    expect(watch.refusal(slot, bet({ roundId: 'three', eventAt: 2_600 }))).toBe('MIN_CYCLE');
  });

  it('ignores tips, sessions without a profile, and profiles without requirements', () => {
    const watch = createPlayWatch(() => 20_000);
    const free: PlayProfile = { ...slot, min_cycle_ms: 0, max_stake: undefined };
    for (const profile of [free, null]) {
      watch.note(profile, bet());
      expect(watch.refusal(profile, bet({ roundId: 'two', amount: 1_000_000n }))).toBeUndefined();
    }
    watch.note(slot, bet());
    expect(watch.refusal(slot, bet({ roundId: 'two', amount: 1_000n, category: 'tip' }))).toBeUndefined();
  });

  it('forgets rounds after a minute', () => {
    let now = 20_000;
    const watch = createPlayWatch(() => now);
    watch.note(slot, bet());
    now += 120_000;
    watch.note(slot, bet({ accountId: 'another', eventAt: now }));
    expect(watch.refusal(slot, bet({ roundId: 'two', eventAt: 10_001 }))).toBeUndefined();
  });
});
