import type { GameCategory } from '@parlor/contract';

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

/** The screen of all vendors. */
export const PROVIDER_PATH = '/m/provider';

/** The topic of a list screen's address; every game when the address is none of them. */
export function topicOf(pathname: string): ListTopic {
  const wanted = pathname.replace(/\/+$/, '').toLowerCase();
  return listScreens.find(({ path }) => path.toLowerCase() === wanted)?.topic ?? 'ALL';
}

/** Where the whole list of a topic stands. */
export function listPath(topic: ListTopic): string {
  return listScreens.find((screen) => screen.topic === topic)?.path ?? '/m/gameCenter';
}
