import { createContext, useContext, useEffect, useState } from 'react';
import { reportProblem, useSettings } from '@parlor/core';
import type { IdentityAdapter, IdentitySettings } from './identityAdapter.ts';

/** Loads the adapter of the merchant's provider. Returns the same instance every time. */
export type LoadIdentityAdapter = (settings: IdentitySettings) => Promise<IdentityAdapter>;

const adapters = new Map<string, Promise<IdentityAdapter>>();

/** The provider's SDK is large, so it is loaded once, when it is needed. */
const loadFirebase: LoadIdentityAdapter = (settings) => {
  const key = JSON.stringify(settings);
  const known = adapters.get(key);
  if (known) return known;
  const loading = import('./firebaseAdapter.ts').then(({ createFirebaseAdapter }) => createFirebaseAdapter(settings));
  adapters.set(key, loading);
  // The next form that opens retries.
  loading.catch(() => adapters.delete(key));
  return loading;
};

const LoadingContext = createContext<LoadIdentityAdapter>(loadFirebase);

/** Replaces the adapter in tests and stories: `<IdentityAdapterLoading value={() => Promise.resolve(fake)}>`. */
export const IdentityAdapterLoading = LoadingContext.Provider;

/**
 * The merchant's identity provider. `isReady` once its code is loaded; until then, and without a provider, `adapter` is
 * null. Loads nothing while `isNeeded` is false.
 */
export function useIdentityProvider({ isNeeded = true }: { isNeeded?: boolean } = {}): {
  isReady: boolean;
  adapter: IdentityAdapter | null;
} {
  const { identityProvider } = useSettings();
  const load = useContext(LoadingContext);
  const [adapter, setAdapter] = useState<IdentityAdapter | null>(null);

  useEffect(() => {
    if (!isNeeded || identityProvider === null) return undefined;
    let isUnmounted = false;
    const bring = async () => {
      try {
        const loaded = await load(identityProvider);
        if (!isUnmounted) setAdapter(loaded);
      } catch (error) {
        reportProblem('The identity provider did not load', error);
      }
    };
    void bring();
    return () => {
      isUnmounted = true;
    };
  }, [isNeeded, identityProvider, load]);

  const usable = isNeeded && identityProvider !== null ? adapter : null;
  return { isReady: usable !== null, adapter: usable };
}
