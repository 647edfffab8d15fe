import { useSyncExternalStore } from 'react';

/** The toolbar settings of a story, except its language. */
export interface CurrentDress {
  readonly merchant: string;
  readonly mode: string;
  readonly direction: string;
}

let current: CurrentDress | null = null;
const listeners = new Set<() => void>();

/** Renders the current story in another dress without a remount. Null restores the dress of the toolbar. */
export function setDress(dress: CurrentDress | null): void {
  current = dress;
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** Returns the dress that replaces the toolbar's, or null. */
export const useCurrentDress = (): CurrentDress | null => useSyncExternalStore(subscribe, () => current);
