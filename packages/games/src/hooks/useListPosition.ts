import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { readJson, tabStore } from '@parlor/core';

const POSITIONS_KEY = 'parlor.listPositions';
const MAX_KEPT = 20;
/** A virtual list measures itself for a few frames before it has its height. */
const MAX_FRAMES = 24;

type Positions = [place: string, top: number][];

function isPositions(value: unknown): value is Positions {
  return Array.isArray(value) && value.every((entry: unknown) => Array.isArray(entry) && entry.length === 2 && typeof entry[0] === 'string' && typeof entry[1] === 'number');
}

function readPositions(): Positions {
  return readJson(tabStore, POSITIONS_KEY, isPositions) ?? [];
}

function keepPosition(place: string, top: number): void {
  const others = readPositions().filter(([known]) => known !== place);
  tabStore.write(POSITIONS_KEY, JSON.stringify([...others, [place, Math.round(top)]].slice(-MAX_KEPT)));
}

/**
 * Lands where the player left a list when they come back to it, from a game or by reloading. The place is the step of the
 * history, so a new visit starts at the top. Pages that are no longer there are fetched until the list is long enough.
 */
export function useListPosition({ isReady, hasMore, isLoading, loadMore }: { isReady: boolean; hasMore: boolean; isLoading: boolean; loadMore: () => void }): void {
  const { key, pathname, search } = useLocation();
  const place = `${key} ${pathname}${search}`;
  const settledPlace = useRef<string>(undefined);

  useLayoutEffect(() => {
    const keep = () => {
      // A list that has not come back to its place yet must not overwrite it.
      if (settledPlace.current === place) keepPosition(place, window.scrollY);
    };
    window.addEventListener('pagehide', keep);
    return () => {
      keep();
      window.removeEventListener('pagehide', keep);
    };
  }, [place]);

  useEffect(() => {
    if (!isReady || settledPlace.current === place) return undefined;
    const wanted = readPositions().find(([known]) => known === place)?.[1] ?? 0;
    if (wanted === 0) {
      settledPlace.current = place;
      return undefined;
    }
    let framesLeft = MAX_FRAMES;
    // The router moves a new page to its top after this effect; the next frame comes after that.
    let frame = requestAnimationFrame(function land() {
      window.scrollTo(0, wanted);
      framesLeft -= 1;
      if (Math.abs(window.scrollY - wanted) < 2 || framesLeft === 0) {
        if (Math.abs(window.scrollY - wanted) >= 2 && hasMore) return isLoading ? undefined : loadMore();
        settledPlace.current = place;
        return undefined;
      }
      frame = requestAnimationFrame(land);
      return undefined;
    });
    return () => cancelAnimationFrame(frame);
  });
}
