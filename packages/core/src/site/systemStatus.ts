import type { Settings, SystemStatus } from '@parlor/contract';

/** What a visitor gets: the site, the blocked-access page, or the maintenance page. */
export type SiteAccess = 'open' | 'blocked' | 'maintenance';

/** First reading: a restricted region is blocked, and that wins over maintenance. */
export function readStatusFirst(status: SystemStatus): SiteAccess {
  if (status.regionRestriction) return 'blocked';
  return status.maintenance ? 'maintenance' : 'open';
}

/** Second reading: maintenance wins, also when the region is restricted too; only a restricted region alone is blocked. */
export function readStatusSecond(status: SystemStatus): SiteAccess {
  if (status.maintenance) return 'maintenance';
  return status.regionRestriction ? 'blocked' : 'open';
}

/** Reads the status as the merchant configured it. */
export function siteAccess(status: SystemStatus, reading: Settings['statusReading']): SiteAccess {
  return reading === 'second' ? readStatusSecond(status) : readStatusFirst(status);
}
