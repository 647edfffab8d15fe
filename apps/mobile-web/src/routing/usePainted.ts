import { startTransition, useEffect, useState } from 'react';

/**
 * The value as of the last frame that the browser has painted. Dependent content renders after a tap has been answered,
 * in steps that yield to the next one.
 */
export function usePainted<T>(value: T): T {
  const [painted, setPainted] = useState<{ value: T }>({ value });
  useEffect(() => {
    if (painted.value === value) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    // Callbacks of a frame run before it is painted, and the next task after it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted({ value })));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [painted, value]);
  return painted.value;
}
