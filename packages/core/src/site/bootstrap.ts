import type { Announcements, GamePage, ListQuery, Promotions, Settings, SystemStatus, Vendor } from '@parlor/contract';
import { reportProblem } from '../storage/browserStorage.ts';

/** What the gateway writes into the page so that the first screen needs no call. Everything but the merchant may be missing. */
export interface Bootstrap {
  merchantCode: string;
  brand: string;
  /** Without the caller's address, because the document is everybody's; missing for who may not use the site. */
  status?: SystemStatus;
  settings?: Settings;
  announcements?: Announcements;
  /** On home what its rail asks for, on the list of hot games the list's first page. */
  hotGames?: { query: { pageSize?: number }; page: GamePage };
  /** On a list screen: the first page of its list, and what was asked. */
  gameList?: { query: ListQuery; page: GamePage };
  /** On home and on list screens. */
  vendors?: { list: Vendor[] };
  /** On the screen of promotions. */
  promotions?: Promotions;
}

/** Element that carries the bootstrap. */
export const BOOTSTRAP_ELEMENT_ID = 'parlor-bootstrap';

/** Reads the bootstrap of the page; a page without one gets the configured merchant alone. */
export function readBootstrap(fallback: Pick<Bootstrap, 'merchantCode' | 'brand'>): Bootstrap {
  const text = document.getElementById(BOOTSTRAP_ELEMENT_ID)?.textContent;
  if (!text) return fallback;
  try {
    return { ...fallback, ...(JSON.parse(text) as Partial<Bootstrap>) };
  } catch (cause) {
    reportProblem('The page came with settings that do not parse', cause);
    return fallback;
  }
}
