import type { Game, GamePage } from '@parlor/contract';
import type { games } from '@parlor/contract/schemas';
import type { z } from 'zod';
import { pageOf, parseVendors } from '../catalogue/catalogue.rules.ts';

/** The query of the lists of favourites and of recent games. */
export type PersonalGamesQuery = z.output<typeof games.personalGamesQuery>;

/** Returns a page of an account's favourite or recent games, in the given order. */
export function pagePersonalGames(
  personal: readonly Game[],
  { gameType, vassalage, pageNo, pageSize }: PersonalGamesQuery,
): GamePage {
  const vendors = parseVendors(vassalage);
  const matching = personal.filter(
    (game) => (!gameType || game.gameType === gameType) && (!vendors || vendors.has(game.vassalage)),
  );
  const { items, ...figures } = pageOf(matching, pageNo, pageSize);
  return { games: items, ...figures };
}
