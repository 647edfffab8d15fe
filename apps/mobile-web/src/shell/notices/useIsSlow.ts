import { useEffect, useState } from 'react';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { useStore } from 'react-redux';
import type { AppStore } from '@parlor/api-client';

/** The time after which a pending call counts as slow, in ms. */
const SLOW_AFTER_MS = 8000;

type State = ReturnType<AppStore['getState']>;

function isWaiting({ api: { queries, mutations } }: State): boolean {
  return [...Object.values(queries), ...Object.values(mutations)].some((call) => call?.status === QueryStatus.pending);
}

/** Whether a call has been pending for long. Rerenders only when that changes. */
export function useIsSlow(): boolean {
  const store = useStore<State>();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      if (!isWaiting(store.getState())) {
        clearTimeout(timer);
        timer = undefined;
        setIsSlow(false);
      } else timer ??= setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    };
    look();
    const unsubscribe = store.subscribe(look);
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [store]);
  return isSlow;
}
