import { describe, expect, it } from 'vitest';
import { siteAccess } from './systemStatus.ts';

const status = (maintenance: boolean, regionRestriction: boolean) => ({
  location: { ip: '203.0.113.7' },
  maintenance,
  regionRestriction,
});

describe('system status', () => {
  it.each([
    [false, false, 'open', 'open'],
    [false, true, 'blocked', 'blocked'],
    [true, false, 'maintenance', 'maintenance'],
    [true, true, 'blocked', 'maintenance'],
  ] as const)(
    'SYS-04 SYS-05 maintenance %s and region restricted %s read as %s, in the second reading as %s',
    (maintenance, region, first, second) => {
      expect(siteAccess(status(maintenance, region), 'first')).toBe(first);
      expect(siteAccess(status(maintenance, region), 'second')).toBe(second);
    },
  );
});
