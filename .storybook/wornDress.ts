import { useSyncExternalStore } from 'react';

/** The values of the toolbar in which a story is shown, apart from its language. */
export interface WornDress {
  readonly merchant: string;
  readonly mode: string;
  readonly direction: string;
}

let worn: WornDress | null = null;
const followers = new Set<() => void>();

/** Renders the current story in another dress without a remount. Null is the dress of its own toolbar. */
export function wear(dress: WornDress | null): void {
  worn = dress;
  for (const follower of followers) follower();
}

function follow(onChange: () => void): () => void {
  followers.add(onChange);
  return () => followers.delete(onChange);
}

/** Returns the dress that takes the place of the toolbar's, or null. */
export const useWornDress = (): WornDress | null => useSyncExternalStore(follow, () => worn);
