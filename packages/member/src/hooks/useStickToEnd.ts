import { useEffect, useRef } from 'react';

/** How far from its end the page may be to be at it, in px. */
const NEAR_PX = 120;

/**
 * Scrolls the page to its end: at first, when `own` rises, and when `shown` changes while the reader is there. A reader
 * further up stays there.
 */
export function useStickToEnd(shown: string, own: number): void {
  const isAtEnd = useRef(true);
  const known = useRef({ shown: '', own });

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
    known.current = { shown, own };
    if (own > before.own) isAtEnd.current = true;
    if (shown === before.shown) return;
    // The end of the page and not of the list, because the input covers the list.
    if (isAtEnd.current) window.scrollTo({ top: document.documentElement.scrollHeight });
  }, [shown, own]);
}
