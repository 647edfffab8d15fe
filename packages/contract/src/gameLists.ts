import { categoryPresets, type CategoryPreset, type GameCategory } from './games.ts';
import type { GamesQuery } from './types.ts';

/** What a list screen is about: a category, or every game. */
export type ListTopic = GameCategory | 'ALL';

/** Address and topic of every list screen (product.md 2). A topic's first address is where links to it lead. */
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
  // The class is in the query string (?gameClassify=FeatureBuy), so the screen itself presets slots' game type alone.
  { path: '/m/slot-games', topic: 'RNG' },
  { path: '/m/gameCenter', topic: 'ALL' },
];

/** The topic of the list screen at an address; undefined when the address is none of them. */
export function listTopicAt(pathname: string): ListTopic | undefined {
  const wanted = pathname.replace(/\/+$/, '').toLowerCase();
  return listScreens.find(({ path }) => path.toLowerCase() === wanted)?.topic;
}

/** What narrows a list down, by its name in the query string of a list screen. */
export const listFilterNames = ['vassalage', 'gameClassify', 'dataType', 'name', 'minBet', 'minLine'] as const;

const eventTopics: readonly ListTopic[] = ['ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'];

/** Whether a topic is of matches or draws, which have their hour; their lists have a screen of their own (product.md 2). */
export function isEventTopic(topic: ListTopic): boolean {
  return eventTopics.includes(topic);
}

/** What a topic presets; every game presets nothing. */
export function presetOf(topic: ListTopic): CategoryPreset {
  return topic === 'ALL' ? {} : categoryPresets[topic];
}

/** What `listGames` is asked, but for the page. */
export type ListQuery = Omit<GamesQuery, 'pageNo'>;

/**
 * What a list screen asks `listGames` before the player has chosen anything; undefined for hot games, which have a call of
 * their own. The gateway writes this answer into the page, so both sides ask in these very words.
 */
export function wholeListQuery(topic: ListTopic): ListQuery | undefined {
  if (topic === 'HOT') return undefined;
  const { gameType, vendors, gameClassify } = presetOf(topic);
  return { ...(gameType && { gameType }), dataType: 'ALL', ...(vendors && { vassalage: vendors.join(',') }), ...(gameClassify && { gameClassify }) };
}
