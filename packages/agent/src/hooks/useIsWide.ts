import { useSyncExternalStore } from 'react';

const QUERY = '(min-width: 720px)';

function follow(onChange: () => void): () => void {
  const list = window.matchMedia(QUERY);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the window is wide enough for a table with many columns. */
export const useIsWide = (): boolean => useSyncExternalStore(follow, () => window.matchMedia(QUERY).matches);
