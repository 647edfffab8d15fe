import { categoryPresets, type CategoryPreset, type GameCategory, type GameType } from './games.ts';
import type { BannerGroup, GamesQuery } from './types.ts';

/** Topic of a list screen: one category, or all games. */
export type ListTopic = GameCategory | 'ALL';

/** Path and topic of every list screen (product.md 2). A topic may have several paths; links use the first. */
export const listScreens: readonly { path: string; topic: ListTopic }[] = [
  { path: '/m/hot-games', topic: 'HOT' },
  { path: '/m/slot', topic: 'SLOT' },
  { path: '/m/crash', topic: 'CRASH' },
  { path: '/m/live-games', topic: 'LIVE' },
  { path: '/m/sport-games', topic: 'SPORTS' },
  { path: '/m/esport-games', topic: 'ESPORTS' },
  { path: '/m/cockfight', topic: 'COCKFIGHT' },
  { path: '/m/fishing-games', topic: 'FISH' },
  { path: '/m/poker-games', topic: 'PVP' },
  { path: '/m/rng-games', topic: 'RNG' },
  { path: '/m/lott', topic: 'LOTT' },
  { path: '/m/elott', topic: 'ELOTT' },
  { path: '/m/bingo', topic: 'BINGO' },
  { path: '/m/jackpots', topic: 'JACKPOT' },
  { path: '/m/inHouse', topic: 'INHOUSE' },
  { path: '/m/jili-games', topic: 'JL' },
  { path: '/m/rtg-games', topic: 'RTG' },
  // The classification comes from the query string (?gameClassify=FeatureBuy), so the topic presets only the game type.
  { path: '/m/slot-games', topic: 'RNG' },
  { path: '/m/gameCenter', topic: 'ALL' },
];

/**
 * Returns the topic of the list screen at a path, or undefined if no list screen has this path. Ignores case and
 * trailing slashes.
 */
export function listTopicAt(pathname: string): ListTopic | undefined {
  const wanted = pathname.replace(/\/+$/, '').toLowerCase();
  return listScreens.find(({ path }) => path.toLowerCase() === wanted)?.topic;
}

/** Names of the filters in the query string of a list screen (GAME-01). */
export const listFilterNames = ['vassalage', 'gameClassify', 'dataType', 'name', 'minBet', 'minLine'] as const;

const eventTopics: readonly ListTopic[] = ['ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'];

/**
 * Whether a topic lists scheduled events: e-sports, cockfight, lottery, e-lottery. These share a separate screen
 * (NAV-05).
 */
export function isEventTopic(topic: ListTopic): boolean {
  return eventTopics.includes(topic);
}

/** Returns the preset of a topic. `ALL` has an empty preset. */
export function presetOf(topic: ListTopic): CategoryPreset {
  return topic === 'ALL' ? {} : categoryPresets[topic];
}

/** Query of `listGames` without the page number. */
export type ListQuery = Omit<GamesQuery, 'pageNo'>;

/**
 * Returns the query that a list screen sends before the player sets any filter, or undefined for `HOT`, which uses
 * `listHotGames`. The gateway embeds the answer in the document, so site and gateway must build an identical query.
 */
export function fullListQuery(topic: ListTopic): ListQuery | undefined {
  if (topic === 'HOT') return undefined;
  const { gameType, vendors, gameClassify } = presetOf(topic);
  return {
    ...(gameType && { gameType }),
    dataType: 'ALL',
    ...(vendors && { vassalage: vendors.join(',') }),
    ...(gameClassify && { gameClassify }),
  };
}

const bannerGroups: Record<GameType, BannerGroup> = {
  RNG: 'm_rng',
  SPORTS: 'm_sports',
  PVP: 'm_pvp',
  LIVE: 'm_live',
  FISH: 'm_fish',
  LOTT: 'm_lott',
  ELOTT: 'm_elott',
};

/** Returns the banner group of a topic's screen (GAME-22); undefined for topics of all game types. */
export function bannerGroupOf(topic: ListTopic): BannerGroup | undefined {
  const { gameType } = presetOf(topic);
  return gameType && bannerGroups[gameType];
}
