import { useEffect, useRef } from 'react';

/** The distance from the end at which the page counts as scrolled to the end, in px. */
const NEAR_PX = 120;

/**
 * Scrolls the page to its end: initially, when `ownCount` increases, and when `shown` changes while the page is at the end.
 * A reader who scrolled up stays there.
 */
export function useStickToEnd(shown: string, ownCount: number): void {
  const isAtEnd = useRef(true);
  const known = useRef({ shown: '', ownCount });

  useEffect(() => {
    const look = () => {
      const { scrollHeight } = document.documentElement;
      isAtEnd.current = scrollHeight - window.scrollY - window.innerHeight < NEAR_PX;
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  useEffect(() => {
    const before = known.current;
    known.current = { shown, ownCount };
    if (ownCount > before.ownCount) isAtEnd.current = true;
    if (shown === before.shown) return;
    // Scrolls to the end of the page, because the input covers the end of the list.
    if (isAtEnd.current) window.scrollTo({ top: document.documentElement.scrollHeight });
  }, [shown, ownCount]);
}
