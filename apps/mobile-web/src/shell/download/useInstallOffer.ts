import { createContext, use, useSyncExternalStore } from 'react';

/** The offer of a browser to install the site (Chromium's `beforeinstallprompt`); good for one question. */
interface BrowserOffer extends Event {
  prompt: () => Promise<unknown>;
}

/** Where the browser's offer is kept. */
export interface InstallOffer {
  /** Asks the browser to install the site; undefined while it does not offer that. */
  current: () => (() => void) | undefined;
  /** Calls `tell` whenever that changes. Returns what ends it. */
  watch: (tell: () => void) => () => void;
  /**
   * Listens to the browser, which makes its offer once, before any place for it may be on the screen. Returns what ends
   * it.
   */
  follow: () => () => void;
}

/** Keeps what one browser offers. */
export function createInstallOffer(): InstallOffer {
  let offer: BrowserOffer | undefined;
  const watchers = new Set<() => void>();
  const keep = (next: BrowserOffer | undefined): void => {
    offer = next;
    for (const tell of watchers) tell();
  };
  const install = (): void => {
    const asked = offer;
    // A player who says no is not asked again until the browser makes another offer.
    keep(undefined);
    asked?.prompt().catch(() => undefined);
  };
  return {
    current: () => offer && install,
    watch: (tell) => {
      watchers.add(tell);
      return () => void watchers.delete(tell);
    },
    follow: () => {
      const stopped = new AbortController();
      const { signal } = stopped;
      window.addEventListener(
        'beforeinstallprompt',
        (event) => {
          // The site's own places ask; the browser's bar stays away.
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

/** Hands the browser's offer to the places that make it. Without one around them, they have none. */
export const InstallOfferProvider = InstallOfferContext.Provider;

/** Asks the browser to install the site; undefined where the browser does not offer it. */
export function useInstallOffer(): (() => void) | undefined {
  const { watch, current } = use(InstallOfferContext);
  return useSyncExternalStore(watch, current, () => undefined);
}
