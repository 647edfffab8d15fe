import type { GamePage } from '@parlor/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { CatalogueScope } from '../catalogue/catalogueIndex.ts';
import { pagePersonalGames, type PersonalGamesQuery } from './personalGames.ts';
import { deleteOldRecents, listRecentNodeIds, upsertRecent } from './recent.repository.ts';

/** Recent games that are kept for one account. */
const RECENT_LIMIT = 100;

/** The games that an account played lately. */
export interface RecentService {
  /** Puts a game on top of the list; called at launch. */
  record: (accountId: string, nodeId: string) => Promise<void>;
  list: (scope: CatalogueScope, accountId: string, query: PersonalGamesQuery) => Promise<GamePage>;
}

export function createRecentService({
  db,
  catalogue,
}: {
  db: Kysely<Database>;
  catalogue: CatalogueService;
}): RecentService {
  return {
    async record(accountId, nodeId) {
      await upsertRecent(db, accountId, nodeId);
      await deleteOldRecents(db, accountId, RECENT_LIMIT);
    },
    list: async (scope, accountId, query) =>
      pagePersonalGames(catalogue.pickGames(scope, await listRecentNodeIds(db, accountId)), query),
  };
}
