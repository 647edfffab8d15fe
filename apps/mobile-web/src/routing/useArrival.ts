import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useNavigationType, type Location } from 'react-router';
import { CONTENT_ID } from '../shell/Shell.tsx';
import { createScrollMemory, landAt, landAtPart } from './scrollMemory.ts';
import { isSwipedBack, watchSwipeBack } from './swipeBack.ts';

/** Whether the visit begins with a page that was left before, and not with a link. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' || navigation?.type === 'back_forward';
}

/**
 * What happens when another page takes its place: the focus moves to it, a new page begins at its top or with the part that
 * its address names, one that was left is shown where it was left, and after a swipe back it stands still.
 */
export function useArrival({ key, pathname, hash }: Location): void {
  const navigation = useNavigationType();
  const [memory] = useState(createScrollMemory);
  const shown = useRef<{ place: string; pathname: string }>(undefined);
  const settledPlace = useRef<string>(undefined);
  const place = `${key} ${pathname}`;

  useLayoutEffect(() => watchSwipeBack(), []);

  useEffect(() => {
    const keep = () => {
      if (settledPlace.current !== undefined) memory.keep(settledPlace.current, window.scrollY);
    };
    const leave = () => {
      keep();
      memory.store();
    };
    // The browser would scroll before the page of another step is there.
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', keep, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.history.scrollRestoration = 'auto';
      window.removeEventListener('scroll', keep);
      window.removeEventListener('pagehide', leave);
    };
  }, [memory]);

  // Before the effects of the page itself, which may want to be somewhere else than at its top.
  useLayoutEffect(() => {
    const last = shown.current;
    shown.current = { place, pathname };
    const isFirst = last === undefined;
    const isOther = last !== undefined && last.pathname !== pathname;
    if (isOther) {
      const content = document.getElementById(CONTENT_ID);
      if (isSwipedBack()) for (const animation of content?.getAnimations() ?? []) animation.finish();
      content?.focus({ preventScroll: true });
    }
    const mayReturn = navigation === NavigationType.Pop && (!isFirst || isReturn());
    const top = mayReturn ? memory.find(place) : undefined;
    settledPlace.current = undefined;
    const settle = () => {
      settledPlace.current = place;
    };
    if (top === undefined && hash !== '') return landAtPart(hash.slice(1), settle);
    if (top !== undefined || isOther) return landAt(top ?? 0, settle);
    settle();
    return undefined;
  }, [hash, memory, navigation, pathname, place]);
}
