import { searchForm, toMinor, type Game, type GamePage, type LotteryHouse, type Vendor } from '@parlor/contract';
import type { games } from '@parlor/contract/schemas';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../database.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import { createSnapshot } from '../snapshot/snapshot.ts';
import { loadCatalogue, type CatalogueRows } from './catalogue.repository.ts';
import {
  buildCatalogueIndex,
  vendorsNamed,
  type CatalogueGame,
  type CatalogueIndex,
  type CatalogueScope,
} from './catalogueIndex.ts';
import { filterGames, pageOf, parseVendors, type GameFilter } from './catalogue.rules.ts';

export interface CatalogueDeps {
  db: Kysely<Database>;
  /** Converts the path of a picture to its public address. */
  artAddress: (path: string) => string;
  /** Called if a reload fails; lists are still served from the last loaded data. */
  onError: (error: unknown) => void;
  pollMs?: number;
}

/** The catalogue of games and vendors, answered from memory. */
export interface CatalogueService {
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Loads changes now; otherwise they are loaded within two seconds. */
  refresh: () => Promise<void>;
  listGames: (scope: CatalogueScope, query: z.output<typeof games.gamesQuery>) => GamePage | Refusal<'request.invalid'>;
  listHotGames: (scope: CatalogueScope, query: z.output<typeof games.hotGamesQuery>) => GamePage;
  /** Lists all vendors, or those with a name in any language that contains `name`. */
  listVendors: (scope: CatalogueScope, name?: string) => Vendor[];
  /** Lists vendors with lotteries, in the order of vendors, each with its lotteries. */
  listLotteries: (scope: CatalogueScope) => LotteryHouse[];
  /** Lists every open lottery, in the order of vendors and then of the catalogue. */
  listLotteryGames: (scope: CatalogueScope) => { game: Game; house: string; gameType: LotteryHouse['gameType'] }[];
  /** Finds a game that the merchant offers, with the provider whose server opens it; null while it opens soon. */
  findGame: (scope: CatalogueScope, nodeId: string) => { game: Game; provider: string | null } | undefined;
  /** Finds a game that the merchant offers by its provider's code for it. */
  findGameByCode: (scope: CatalogueScope, provider: string, gameCode: string) => Game | undefined;
  /** Returns those of the given games that the merchant offers, in the given order. */
  pickGames: (scope: CatalogueScope, nodeIds: readonly string[]) => Game[];
}

/** Creates the catalogue; `start` loads it. */
export function createCatalogueService({ db, artAddress, onError, pollMs }: CatalogueDeps): CatalogueService {
  const snapshot = createSnapshot<CatalogueRows>({
    db,
    topic: 'catalogue',
    load: loadCatalogue,
    onError,
    ...(pollMs !== undefined && { pollMs }),
  });
  // Indexes are collected with the rows that they were built from.
  const indexes = new WeakMap<CatalogueRows, Map<string, CatalogueIndex>>();

  function indexOf(scope: CatalogueScope): CatalogueIndex {
    const rows = snapshot.current();
    let ofRows = indexes.get(rows);
    if (!ofRows) indexes.set(rows, (ofRows = new Map()));
    const key = [
      scope.merchantCode,
      scope.currency,
      scope.language,
      scope.defaultLanguage,
      scope.hasFreePlay ?? true,
      scope.hasJackpots ?? true,
    ].join('/');
    let index = ofRows.get(key);
    if (!index) ofRows.set(key, (index = buildCatalogueIndex(rows, scope, artAddress)));
    return index;
  }

  function list(scope: CatalogueScope, filter: GameFilter, pageNo: number, pageSize: number): GamePage {
    return wirePage(filterGames(indexOf(scope).games, filter), pageNo, pageSize);
  }

  return {
    start: () => snapshot.start(),
    stop: () => snapshot.stop(),
    refresh: () => snapshot.refresh(),
    listGames(scope, query) {
      // These two lists belong to an account and have separate calls.
      if (query.dataType === 'FAV' || query.dataType === 'RECENT')
        return refuse('request.invalid', { fields: { dataType: { key: 'personal' } } });
      const minBetMinor = query.minBet ? toMinor(query.minBet, scope.currency) : undefined;
      if (query.minBet && (minBetMinor === undefined || minBetMinor < 0n))
        return refuse('request.invalid', { fields: { minBet: { key: 'amount' } } });
      const filter: GameFilter = {
        gameType: query.gameType,
        vendors: parseVendors(query.vassalage),
        gameClassify: query.gameClassify,
        only: query.dataType === 'HOT' || query.dataType === 'NEW' ? query.dataType : undefined,
        name: query.gameName && searchForm(query.gameName),
        minBetMinor,
        minLine: query.minLine,
      };
      return list(scope, filter, query.pageNo, query.pageSize);
    },
    listHotGames: (scope, query) =>
      list(scope, { only: 'HOT', gameType: query.gameType }, query.pageNo, query.pageSize),
    listVendors(scope, name = '') {
      const { vendors } = indexOf(scope);
      const wanted = searchForm(name);
      if (wanted === '') return [...vendors];
      const named = vendorsNamed(snapshot.current(), wanted);
      return vendors.filter(({ vassalage }) => named.has(vassalage));
    },
    listLotteries(scope) {
      const { games, vendors } = indexOf(scope);
      return vendors.flatMap(({ vassalage, displayName, gameType, isMaintained }) => {
        if (gameType !== 'LOTT' && gameType !== 'ELOTT') return [];
        const matching = games.filter((game) => game.vassalage === vassalage && game.gameType === gameType);
        return [
          {
            vassalage,
            displayName,
            gameType,
            isMaintained,
            lotteries: matching.map(({ wire }) => ({
              nodeId: wire.nodeId,
              displayName: wire.displayName,
              opensSoon: wire.opensSoon,
            })),
          },
        ];
      });
    },
    listLotteryGames(scope) {
      const { games, vendors } = indexOf(scope);
      return vendors.flatMap(({ vassalage, displayName, gameType }) =>
        gameType === 'LOTT' || gameType === 'ELOTT'
          ? games
              .filter((game) => game.vassalage === vassalage && game.gameType === gameType && game.provider !== null)
              .map(({ wire }) => ({ game: wire, house: displayName, gameType }))
          : [],
      );
    },
    findGame(scope, nodeId) {
      const found = indexOf(scope).byNodeId.get(nodeId);
      return found && { game: found.wire, provider: found.provider };
    },
    findGameByCode: (scope, provider, gameCode) =>
      indexOf(scope).games.find((game) => game.provider === provider && game.wire.gameCode === gameCode)?.wire,
    pickGames(scope, nodeIds) {
      const { byNodeId } = indexOf(scope);
      return nodeIds.flatMap((nodeId) => byNodeId.get(nodeId)?.wire ?? []);
    },
  };
}

function wirePage(list: readonly CatalogueGame[], pageNo: number, pageSize: number): GamePage {
  const { items, ...figures } = pageOf(list, pageNo, pageSize);
  return { games: items.map((game) => game.wire), ...figures };
}
