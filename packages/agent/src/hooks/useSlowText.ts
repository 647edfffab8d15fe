import { useEffect, useRef, useState } from 'react';

/** The debounce, in ms. */
const REST_MS = 350;

/** The debounced value of an input. */
export function useSlowText(value: string, onRest: (text: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState(value);
  const latestOnRest = useRef(onRest);
  useEffect(() => {
    latestOnRest.current = onRest;
  });
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => latestOnRest.current(typed), REST_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return [typed, setTyped];
}
