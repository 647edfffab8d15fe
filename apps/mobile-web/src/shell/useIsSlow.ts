import { useEffect, useState } from 'react';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import type { AppStore } from '@parlor/api-client';

/** How long a call may take before the player is told that it is the network, in ms. */
const SLOW_AFTER_MS = 8000;

type State = ReturnType<AppStore['getState']>;

function isWaiting({ api: { queries, mutations } }: State): boolean {
  return [...Object.values(queries), ...Object.values(mutations)].some((call) => call?.status === QueryStatus.pending);
}

/** Whether some call has been without an answer for a long time. */
export function useIsSlow(): boolean {
  const waits = useSelector(isWaiting);
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [waits]);
  return isSlow;
}
