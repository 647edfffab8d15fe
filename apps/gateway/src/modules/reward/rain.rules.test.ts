import { describe, expect, it } from 'vitest';
import { offerRule, type NewOfferRule } from './offerRule.ts';
import { openRainAt, packetOf, rainWindowAt } from './rain.rules.ts';
import { ruleOf } from './testing/ruleOf.ts';

const lowest = () => 0;
const highest = (below: number) => below - 1;

describe('a packet of a rain', () => {
  it('PROMO-06 is one minor unit at least, and twice the average of the rest at most', () => {
    expect(packetOf({ packets: 10, amount: 1_000n }, lowest)).toBe(1n);
    expect(packetOf({ packets: 10, amount: 1_000n }, highest)).toBe(200n);
  });

  it('PROMO-06 leaves one minor unit for each of the others', () => {
    expect(packetOf({ packets: 2, amount: 10n }, highest)).toBe(9n);
    expect(packetOf({ packets: 10, amount: 11n }, highest)).toBe(2n);
    expect(packetOf({ packets: 10, amount: 10n }, highest)).toBe(1n);
  });

  it('PROMO-06 is the whole rest if it is the last', () => {
    expect(packetOf({ packets: 1, amount: 777n }, lowest)).toBe(777n);
  });

  it('PROMO-06 of an amount beyond the range of a random number stays within its bounds', () => {
    const amount = 40_000_000_000_000n;
    const draws: number[] = [];
    const packet = packetOf({ packets: 4, amount }, (below) => {
      draws.push(below);
      return below - 1;
    });
    expect(draws.every((below) => below <= 2 ** 47)).toBe(true);
    expect(packet).toBeLessThanOrEqual(amount / 2n);
    expect(packet).toBeGreaterThan(amount / 2n - 100n);
  });
});

const rain = (hours: { from: string; to: string }[] | undefined, change: Partial<NewOfferRule> = {}) =>
  offerRule.parse(ruleOf({ trigger: { on: 'claim', ...(hours && { hours }) }, ...change }));
const at = (text: string) => Date.parse(text);

describe('the window of a rain', () => {
  const noonAndNight = rain([
    { from: '22:00', to: '02:00' },
    { from: '12:00', to: '12:05' },
  ]);

  it('PROMO-06 is the open one, or else the next, in the time zone of the merchant', () => {
    const window = (now: string) => rainWindowAt(noonAndNight, 'Asia/Bangkok', at(now))?.period;
    expect(window('2026-11-20T11:59:59+07:00')).toBe('2026-11-20 12:00');
    expect(window('2026-11-20T12:04:59+07:00')).toBe('2026-11-20 12:00');
    expect(window('2026-11-20T12:05:00+07:00')).toBe('2026-11-20 22:00');
    // It began on the day before.
    expect(window('2026-11-21T01:59:59+07:00')).toBe('2026-11-20 22:00');
    expect(window('2026-11-21T02:00:00+07:00')).toBe('2026-11-21 12:00');
  });

  it('PROMO-06 has a start and an end, which may be on the next day', () => {
    expect(rainWindowAt(noonAndNight, 'Asia/Bangkok', at('2026-11-20T21:00:00+07:00'))).toEqual({
      period: '2026-11-20 22:00',
      startsAt: at('2026-11-20T22:00:00+07:00'),
      endsAt: at('2026-11-21T02:00:00+07:00'),
    });
  });

  it('PROMO-06 is open only between its start and its end', () => {
    const isOpen = (now: string) => openRainAt(noonAndNight, 'Asia/Bangkok', at(now)) !== undefined;
    expect(isOpen('2026-11-20T11:59:59+07:00')).toBe(false);
    expect(isOpen('2026-11-20T12:00:00+07:00')).toBe(true);
    expect(isOpen('2026-11-20T12:05:00+07:00')).toBe(false);
    expect(isOpen('2026-11-21T01:00:00+07:00')).toBe(true);
  });

  it('PROMO-06 begins while the offer runs', () => {
    const [from, to] = [at('2026-11-20T12:00:00Z'), at('2026-11-21T12:00:00Z')];
    const rule = rain([{ from: '12:00', to: '12:05' }], { window: { from, to } });
    expect(rainWindowAt(rule, 'UTC', from - 86_400_000)?.startsAt).toBe(from);
    expect(rainWindowAt(rule, 'UTC', from + 300_000)).toBeUndefined();
    const late = rain([{ from: '12:00', to: '12:05' }], { window: { from: from + 1, to: null } });
    expect(openRainAt(late, 'UTC', from + 1)).toBeUndefined();
    expect(rainWindowAt(late, 'UTC', from + 1)?.startsAt).toBe(to);
  });

  it('PROMO-06 has its local time on the days on which the clocks change', () => {
    const morning = rain([{ from: '08:00', to: '08:05' }]);
    const startsAt = (now: string) => rainWindowAt(morning, 'Europe/Berlin', at(now))?.startsAt;
    expect(startsAt('2027-03-28T00:00:00Z')).toBe(at('2027-03-28T06:00:00Z'));
    expect(startsAt('2026-10-25T00:00:00Z')).toBe(at('2026-10-25T07:00:00Z'));
    // 02:30 is skipped on that day, so the clock shows 03:30.
    const skipped = rain([{ from: '02:30', to: '04:00' }]);
    expect(rainWindowAt(skipped, 'Europe/Berlin', at('2027-03-27T23:30:00Z'))?.startsAt).toBe(
      at('2027-03-28T01:30:00Z'),
    );
  });

  it('PROMO-06 does not exist for offers without hours, and for those that nobody taps', () => {
    const now = at('2026-11-20T12:00:00Z');
    for (const rule of [rain(undefined), offerRule.parse(ruleOf({ trigger: { on: 'login' } }))])
      expect([rainWindowAt(rule, 'UTC', now), openRainAt(rule, 'UTC', now)]).toEqual([undefined, undefined]);
  });
});
