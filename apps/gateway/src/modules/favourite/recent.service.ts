import { fromMinor, type Game, type GamePage } from '@parlor/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { CatalogueScope } from '../catalogue/catalogueIndex.ts';
import { listOpenRounds } from './openRound.repository.ts';
import { pagePersonalGames, type PersonalGamesQuery } from './personalGames.ts';
import { deleteOldRecents, listRecentNodeIds, upsertRecent } from './recent.repository.ts';

/** The limit of recent games for one account. */
const RECENT_LIMIT = 100;

/** The games that an account played lately. */
export interface RecentService {
  /** Moves a game to the top of the list; called at launch. */
  record: (accountId: string, nodeId: string) => Promise<void>;
  /** Lists marked games with an open round, the latest bet first, then the others, the latest launch first. */
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
    async list(scope, accountId, query) {
      const [recent, rounds] = await Promise.all([
        listRecentNodeIds(db, accountId),
        listOpenRounds(db, { accountId, merchantCode: scope.merchantCode }),
      ]);
      const stakes = new Map<string, bigint>();
      for (const { nodeId, currency, stake } of rounds)
        if (currency === scope.currency) stakes.set(nodeId, (stakes.get(nodeId) ?? 0n) + stake);
      const games = catalogue.pickGames(scope, [...new Set([...stakes.keys(), ...recent])]).map((game): Game => {
        const stake = stakes.get(game.nodeId);
        return stake === undefined ? game : { ...game, openRound: { stake: fromMinor(stake, scope.currency) } };
      });
      return pagePersonalGames(games, query);
    },
  };
}
