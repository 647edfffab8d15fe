import type { Settings, SystemStatus } from '@parlor/contract';

/** Page for a visitor: the site, the blocked-access page or the maintenance page (SYS-04). */
export type SiteAccess = 'open' | 'blocked' | 'maintenance';

/** Reads the status the first way: region restriction takes precedence over maintenance (SYS-04). */
export function readStatusFirst(status: SystemStatus): SiteAccess {
  if (status.regionRestriction) return 'blocked';
  return status.maintenance ? 'maintenance' : 'open';
}

/** Reads the status the second way: maintenance takes precedence over region restriction (SYS-05). */
export function readStatusSecond(status: SystemStatus): SiteAccess {
  if (status.maintenance) return 'maintenance';
  return status.regionRestriction ? 'blocked' : 'open';
}

/** Interprets the status by the merchant's configured reading. */
export function siteAccess(status: SystemStatus, reading: Settings['statusReading']): SiteAccess {
  return reading === 'second' ? readStatusSecond(status) : readStatusFirst(status);
}
