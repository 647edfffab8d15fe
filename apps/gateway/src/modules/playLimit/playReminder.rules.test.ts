import { describe, expect, it } from 'vitest';
import { checkStretch, PAUSE_MS, reminderMinutesOf } from './playReminder.rules.ts';

const minute = 60_000;

describe('a reminder of the time played', () => {
  it.each([
    [null, null, null],
    [60, null, 60],
    [null, 30, 30],
    [60, 30, 30],
    [30, 60, 30],
  ])('is due after the shorter of the law’s %s and the player’s %s minutes: %s', (latest, chosen, minutes) => {
    expect(reminderMinutesOf(latest, chosen)).toBe(minutes);
  });

  it('is due at the minute, and before that says how long to wait', () => {
    const stretch = { since: 0, until: 29 * minute };
    expect(checkStretch(stretch, { minutes: 30, now: 30 * minute - 1 })).toEqual({ isDue: false, askInMs: 1 });
    expect(checkStretch(stretch, { minutes: 30, now: 30 * minute })).toEqual({ isDue: true, askInMs: null });
    expect(checkStretch(stretch, { minutes: 45, now: 30 * minute })).toEqual({ isDue: false, askInMs: 15 * minute });
  });

  it('is not due without play, without a limit, and after a pause of 15 minutes', () => {
    const none = { isDue: false, askInMs: null };
    const stretch = { since: 0, until: 60 * minute };
    expect(PAUSE_MS).toBe(15 * minute);
    expect(checkStretch(undefined, { minutes: 30, now: 60 * minute })).toEqual(none);
    expect(checkStretch(stretch, { minutes: null, now: 60 * minute })).toEqual(none);
    expect(checkStretch(stretch, { minutes: 30, now: 75 * minute })).toEqual(none);
    expect(checkStretch(stretch, { minutes: 30, now: 75 * minute - 1 }).isDue).toBe(true);
  });
});
