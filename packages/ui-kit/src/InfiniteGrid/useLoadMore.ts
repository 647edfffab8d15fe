import { useEffect, useRef, type RefObject } from 'react';

/** Distance of the end of the list from the viewport at which more is fetched, in px. */
export const loadMoreWithin = 400;

/** Minimum time between two fetches, in ms. */
export const loadMoreEvery = 1000;

interface LoadMore {
  /** Whether there are more pages, none is loading, and none has failed. */
  readonly canLoadMore: boolean;
  readonly onLoadMore: () => void;
}

/**
 * Fetches more whenever the mark at the end of the list is near the viewport: when it comes near, and after each page
 * that did not push it away. An observer reports it, so that nothing is measured during scrolling.
 */
export function useLoadMore(markRef: RefObject<HTMLElement | null>, { canLoadMore, onLoadMore }: LoadMore): void {
  const lastAt = useRef(Number.NEGATIVE_INFINITY);
  const latest = useRef(onLoadMore);
  useEffect(() => {
    latest.current = onLoadMore;
  });

  useEffect(() => {
    const mark = markRef.current;
    if (!canLoadMore || !mark) return undefined;
    let isNear = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fetchMore = (): void => {
      timer = undefined;
      if (!isNear) return;
      lastAt.current = performance.now();
      // Still near and still wanted after this delay: the page did not fill the screen.
      timer = setTimeout(fetchMore, loadMoreEvery);
      latest.current();
    };
    // A new observer reports the mark at once.
    const observer = new IntersectionObserver(
      (entries) => {
        isNear = entries.at(-1)?.isIntersecting ?? false;
        if (!isNear || timer !== undefined) return;
        const waitMs = lastAt.current + loadMoreEvery - performance.now();
        if (waitMs > 0) timer = setTimeout(fetchMore, waitMs);
        else fetchMore();
      },
      { rootMargin: `0px 0px ${loadMoreWithin}px 0px` },
    );
    observer.observe(mark);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [canLoadMore, markRef]);
}
