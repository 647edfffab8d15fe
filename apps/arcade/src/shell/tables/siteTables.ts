import type { GameFrameMessage, OfferedTable } from '@parlor/contract';
import { listenToSite, type Listening } from '../siteMessages.ts';

/** The site's data of other tables, and the request to open one. */
export interface SiteTables {
  /**
   * Returns the tables that the site offers, null if the site does not answer, and undefined if no site frames the
   * game.
   */
  list: () => Promise<readonly OfferedTable[] | null | undefined>;
  /** Returns the address that opens a table on the site, if no site frames the game. */
  linkTo: (gameCode: string) => string | undefined;
  /**
   * Asks the site to open a table. Resolves with the offered tables if it does not open this one, and with null if it
   * does not respond. If it opens the table, this page is unloaded.
   */
  open: (gameCode: string) => Promise<readonly OfferedTable[] | null>;
}

interface SiteParts {
  siteOrigin: string;
  /** The window that frames the game, or undefined. */
  parent: Pick<Window, 'postMessage'> | undefined;
  isFreePlay: boolean;
  here?: Listening;
  /** The timeout of an answer, in ms. */
  waitMs?: number;
}

const WAIT_MS = 8_000;

/** Connects to the site. */
export function createSiteTables({ siteOrigin, parent, isFreePlay, here, waitMs = WAIT_MS }: SiteParts): SiteTables {
  const { origin } = new URL(siteOrigin);
  const waiting = new Set<(tables: readonly OfferedTable[] | null) => void>();

  listenToSite(
    siteOrigin,
    parent,
    (message) => {
      if (message.type !== 'tables') return;
      for (const answer of waiting) answer(message.tables);
    },
    here,
  );

  /** Sends a message, and resolves with the next tables from the site. */
  function requestTables(message: GameFrameMessage): Promise<readonly OfferedTable[] | null> {
    return new Promise((resolve) => {
      const answer = (tables: readonly OfferedTable[] | null): void => {
        clearTimeout(timer);
        waiting.delete(answer);
        resolve(tables);
      };
      const timer = setTimeout(answer, waitMs, null);
      waiting.add(answer);
      parent?.postMessage(message, origin);
    });
  }

  return {
    list: () => (parent ? requestTables({ source: 'parlor-game', type: 'list_tables' }) : Promise.resolve(undefined)),
    linkTo: (gameCode) =>
      parent
        ? undefined
        : `${origin}/m/play/table?${new URLSearchParams({ code: gameCode, ...(isFreePlay && { free: '1' }) }).toString()}`,
    open: (gameCode) => requestTables({ source: 'parlor-game', type: 'open_table', gameCode }),
  };
}
