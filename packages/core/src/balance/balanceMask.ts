import { useSyncExternalStore } from 'react';
import { localStore } from '../storage/browserStorage.ts';

const HIDDEN_KEY = 'parlor.balanceHidden';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isHidden(): boolean {
  return localStore.read(HIDDEN_KEY) === '1';
}

/** Whether the player hides their balance, everywhere at once and for the next visit, and how to change it. */
export function useBalanceMask(): { isBalanceHidden: boolean; toggleBalance: () => void } {
  const isBalanceHidden = useSyncExternalStore(subscribe, isHidden);
  const toggleBalance = () => {
    localStore.write(HIDDEN_KEY, isBalanceHidden ? '0' : '1');
    for (const listener of listeners) listener();
  };
  return { isBalanceHidden, toggleBalance };
}
