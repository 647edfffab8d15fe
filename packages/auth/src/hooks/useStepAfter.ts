import { useEffect, useRef, useState } from 'react';

/**
 * Takes a step a while (ms) after what is returned was called, so that the player can read what was said; not when they
 * leave before.
 */
export function useStepAfter(delayMs: number, step: () => void): () => void {
  const [isDue, setIsDue] = useState(false);
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });

  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => latest.current(), delayMs);
    return () => clearTimeout(timer);
  }, [isDue, delayMs]);

  return () => setIsDue(true);
}
