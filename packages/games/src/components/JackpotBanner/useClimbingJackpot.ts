import { useEffect, useState } from 'react';
import { jackpotClimb } from '../../model/jackpotClimb.ts';

const CLIMB_MS = 4000;
const CLIMB_STEP_MS = 200;

/** The display that climbs once and stops. With reduced motion it shows the final value at once. */
export function useClimbingJackpot(): number {
  const [elapsedMs, setElapsedMs] = useState(() =>
    window.matchMedia('(prefers-reduced-motion: reduce)').matches ? CLIMB_MS : 0,
  );
  useEffect(() => {
    if (elapsedMs >= CLIMB_MS) return undefined;
    const timer = setTimeout(() => setElapsedMs(elapsedMs + CLIMB_STEP_MS), CLIMB_STEP_MS);
    return () => clearTimeout(timer);
  }, [elapsedMs]);
  return jackpotClimb(elapsedMs / CLIMB_MS);
}
