import { useEffect, useState } from 'react';
import { jackpotPause, jackpotStart, jackpotStep } from '../../model/jackpot.ts';

/**
 * The jackpot counter: starts at a random value of its range and grows every few seconds. Pauses while the page is
 * hidden.
 */
export function useGrowingJackpot(): number {
  const [amount, setAmount] = useState(() => jackpotStart(Math.random));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const rest = () => {
      timer = setTimeout(() => {
        if (!document.hidden) setAmount((before) => before + jackpotStep(Math.random));
        rest();
      }, jackpotPause(Math.random));
    };
    rest();
    return () => clearTimeout(timer);
  }, []);
  return amount;
}
