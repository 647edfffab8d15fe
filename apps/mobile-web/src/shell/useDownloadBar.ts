import { useState } from 'react';
import { localStore } from '@parlor/core';
import { useDownloads } from './useDownloads.ts';

/** Local flag of a player who hid the bar. */
const HIDDEN_KEY = 'parlor.downloadBarHidden';

/** Whether home's download bar is there: until the player hides it, and only where there is something to download. */
export function useDownloadBar(): { isShown: boolean; hide: () => void } {
  const { isOffered } = useDownloads();
  const [isHidden, setIsHidden] = useState(() => localStore.read(HIDDEN_KEY) === '1');
  const hide = () => {
    localStore.write(HIDDEN_KEY, '1');
    setIsHidden(true);
  };
  return { isShown: isOffered && !isHidden, hide };
}
