import { useEffect, useRef, useState } from 'react';

/**
 * Returns a function that runs `step` after a delay (ms), so that the player can read a message. Cancelled on unmount.
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
