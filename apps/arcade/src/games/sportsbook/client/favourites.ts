import type { Text } from '../../../shell/gameText.ts';
import { codeOf } from '../../../shell/refusals.ts';
import { MOST_FAVOURITES } from '../favourites.ts';
import type { SportsClient } from './sportsClient.ts';

/** The leagues and fixtures that the player has starred. */
export interface Favourites {
  has: (code: string) => boolean;
  /** Stars, or takes the star away: at once, and back if the server does not take it. */
  toggle: (code: string) => void;
  /** How often they have changed here; for `take`. */
  version: () => number;
  /** Takes what the server said, unless they have changed here since it was asked at `asked`. */
  take: (codes: readonly string[], asked: number) => void;
  /** `isSaved`: the server knows of the change. Returns what ends it. */
  listen: (listener: (isSaved: boolean) => void) => () => void;
}

interface FavouriteParts {
  client: Pick<SportsClient, 'star'>;
  text: Text;
  /** Explains to the player why a star did not change. */
  onTrouble: (message: string) => void;
}

export function createFavourites({ client, text, onTrouble }: FavouriteParts): Favourites {
  let codes = new Set<string>();
  let version = 0;
  /** Changes that the server has not answered. */
  let pending = 0;
  let last: Promise<void> = Promise.resolve();
  const listeners = new Set<(isSaved: boolean) => void>();

  function changed(isSaved: boolean): void {
    version += 1;
    for (const listener of listeners) listener(isSaved);
  }

  function set(code: string, isStarred: boolean): void {
    if (isStarred) codes.add(code);
    else codes.delete(code);
  }

  async function save(code: string, isStarred: boolean): Promise<void> {
    try {
      await client.star({ code }, isStarred);
    } catch (error) {
      // Unless the player has changed it again.
      if (codes.has(code) === isStarred) set(code, !isStarred);
      onTrouble(
        codeOf(error) === 'favourites.full'
          ? text('favouritesFull', { count: MOST_FAVOURITES })
          : text('favouriteFailed'),
      );
    }
    pending -= 1;
    changed(true);
  }

  return {
    has: (code) => codes.has(code),
    toggle(code) {
      const isStarred = !codes.has(code);
      set(code, isStarred);
      pending += 1;
      changed(false);
      // One after another: the server ends with what was pressed last.
      last = last.then(() => save(code, isStarred));
    },
    version: () => version,
    take(given, asked) {
      const isSame = given.length === codes.size && given.every((code) => codes.has(code));
      if (isSame || pending > 0 || asked !== version) return;
      codes = new Set(given);
      changed(true);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
