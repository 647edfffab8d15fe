import type { DemoGame, DemoVendor } from '@parlor/artwork';
import type { Insertable } from 'kysely';
import type { GameClassTable, GameTable, VendorTable } from '../../tables/catalogueTables.ts';
import { IN_HOUSE_PROVIDER } from '../provider/provider.rules.ts';

/** The day before the first release; each further release is some hours later. */
const FIRST_RELEASE = Date.UTC(2024, 0, 1);
const BETWEEN_RELEASES_MS = 6 * 3_600_000;
/** The currencies of the demo merchants. */
const CURRENCY = 'THB';

export function vendorRows(vendors: readonly DemoVendor[]): Insertable<VendorTable>[] {
  return vendors.map((vendor, position) => ({
    code: vendor.vassalage,
    names: JSON.stringify(vendor.displayName),
    is_hot: vendor.isHot,
    position,
  }));
}

export function gameClassRows(
  names: Readonly<Record<string, DemoVendor['displayName']>>,
): Insertable<GameClassTable>[] {
  return Object.entries(names).map(([key, text], position) => ({ key, names: JSON.stringify(text), position }));
}

export function gameRows(games: readonly DemoGame[]): Insertable<GameTable>[] {
  const hotOrder = new Map(
    orderHotGames(games.filter(({ isHot }) => isHot)).map((game, index) => [game.id, index + 1]),
  );
  return games.map((game) => ({
    id: game.id,
    node_id: game.nodeId,
    game_id: game.gameId,
    game_code: game.gameCode,
    vassalage: game.vassalage,
    game_type: game.gameType,
    game_classify: [...game.gameClassify],
    names: JSON.stringify(game.name),
    min_bets: JSON.stringify({ [CURRENCY]: game.minBet }),
    min_line: game.minLine,
    support_play: true,
    freeplay: game.supportFreePlay,
    has_jackpot: game.hasJackpot,
    is_new: game.isNew,
    hot_order: hotOrder.get(game.id) ?? null,
    provider: game.family !== null ? IN_HOUSE_PROVIDER : null,
    released_at: new Date(FIRST_RELEASE + game.releaseOrder * BETWEEN_RELEASES_MS),
    dominant_colour: game.dominantColour.toLowerCase(),
  }));
}

/**
 * Sorts the hot list: open games of the in-house vendor come first, then one game of each vendor and type in turn, so
 * that a screen shows many kinds of game and no two neighbours look alike. Within a vendor and type, open games come
 * before those that open soon.
 */
export function orderHotGames<Game extends Pick<DemoGame, 'vassalage' | 'gameType' | 'family'>>(
  games: readonly Game[],
): Game[] {
  const isFirst = (game: Game): boolean => game.vassalage === IN_HOUSE_PROVIDER && game.family !== null;
  const queues = [
    ...Map.groupBy(
      games.filter((game) => !isFirst(game)),
      (game) => `${game.vassalage}/${game.gameType}`,
    ).values(),
  ].map((queue) => queue.toSorted((a, b) => Number(a.family === null) - Number(b.family === null)));
  const ordered = games.filter(isFirst);
  for (let turn = 0; queues.some((queue) => turn < queue.length); turn += 1)
    ordered.push(...queues.flatMap((queue) => queue[turn] ?? []));
  return ordered;
}
