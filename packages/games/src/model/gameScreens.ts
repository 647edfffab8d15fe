import { listScreens, type ListTopic } from '@parlor/contract';
import { paths } from '@parlor/core';

/** The screen of all vendors. */
export const PROVIDER_PATH = '/m/provider';

/** The path of a topic's list. */
export function listPath(topic: ListTopic): string {
  return listScreens.find((screen) => screen.topic === topic)?.path ?? '/m/gameCenter';
}

/** How a player comes back to a game that they know: by its name, by its heart, or because they played it. */
export type FoundBy = 'search' | 'favourites' | 'recent';

/** The content of the screen of found games at an address. */
export function foundByAt(pathname: string): FoundBy {
  const isAt = (path: string) => pathname.replace(/\/+$/, '').toLowerCase() === path.toLowerCase();
  if (isAt(paths.favouriteGames)) return 'favourites';
  return isAt(paths.recentGames) ? 'recent' : 'search';
}
