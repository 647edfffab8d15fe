import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useNavigationType, type Location } from 'react-router';
import { CONTENT_ID } from '../shell/Shell.tsx';
import { createScrollMemory, landAt, landAtPart } from './scrollMemory.ts';
import { watchSwipeBack, type SwipeBackWatch } from './swipeBack.ts';

/** The interval at which the position is stored during scrolling, in ms. */
const KEEP_EVERY_MS = 250;
/** The events that may leave a page: a press on a link or a button, a form, a step in the history. */
const waysOut = ['click', 'submit', 'popstate'] as const;

/** Whether the visit begins at an earlier history entry, not with a link. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' || navigation?.type === 'back_forward';
}

/**
 * Handles the arrival of another page: the focus moves to it, a new page begins at its top or at the target of its
 * fragment, a page of the history is restored to its scroll position, and after a swipe back there is no animation.
 */
export function useArrival({ key, pathname, hash }: Location): void {
  const navigation = useNavigationType();
  const [memory] = useState(createScrollMemory);
  const shown = useRef<{ entryKey: string; pathname: string }>(undefined);
  const settledEntryKey = useRef<string>(undefined);
  // Drops the unsaved position of the last page: the window already shows another one.
  const forget = useRef(() => {});
  const entryKey = `${key} ${pathname}`;

  const swipes = useRef<SwipeBackWatch>(undefined);
  useLayoutEffect(() => {
    const watch = watchSwipeBack();
    swipes.current = watch;
    return watch.stop;
  }, []);

  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      if (settledEntryKey.current !== undefined) memory.save(settledEntryKey.current, window.scrollY);
    };
    const keepNow = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      keep();
    };
    // The scroll position is read at intervals during scrolling, right after a frame: at any other moment reading it
    // would force a layout.
    const keepSoon = () => {
      timer ??= setTimeout(
        () =>
          requestAnimationFrame(() => {
            if (timer !== undefined) timer = setTimeout(keepNow);
          }),
        KEEP_EVERY_MS,
      );
    };
    const leave = () => {
      keep();
      memory.store();
    };
    forget.current = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    // The browser would restore the position before the page is rendered.
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', keepSoon, { passive: true, signal });
    window.addEventListener('scrollend', keepNow, { passive: true, signal });
    // Events that may cause a navigation come while the old page is still there, and before other listeners run.
    for (const way of waysOut) window.addEventListener(way, keepNow, { capture: true, passive: true, signal });
    window.addEventListener('pagehide', leave, { signal });
    return () => {
      window.history.scrollRestoration = 'auto';
      forget.current();
      stopped.abort();
    };
  }, [memory]);

  // Before the page's own effects, which may scroll elsewhere.
  useLayoutEffect(() => {
    const last = shown.current;
    shown.current = { entryKey, pathname };
    const isFirst = last === undefined;
    const isOther = last !== undefined && last.pathname !== pathname;
    if (isOther) {
      const content = document.getElementById(CONTENT_ID);
      if (swipes.current?.isSwiped() === true)
        for (const animation of content?.getAnimations() ?? []) animation.finish();
      content?.focus({ preventScroll: true });
    }
    const mayReturn = navigation === NavigationType.Pop && (!isFirst || isReturn());
    const top = mayReturn ? memory.find(entryKey) : undefined;
    settledEntryKey.current = undefined;
    forget.current();
    const settle = () => {
      settledEntryKey.current = entryKey;
    };
    if (top === undefined && hash !== '') return landAtPart(hash.slice(1), settle);
    if (top !== undefined || isOther) return landAt(top ?? 0, settle);
    settle();
    return undefined;
  }, [hash, memory, navigation, pathname, entryKey]);
}
