import { useEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import { loadFollowBalance, type AppStore } from '@parlor/api-client';
import { selectToken } from '@parlor/core';
import { useLaterQueue } from '@parlor/ui-kit';

/** Follows the player's balance on every page from the first touch on. Renders nothing. */
export function LiveBalance() {
  const later = useLaterQueue();
  const store = useStore() as AppStore;
  const token = useSelector(selectToken);

  useEffect(() => {
    if (token === undefined) return undefined;
    let isWanted = true;
    let stop: (() => void) | undefined;
    const cancel = later.add('live', async () => {
      const followBalance = await loadFollowBalance();
      if (isWanted) stop = store.dispatch(followBalance());
    });
    return () => {
      isWanted = false;
      cancel();
      stop?.();
    };
  }, [later, store, token]);
  return null;
}
