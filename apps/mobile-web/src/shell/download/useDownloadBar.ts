import { useState } from 'react';
import { localStore } from '@parlor/core';
import { DOWNLOAD_BAR_HIDDEN_KEY } from '../../startup/storageKeys.ts';
import { useDownloads } from './useDownloads.ts';

/** Whether home's download bar is shown: until the player hides it, and only if there is something to download. */
export function useDownloadBar(): { isShown: boolean; hide: () => void } {
  const { isOffered } = useDownloads();
  const [isHidden, setIsHidden] = useState(() => localStore.read(DOWNLOAD_BAR_HIDDEN_KEY) === '1');
  const hide = () => {
    localStore.write(DOWNLOAD_BAR_HIDDEN_KEY, '1');
    setIsHidden(true);
  };
  return { isShown: isOffered && !isHidden, hide };
}
