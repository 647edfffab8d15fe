import { useEffect, useRef } from 'react';
import { useLaunchGameMutation } from '@parlor/api-client';
import type { Launch } from '@parlor/contract';

/** Launches a game when the screen mounts, and again on demand. Another game needs another `key`. */
export function useLaunch(
  nodeId: string,
  isFreePlay: boolean,
): { launch: Launch | undefined; error: unknown; retry: () => void } {
  const [launchGame, { data, error }] = useLaunchGameMutation();
  const hasStarted = useRef(false);
  const start = () => void launchGame({ nodeId, freePlay: isFreePlay ? '1' : '0' });

  useEffect(() => {
    // A launch code is valid once, so an effect that runs twice must not request another one.
    if (hasStarted.current) return;
    hasStarted.current = true;
    start();
  });
  return { launch: data, error, retry: start };
}
