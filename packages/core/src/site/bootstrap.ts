import {
  BOOTSTRAP_ELEMENT_ID,
  type Announcements,
  type Banner,
  type BannerGroup,
  type GamePage,
  type ListQuery,
  type Promotions,
  type Settings,
  type SystemStatus,
  type Vendor,
} from '@parlor/contract';
import { reportProblem } from '../storage/browserStorage.ts';

/**
 * Data that the gateway embeds in the document, so that the first screen needs no call. Only the merchant is
 * guaranteed.
 */
export interface Bootstrap {
  merchantCode: string;
  brand: string;
  /** Without the caller's address, since documents are shared. Absent for blocked visitors. */
  status?: SystemStatus;
  settings?: Settings;
  announcements?: Announcements;
  /** On list screens and the promotions screen: the banners of its group, if it has one. */
  banners?: { groupName: BannerGroup; list: Banner[] };
  /** On home and the hot-games list: the first page. */
  hotGames?: { query: { pageSize?: number }; page: GamePage };
  /** On other list screens: the first page and its query. */
  gameList?: { query: ListQuery; page: GamePage };
  /** On home and list screens. */
  vendors?: { list: Vendor[] };
  /** On the promotions screen. */
  promotions?: Promotions;
}

/** Parses the bootstrap of the document. Returns the configured merchant only if there is none. */
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
