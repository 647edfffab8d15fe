import { useEffect, useRef, type RefObject } from 'react';

/** How near the end of the list comes to the screen before more is fetched, in px. */
export const loadMoreWithin = 400;

/** The least time between two fetches, in ms. */
export const loadMoreEvery = 1000;

interface LoadMore {
  /** There is more, nothing is on its way, and nothing has failed. */
  readonly isWanted: boolean;
  readonly onLoadMore: () => void;
}

/** Fetches more whenever the mark at the list's end is near the screen: on scrolling, and after each page that did not fill it. */
export function useLoadMore(markRef: RefObject<HTMLElement | null>, { isWanted, onLoadMore }: LoadMore): void {
  const lastAt = useRef(Number.NEGATIVE_INFINITY);
  const latest = useRef(onLoadMore);
  useEffect(() => { latest.current = onLoadMore; });

  useEffect(() => {
    if (!isWanted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = (): void => {
      const mark = markRef.current;
      if (timer !== undefined || !mark || mark.getBoundingClientRect().top - window.innerHeight > loadMoreWithin) return;
      const waitMs = lastAt.current + loadMoreEvery - performance.now();
      if (waitMs > 0) {
        timer = setTimeout(() => {
          timer = undefined;
          check();
        }, waitMs);
        return;
      }
      lastAt.current = performance.now();
      latest.current();
    };
    check();
    window.addEventListener('scroll', check, { passive: true });
    window.addEventListener('resize', check);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', check);
      window.removeEventListener('resize', check);
    };
  }, [isWanted, markRef]);
}
