import type { GamePage, GameType } from '@parlor/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { CatalogueScope } from '../catalogue/catalogueIndex.ts';
import { deleteFavourite, insertFavourite, listFavouriteNodeIds } from './favourite.repository.ts';
import { pagePersonalGames, type PersonalGamesQuery } from './personalGames.ts';

/** The limit of favourites for one account; a further one is ignored. */
const FAVOURITES_LIMIT = 1_000;

// Lotteries are tables to return to, not games to collect: their cards have no heart.
const TYPES_WITHOUT_FAVOURITES: readonly GameType[] = ['LOTT', 'ELOTT'];

/** The games that an account marked with a heart. */
export interface FavouriteService {
  /** Lists node ids, the latest first, including games that are currently not offered. */
  listIds: (accountId: string) => Promise<string[]>;
  list: (scope: CatalogueScope, accountId: string, query: PersonalGamesQuery) => Promise<GamePage>;
  /** Adds a game and returns all node ids. Adding an existing one changes nothing; lottery games are refused. */
  add: (
    scope: CatalogueScope,
    accountId: string,
    nodeId: string,
  ) => Promise<string[] | Refusal<'game.not_found' | 'request.invalid'>>;
  /** Removes a game and returns the remaining node ids. Removing a missing one changes nothing. */
  remove: (accountId: string, nodeId: string) => Promise<string[]>;
}

export function createFavouriteService({
  db,
  catalogue,
}: {
  db: Kysely<Database>;
  catalogue: CatalogueService;
}): FavouriteService {
  const listIds = (accountId: string): Promise<string[]> => listFavouriteNodeIds(db, accountId);
  return {
    listIds,
    list: async (scope, accountId, query) =>
      pagePersonalGames(catalogue.pickGames(scope, await listIds(accountId)), query),
    async add(scope, accountId, nodeId) {
      const found = catalogue.findGame(scope, nodeId);
      if (!found) return refuse('game.not_found');
      if (TYPES_WITHOUT_FAVOURITES.includes(found.game.gameType))
        return refuse('request.invalid', { fields: { nodeId: { key: 'games.favourite_not_offered' } } });
      await insertFavourite(db, accountId, nodeId, FAVOURITES_LIMIT);
      return listIds(accountId);
    },
    async remove(accountId, nodeId) {
      await deleteFavourite(db, accountId, nodeId);
      return listIds(accountId);
    },
  };
}
