import { useEffect, useRef, useState } from 'react';

/**
 * Returns a function that takes a step after a delay (ms), so that the player can read a message; cancelled if they
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
