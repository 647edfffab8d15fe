import { createContext, use, useSyncExternalStore } from 'react';

/** The browser's install prompt (Chromium's `beforeinstallprompt`). It can be shown once. */
interface BrowserOffer extends Event {
  prompt: () => Promise<unknown>;
}

/** Stores the browser's install prompt. */
export interface InstallOffer {
  /** Asks the browser to install the site. Undefined while the browser does not offer it. */
  current: () => (() => void) | undefined;
  /** Calls `onChange` on each change. Returns an unsubscribe function. */
  watch: (onChange: () => void) => () => void;
  /**
   * Listens to the browser's event, which is fired once, possibly before any component needs it. Returns an unsubscribe
   * function.
   */
  follow: () => () => void;
}

/** Creates the store of the install prompt. */
export function createInstallOffer(): InstallOffer {
  let offer: BrowserOffer | undefined;
  const watchers = new Set<() => void>();
  const keep = (next: BrowserOffer | undefined): void => {
    offer = next;
    for (const onChange of watchers) onChange();
  };
  const install = (): void => {
    const offered = offer;
    // After a refusal, there is no prompt until the browser fires the event again.
    keep(undefined);
    offered?.prompt().catch(() => undefined);
  };
  return {
    current: () => offer && install,
    watch: (onChange) => {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
    follow: () => {
      const stopped = new AbortController();
      const { signal } = stopped;
      window.addEventListener(
        'beforeinstallprompt',
        (event) => {
          // Suppresses the browser's own bar: the site has its own buttons.
          event.preventDefault();
          keep(event as BrowserOffer);
        },
        { signal },
      );
      window.addEventListener('appinstalled', () => keep(undefined), { signal });
      return () => stopped.abort();
    },
  };
}

const InstallOfferContext = createContext<Pick<InstallOffer, 'current' | 'watch'>>({
  current: () => undefined,
  watch: () => () => {},
});

/** Provides the browser's install prompt. Without a provider, no component offers it. */
export const InstallOfferProvider = InstallOfferContext.Provider;

/** Asks the browser to install the site. Undefined if the browser does not offer it. */
export function useInstallOffer(): (() => void) | undefined {
  const { watch, current } = use(InstallOfferContext);
  return useSyncExternalStore(watch, current, () => undefined);
}
