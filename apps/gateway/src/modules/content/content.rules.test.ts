import { describe, expect, it } from 'vitest';
import { isOver, isRunning, parseAnnouncementTypes } from './content.rules.ts';

describe('the types of a request for announcements', () => {
  it.each([
    ['B', ['banners']],
    ['PL', ['notices']],
    ['PU', ['popup']],
    ['H', ['hot']],
    [' B , PL,,B', ['banners', 'notices']],
    ['PR,Promotion,H', ['hot']],
    ['', []],
  ])('%j are %j', (types, parts) => {
    expect([...(parseAnnouncementTypes(types) ?? [])]).toEqual(parts);
  });

  it.each(['X', 'B,X', 'toString', 'b'])('%s is unknown', (types) => {
    expect(parseAnnouncementTypes(types)).toBeUndefined();
  });
});

it('content is shown from its start until just before its end', () => {
  const shown = { starts_at: 10, ends_at: 20 };
  expect([9, 10, 19, 20].map((now) => isRunning(shown, now))).toEqual([false, true, true, false]);
  expect([9, 10, 19, 20].map((now) => isOver(shown, now))).toEqual([false, false, false, true]);
  expect(isRunning({ starts_at: 10, ends_at: null }, Number.MAX_SAFE_INTEGER)).toBe(true);
});
