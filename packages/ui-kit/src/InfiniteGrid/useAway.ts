import { startTransition, useCallback, useState, type RefCallback } from 'react';

/** How far beyond the viewport rows are rendered, in px: room for a few frames of fast scrolling. */
export const BUFFER_PX = 200;

interface Away {
  /** Ref of the observed element. */
  readonly ref: RefCallback<HTMLElement>;
  /** Height of the element when it left the vicinity of the viewport, in px. Undefined while it is near. */
  readonly height: number | undefined;
}

/** Whether an element is far from the viewport; a focused one never is. `outerRef` receives the element too. */
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
