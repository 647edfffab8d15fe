import { readJson, tabStore } from '@parlor/core';

const POSITIONS_KEY = 'parlor.pagePositions';
const MAX_KEPT = 50;
/** How long to wait for a page to become long enough, in ms. A list that is being restored grows page by page. */
const PATIENCE_MS = 4000;
/** How long a restored scroll position is held, in ms: content that renders later may have another height. */
const HOLD_MS = 500;
/** The attribute that an open popup sets on the root to lock scrolling. */
const LOCK = 'data-base-ui-scroll-locked';
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

type Positions = [entryKey: string, top: number][];

function isPositions(value: unknown): value is Positions {
  return (
    Array.isArray(value) &&
    value.every(
      (entry: unknown) =>
        Array.isArray(entry) && entry.length === 2 && typeof entry[0] === 'string' && typeof entry[1] === 'number',
    )
  );
}

const isLocked = () => document.documentElement.hasAttribute(LOCK);

/**
 * Creates the memory of the scroll position of each history entry. It survives a reload and a visit to another site.
 */
export function createScrollMemory() {
  const positions = new Map(readJson(tabStore, POSITIONS_KEY, isPositions));
  return {
    find: (entryKey: string): number | undefined => positions.get(entryKey),
    save(entryKey: string, top: number): void {
      // A page locked by a popup reports position 0.
      if (isLocked()) return;
      positions.delete(entryKey);
      positions.set(entryKey, Math.round(top));
    },
    store(): void {
      tabStore.write(POSITIONS_KEY, JSON.stringify([...positions].slice(-MAX_KEPT)));
    },
  };
}

/**
 * Scrolls repeatedly until it succeeds, then holds the position for some time. Stops if the player scrolls. Returns a
 * function that cancels the attempt.
 */
function retryUntilReached(
  hasLanded: () => boolean,
  onSettled: () => void,
  { holdMs = 0, watched = {} }: { holdMs?: number; watched?: MutationObserverInit } = {},
): () => void {
  const stopped = new AbortController();
  const stop = () => stopped.abort();
  const settle = () => {
    stop();
    onSettled();
  };
  let timer: ReturnType<typeof setTimeout>;
  const settleIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(settle, ms);
  };
  const again = () => {
    if (!hasLanded()) return;
    if (holdMs === 0) settle();
    else settleIn(holdMs);
  };
  const growth = new ResizeObserver(() => {
    settleIn(PATIENCE_MS);
    again();
  });
  growth.observe(document.body);
  const release = new MutationObserver(again);
  release.observe(document.documentElement, { attributes: true, attributeFilter: [LOCK], ...watched });
  stopped.signal.addEventListener('abort', () => {
    growth.disconnect();
    release.disconnect();
    clearTimeout(timer);
  });
  for (const move of ownMoves) window.addEventListener(move, settle, { passive: true, signal: stopped.signal });
  settleIn(PATIENCE_MS);
  again();
  return stop;
}

/**
 * Restores the scroll position of a page when it is long enough and no popup locks it. Returns a function that cancels
 * the attempt.
 */
export function landAt(top: number, onSettled: () => void): () => void {
  const hasLanded = () => {
    if (isLocked()) return false;
    window.scrollTo(0, top);
    return Math.abs(window.scrollY - top) < 2;
  };
  return retryUntilReached(hasLanded, onSettled, { holdMs: top === 0 ? 0 : HOLD_MS });
}

/**
 * Scrolls to the element of the address's fragment when it exists and no popup locks the page; until then the page is
 * at its top. The element gets the focus if it can. Returns a function that cancels the attempt.
 */
export function landAtPart(id: string, onSettled: () => void): () => void {
  const hasLanded = () => {
    if (isLocked()) return false;
    const part = document.getElementById(id);
    if (!part) {
      window.scrollTo(0, 0);
      return false;
    }
    part.scrollIntoView({ block: 'start' });
    part.focus({ preventScroll: true });
    return true;
  };
  return retryUntilReached(hasLanded, onSettled, { watched: { childList: true, subtree: true } });
}
