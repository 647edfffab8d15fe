import { describe, expect, it } from 'vitest';
import { mayAdvertise } from './offerLimits.ts';

describe('unsolicited advertising', () => {
  it.each([
    ['DE', '2026-11-28T20:59:59+01:00', false],
    ['DE', '2026-11-28T21:00:00+01:00', true],
    ['DE', '2026-11-28T23:30:00+01:00', true],
    ['DE', '2026-11-29T05:59:59+01:00', true],
    ['DE', '2026-11-29T06:00:00+01:00', false],
    // In summer local time applies too.
    ['DE', '2026-07-01T20:30:00+02:00', false],
    ['DE', '2026-07-01T21:30:00+02:00', true],
    ['open', '2026-11-28T12:00:00+01:00', true],
    ['NOWHERE', '2026-11-28T12:00:00+01:00', false],
  ])('is limited to its hours in %s: at %s %s', (jurisdiction, at, may) => {
    expect(mayAdvertise({ jurisdiction, timeZone: 'Europe/Berlin' }, Date.parse(at))).toBe(may);
  });
});
