import { readJson, tabStore } from '@parlor/core';

const POSITIONS_KEY = 'parlor.pagePositions';
const MAX_KEPT = 50;
/** How long a page may take to become longer, in milliseconds. A list that is being restored grows page by page. */
const PATIENCE_MS = 4000;
/**
 * How long a page that is where it was left is held there: what it draws next may measure otherwise than it took it to.
 * In milliseconds.
 */
const HOLD_MS = 500;
/** The attribute that an open popup leaves on the root while the page must not scroll. */
const LOCK = 'data-base-ui-scroll-locked';
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

type Positions = [place: string, top: number][];

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

/** How far down each step of the history was left. A reload keeps it, and so does a visit to another site. */
export function createScrollMemory() {
  const positions = new Map(readJson(tabStore, POSITIONS_KEY, isPositions));
  return {
    find: (place: string): number | undefined => positions.get(place),
    keep(place: string, top: number): void {
      // The page under a popup that holds it still says that it is at its top.
      if (isLocked()) return;
      positions.delete(place);
      positions.set(place, Math.round(top));
    },
    store(): void {
      tabStore.write(POSITIONS_KEY, JSON.stringify([...positions].slice(-MAX_KEPT)));
    },
  };
}

/**
 * Tries to land until it succeeds, and holds the page there for some time. A player who scrolls in the meantime is left
 * alone.
 * Returns what ends the attempt.
 */
function keepTrying(
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
 * Scrolls to where a page was left, as soon as it is long enough and no popup holds it still. Returns what ends the
 * attempt.
 */
export function landAt(top: number, onSettled: () => void): () => void {
  const hasLanded = () => {
    if (isLocked()) return false;
    window.scrollTo(0, top);
    return Math.abs(window.scrollY - top) < 2;
  };
  return keepTrying(hasLanded, onSettled, { holdMs: top === 0 ? 0 : HOLD_MS });
}

/**
 * Shows the part of a page that the fragment of its address names, as soon as it is there and no popup holds the page
 * still;
 * until then the page is at its top. The part gets the focus where it can take it. Returns what ends the attempt.
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
  return keepTrying(hasLanded, onSettled, { watched: { childList: true, subtree: true } });
}
