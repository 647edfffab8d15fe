import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether an element has been near the viewport. Stays true. Without IntersectionObserver it is always true. */
export function useSeen<Seen extends Element>(marginPx = 120): { ref: RefObject<Seen | null>; isSeen: boolean } {
  const ref = useRef<Seen>(null);
  const [isSeen, setIsSeen] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = ref.current;
    if (isSeen || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsSeen(true);
      },
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSeen, marginPx]);
  return { ref, isSeen };
}
