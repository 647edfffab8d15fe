import { listScreens, type ListTopic } from '@parlor/contract';
import { paths } from '@parlor/core';

/** The screen of all vendors. */
export const PROVIDER_PATH = '/m/provider';

/** The path of a topic's list. */
export function listPath(topic: ListTopic): string {
  return listScreens.find((screen) => screen.topic === topic)?.path ?? '/m/gameCenter';
}

/** How a player finds a game: by name, among the favourites or among recent games. */
export type FoundBy = 'search' | 'favourites' | 'recent';

/** Returns the kind of list that the found games screen shows at an address. */
export function foundByAt(pathname: string): FoundBy {
  const isAt = (path: string) => pathname.replace(/\/+$/, '').toLowerCase() === path.toLowerCase();
  if (isAt(paths.favouriteGames)) return 'favourites';
  return isAt(paths.recentGames) ? 'recent' : 'search';
}
