import { useEffect, useRef, useState, type RefObject } from 'react';

/** Number of items to mount first, and to add at each step. Fills more than the width of a phone. */
const STEP = 5;

/** Returns how many items to mount; grows as the last one comes near. Mounts all without IntersectionObserver. */
export function useGrowingList(total: number): { listRef: RefObject<HTMLUListElement | null>; shownCount: number } {
  const listRef = useRef<HTMLUListElement>(null);
  const [limit, setLimit] = useState(() =>
    typeof IntersectionObserver === 'undefined' ? Number.POSITIVE_INFINITY : STEP,
  );
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
