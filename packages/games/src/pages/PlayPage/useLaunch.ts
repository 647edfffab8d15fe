import { useEffect, useRef } from 'react';
import { useLaunchGameMutation } from '@parlor/api-client';
import type { Launch } from '@parlor/contract';

/** Launches a game once, when its screen opens, and again when asked to. Another game needs another screen. */
export function useLaunch(
  nodeId: string,
  isFreePlay: boolean,
): { launch: Launch | undefined; error: unknown; retry: () => void } {
  const [launchGame, { data, error }] = useLaunchGameMutation();
  const hasStarted = useRef(false);
  const start = () => void launchGame({ nodeId, freePlay: isFreePlay ? '1' : '0' });

  useEffect(() => {
    // The code in the address is good once, so an effect that runs again must not ask for another one.
    if (hasStarted.current) return;
    hasStarted.current = true;
    start();
  });
  return { launch: data, error, retry: start };
}
