import type { Text } from '../../../shell/gameText.ts';
import { codeOf } from '../../../shell/refusals.ts';
import { MAX_FAVOURITES } from '../favourites.ts';
import type { SportsClient } from './sportsClient.ts';

/** The leagues and fixtures that the player has starred. */
export interface Favourites {
  has: (code: string) => boolean;
  /** Sets or removes a star at once, and reverts it if the server refuses. */
  toggle: (code: string) => void;
  /** The number of changes on this page, for `apply`. */
  revision: () => number;
  /** Applies the server's list, unless the stars have changed on this page since `knownRevision`. */
  apply: (codes: readonly string[], knownRevision: number) => void;
  /** Calls the listener on changes; `isSaved` if the server has stored them. Returns a function that ends it. */
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
  let revision = 0;
  /** Changes that the server has not answered. */
  let pending = 0;
  let last: Promise<void> = Promise.resolve();
  const listeners = new Set<(isSaved: boolean) => void>();

  function changed(isSaved: boolean): void {
    revision += 1;
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
      // Reverts the star unless the player has changed it again.
      if (codes.has(code) === isStarred) set(code, !isStarred);
      onTrouble(
        codeOf(error) === 'favourites.full'
          ? text('favouritesFull', { count: MAX_FAVOURITES })
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
      // Changes are sent one after another, so that the server ends with the last press.
      last = last.then(() => save(code, isStarred));
    },
    revision: () => revision,
    apply(received, knownRevision) {
      const isSame = received.length === codes.size && received.every((code) => codes.has(code));
      if (isSame || pending > 0 || knownRevision !== revision) return;
      codes = new Set(received);
      changed(true);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
