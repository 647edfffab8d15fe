import { useEffect, useState } from 'react';
import { measureRoute, rankRoutes, type MeasuredRoute } from './measureRoutes.ts';

/** An address with its result, or pending. */
export interface RouteSpeed extends Partial<MeasuredRoute> {
  origin: string;
}

/** Results in the original order while measuring, then ranked. */
export interface RouteSpeeds {
  routes: readonly RouteSpeed[];
  isDone: boolean;
  /** Number of addresses that answered. */
  answered: number;
  measureAgain: () => void;
}

/** Measures addresses while mounted. Unmounting aborts pending requests. */
export function useRouteSpeeds(origins: readonly string[], isWanted: boolean): RouteSpeeds {
  const [round, setRound] = useState(0);
  const [measured, setMeasured] = useState<readonly MeasuredRoute[]>([]);
  // Refetched settings contain the same addresses in a new array.
  const named = origins.join(' ');

  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    const measuring = {
      fetch: globalThis.fetch.bind(globalThis),
      now: () => performance.now(),
      signal: controller.signal,
    };
    const measure = async (origin: string): Promise<void> => {
      const route = await measureRoute(origin, measuring);
      if (!controller.signal.aborted) setMeasured((others) => [...others, route]);
    };
    for (const origin of named.split(' ')) void measure(origin);
    return () => {
      controller.abort();
      setMeasured([]);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new round measures the same addresses again
  }, [isWanted, named, round]);

  const isDone = measured.length === origins.length;
  return {
    routes: isDone
      ? rankRoutes(measured)
      : origins.map((origin) => measured.find((route) => route.origin === origin) ?? { origin }),
    isDone,
    answered: measured.filter(({ ms }) => ms !== null).length,
    measureAgain: () => setRound(round + 1),
  };
}
