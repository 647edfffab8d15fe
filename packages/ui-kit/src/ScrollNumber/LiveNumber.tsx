import { useEffect, useState, type ReactNode } from 'react';

import { ScrollNumber } from './ScrollNumber.tsx';

/** How long the reels stay mounted after a change, in ms: longer than they roll. */
const ROLL_MS = 1_000;

/** A formatted number that rolls when it changes, and is plain text the rest of the time. */
export function LiveNumber({ value }: { readonly value: string }): ReactNode {
  const [settled, setSettled] = useState(value);
  const [isRolling, setIsRolling] = useState(false);

  useEffect(() => {
    if (value === settled) return undefined;
    // The reels render with their old digits, and roll from there.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setIsRolling(true));
    });
    const timer = setTimeout(() => {
      setSettled(value);
      setIsRolling(false);
    }, ROLL_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value, settled]);

  return value === settled ? value : <ScrollNumber value={isRolling ? value : settled} />;
}
