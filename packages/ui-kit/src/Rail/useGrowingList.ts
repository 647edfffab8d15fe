import { useEffect, useRef, useState, type RefObject } from 'react';

/** Items that fill a phone's width with some to spare, and how many come with each step towards the end. */
const STEP = 5;

/** How many items of a sideways list to show: more as the last one shown comes near the edge. Where the browser cannot tell, all. */
export function useGrowingList(total: number): { listRef: RefObject<HTMLUListElement | null>; shownCount: number } {
  const listRef = useRef<HTMLUListElement>(null);
  const [limit, setLimit] = useState(() => (typeof IntersectionObserver === 'undefined' ? Number.POSITIVE_INFINITY : STEP));
  const shownCount = Math.min(limit, total);

  useEffect(() => {
    const list = listRef.current;
    const last = list?.children[shownCount - 1];
    if (!list || !last || shownCount >= total) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setLimit((current) => current + STEP);
      },
      { root: list, rootMargin: '0px 48px' },
    );
    observer.observe(last);
    return () => observer.disconnect();
  }, [shownCount, total]);

  return { listRef, shownCount };
}
