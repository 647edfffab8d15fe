import { startTransition, useEffect, useState } from 'react';

/**
 * Returns the value as of the last painted frame. Content that depends on it renders after the tap has been answered,
 * in steps that yield to the next tap.
 */
export function usePainted<T>(value: T): T {
  const [painted, setPainted] = useState<{ value: T }>({ value });
  useEffect(() => {
    if (painted.value === value) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    // Frame callbacks run before the paint, the next task after it.
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
