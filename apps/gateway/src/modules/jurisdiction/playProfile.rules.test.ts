import { currencies } from '@parlor/contract';
import { provider as schemas } from '@parlor/contract/schemas';
import { describe, expect, it } from 'vitest';
import { jurisdictions } from './jurisdictions.ts';
import {
  isJurisdiction,
  jurisdictionsWithJackpots,
  kindOf,
  mayPlayForMoney,
  playProfileOf,
  strictestAt,
  termsAt,
} from './playProfile.rules.ts';

const day = (text: string): number => Date.parse(text);
const now = day('2026-11-01');
const profile = (name: string, kind: 'slot' | 'shared' | 'other', at = now) =>
  playProfileOf(name, { kind, currency: 'EUR', at });

describe('a play profile', () => {
  it('has the rules of its jurisdiction for slots and for other games', () => {
    expect(profile('GB', 'slot')).toEqual({
      jurisdiction: 'GB',
      kind: 'slot',
      min_cycle_ms: 2_500,
      autoplay: false,
      turbo: false,
      celebrate_small_wins: false,
      jackpots: true,
      max_stake: '200',
      parallel_games: 1,
    });
    expect(profile('GB', 'other')).toMatchObject({ min_cycle_ms: 5_000, autoplay: false });
    expect(profile('GB', 'other')).not.toHaveProperty('max_stake');
    expect(profile('GB', 'other')).not.toHaveProperty('parallel_games');
    expect(profile('DE', 'slot')).toMatchObject({ max_stake: '100', min_cycle_ms: 5_000, jackpots: false });
    expect(profile('DE', 'other')).toMatchObject({ parallel_games: 1 });
    expect(profile('SE', 'slot')).toMatchObject({ min_cycle_ms: 3_000, autoplay: false, turbo: true });
    expect(profile('ON', 'slot')).toMatchObject({ autoplay: false, turbo: false, parallel_games: 1 });
    expect(profile('ON', 'other')).toMatchObject({ autoplay: true, turbo: true });
    expect(profile('open', 'slot')).toMatchObject({ min_cycle_ms: 2_500, autoplay: true, turbo: true });
    expect(profile('open', 'other')).toMatchObject({ min_cycle_ms: 500 });
  });

  it('depends on the day: the British cap started in April 2025 and was lowered in May', () => {
    const capAt = (at: string) => profile('GB', 'slot', day(at)).max_stake;
    expect(capAt('2025-04-08T23:59:59.999Z')).toBeUndefined();
    expect(capAt('2025-04-09T00:00:00Z')).toBe('500');
    expect(capAt('2025-05-20T23:59:59.999Z')).toBe('500');
    expect(capAt('2025-05-21T00:00:00Z')).toBe('200');
  });

  it('has no cycle in a shared game, whose rounds have the same pace for all players', () => {
    expect(profile('GB', 'shared')).toMatchObject({ kind: 'shared', min_cycle_ms: 0 });
  });

  it('is the strictest of all for an unknown name, and before the first version of a known one', () => {
    const strictest = { min_cycle_ms: 5_000, autoplay: false, turbo: false, jackpots: false, max_stake: '100' };
    expect(profile('XX', 'slot')).toMatchObject({ ...strictest, jurisdiction: 'strictest', parallel_games: 1 });
    expect(profile('toString', 'slot')).toMatchObject(strictest);
    expect(profile('GB', 'slot', day('2024-01-01'))).toMatchObject({ ...strictest, jurisdiction: 'GB' });
    expect(termsAt('XX', now)).toMatchObject({ realMoney: 'closed', demoPlay: 'off' });
  });

  it('matches the schema of the contract in every jurisdiction, kind and currency', () => {
    for (const name of [...Object.keys(jurisdictions), 'XX'])
      for (const kind of ['slot', 'shared', 'other'] as const)
        for (const currency of currencies)
          expect(schemas.playProfile.safeParse(playProfileOf(name, { kind, currency, at: now })).success).toBe(true);
  });
});

describe('the strictest terms', () => {
  it('combine the strictest value of each rule', () => {
    const { maxStake, ...terms } = strictestAt(now);
    expect(terms).toEqual({
      realMoney: 'closed',
      demoPlay: 'off',
      minCycleMs: { slot: 5_000, other: 5_000 },
      autoplay: { slot: false, other: false },
      turbo: { slot: false, other: false },
      celebratesSmallWins: false,
      parallelGames: { slot: 1, other: 1 },
      jackpots: false,
      limitRaiseHours: 168,
      reminderMinutes: 30,
      reminderPauseMinutes: 5,
    });
    expect([maxStake.slot?.EUR, maxStake.slot?.THB, maxStake.other]).toEqual([100n, 3_000n, null]);
    // Rules that begin after the date do not count.
    expect(strictestAt(day('2020-01-01'))).toMatchObject({
      realMoney: 'closed',
      demoPlay: 'everybody',
      jackpots: true,
    });
  });

  it('allow jackpots only where the jurisdiction does', () => {
    const names = jurisdictionsWithJackpots(now);
    expect(names).toContain('GB');
    expect(names).not.toContain('DE');
    expect(jurisdictionsWithJackpots(day('2024-01-01'))).not.toContain('GB');
  });

  it('allow nothing that one of the jurisdictions forbids', () => {
    const strictest = strictestAt(now);
    for (const name of Object.keys(jurisdictions)) {
      const terms = termsAt(name, now);
      for (const kind of ['slot', 'other'] as const) {
        expect(strictest.minCycleMs[kind]).toBeGreaterThanOrEqual(terms.minCycleMs[kind]);
        expect(strictest.autoplay[kind] && !terms.autoplay[kind]).toBe(false);
        expect(strictest.turbo[kind] && !terms.turbo[kind]).toBe(false);
        const strictCaps = strictest.maxStake[kind];
        const looser = currencies.filter((currency) => {
          const cap = terms.maxStake[kind]?.[currency];
          return cap !== undefined && (strictCaps === null || strictCaps[currency] > cap);
        });
        expect(looser).toEqual([]);
      }
    }
  });
});

describe('the versions of a jurisdiction', () => {
  it.each(Object.entries(jurisdictions))('of %s are in the order of their days', (name, versions) => {
    const days = versions.map(({ from }) => day(from));
    expect(days.every((from) => Number.isFinite(from))).toBe(true);
    expect(days.toSorted((a, b) => a - b)).toEqual(days);
    expect(isJurisdiction(name)).toBe(true);
  });
});

describe('the kind of a game', () => {
  it('follows from its type and classes', () => {
    expect(kindOf({ gameType: 'RNG', gameClassify: ['SM', 'JP'] })).toBe('slot');
    expect(kindOf({ gameType: 'RNG', gameClassify: ['Crash'] })).toBe('shared');
    expect(kindOf({ gameType: 'LIVE', gameClassify: ['ROU'] })).toBe('shared');
    expect(kindOf({ gameType: 'RNG', gameClassify: ['AR'] })).toBe('other');
  });

  it('decides which games are for money in Germany; the Thai demo allows none', () => {
    const slot = { gameType: 'RNG', gameClassify: ['SM'] } as const;
    const dice = { gameType: 'RNG', gameClassify: ['AR'] } as const;
    const sports = { gameType: 'SPORTS', gameClassify: ['SPORT'] } as const;
    const may = (name: string) =>
      [slot, dice, sports].map(({ gameType, gameClassify }) =>
        mayPlayForMoney(termsAt(name, now), { gameType, gameClassify: [...gameClassify] }),
      );
    expect(may('DE')).toEqual([true, false, true]);
    expect(may('GB')).toEqual([true, true, true]);
    expect(may('TH-demo')).toEqual([false, false, false]);
  });
});
