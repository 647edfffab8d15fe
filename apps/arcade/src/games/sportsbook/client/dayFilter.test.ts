// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDayFilter, rangeOf } from './dayFilter.ts';
import { NOW, upcomingOf } from './testing/sampleSports.ts';
import { settle, startSports } from './testing/startSports.ts';

const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  document.body.replaceChildren();
});

describe('a day of fixtures', () => {
  it.each([
    ['UTC', Date.UTC(2026, 10, 27, 23, 59, 59), Date.UTC(2026, 10, 28), 24],
    ['UTC', Date.UTC(2026, 10, 28), Date.UTC(2026, 10, 29), 24],
    ['Asia/Bangkok', Date.UTC(2026, 10, 27, 18), Date.UTC(2026, 10, 28, 17), 24],
    // Tomorrow has a daylight-saving change.
    ['Europe/Berlin', Date.UTC(2026, 2, 28, 12), Date.UTC(2026, 2, 28, 23), 23],
    ['Europe/Berlin', Date.UTC(2026, 9, 24, 12), Date.UTC(2026, 9, 24, 22), 25],
  ])('in %s ends at midnight there, and tomorrow has its own length', (zone, now, midnight, hours) => {
    vi.stubEnv('TZ', zone);
    expect(rangeOf('today', now)).toEqual({ until: midnight });
    expect(rangeOf('tomorrow', now)).toEqual({ from: midnight, until: midnight + hours * HOUR_MS });
    expect(rangeOf('all', now)).toEqual({});
  });

  it('changes at midnight by itself', () => {
    vi.stubEnv('TZ', 'UTC');
    vi.setSystemTime(Date.UTC(2026, 10, 27, 23, 59, 57));
    const changed = vi.fn();
    const filter = createDayFilter({ text: (key) => key, now: Date.now }, changed);
    document.body.append(filter.root);
    filter.root.querySelector<HTMLInputElement>('input[value=today]')?.click();
    expect(changed).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2_000);
    expect(changed).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2_000);
    expect(changed).toHaveBeenCalledTimes(2);
    expect(filter.range()).toEqual({ until: Date.UTC(2026, 10, 29) });
  });
});

describe('the upcoming fixtures', () => {
  it('are requested by the chosen day; an empty day is reported', async () => {
    vi.stubEnv('TZ', 'Asia/Bangkok');
    history.replaceState(null, '', '#tab=upcoming&sport=football');
    let list = [upcomingOf('fb-lantern:8')];
    const page = await startSports({
      answers: { 'GET sports/fixtures?upcoming': () => ({ serverTime: NOW, list, hasMore: false }) },
    });
    const choose = async (day: string): Promise<URLSearchParams> => {
      await page.press(`.sb-place input[value=${day}]`);
      await settle();
      return new URLSearchParams(page.paths.findLast((path) => path.startsWith('sports/fixtures'))?.split('?')[1]);
    };
    const midnight = String(Date.UTC(2026, 10, 27, 17));
    expect((await choose('today')).get('until')).toBe(midnight);
    list = [];
    expect((await choose('tomorrow')).get('from')).toBe(midnight);
    expect(page.textOf('.sb-list .sb-note')).toContain('Nothing is listed for this day');
    await page.press('[data-tab=live]');
    expect(page.has('.sb-place input[value=tomorrow]')).toBe(false);
  });
});
