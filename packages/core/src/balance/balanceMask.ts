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

/** Whether balances are masked (HOME-08), and a function to toggle it. Shared by all screens and stored locally. */
export function useBalanceMask(): { isBalanceHidden: boolean; toggleBalance: () => void } {
  const isBalanceHidden = useSyncExternalStore(subscribe, isHidden);
  const toggleBalance = () => {
    localStore.write(HIDDEN_KEY, isBalanceHidden ? '0' : '1');
    for (const listener of listeners) listener();
  };
  return { isBalanceHidden, toggleBalance };
}
