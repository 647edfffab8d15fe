import { startTransition, useCallback, useState, type RefCallback } from 'react';

/** How far beyond the screen rows are drawn, in px: room for a few frames of fast scrolling. */
export const BUFFER_PX = 200;

interface Away {
  /** Ref of the element that is watched. */
  readonly ref: RefCallback<HTMLElement>;
  /** Height that the element had when it went far from the screen, in px. Undefined while it is near. */
  readonly height: number | undefined;
}

/** Whether an element is far from the screen. One that has the focus is not. `outerRef` gets the element as well. */
export function useAway(outerRef?: RefCallback<HTMLElement>): Away {
  const [height, setHeight] = useState<number>();
  const ref = useCallback(
    (element: HTMLElement) => {
      const cleanup = outerRef?.(element);
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry || (!entry.isIntersecting && element.contains(document.activeElement))) return;
          const next = entry.isIntersecting ? undefined : entry.boundingClientRect.height;
          startTransition(() => setHeight(next));
        },
        { rootMargin: `${BUFFER_PX}px` },
      );
      observer.observe(element);
      return () => {
        observer.disconnect();
        cleanup?.();
      };
    },
    [outerRef],
  );
  return { ref, height };
}
