import { useSyncExternalStore } from 'react';

/** The offer of a browser to install the site (Chromium's `beforeinstallprompt`); good for one question. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

let offer: InstallOffer | undefined;
const watchers = new Set<() => void>();

function keep(next: InstallOffer | undefined): void {
  offer = next;
  for (const tell of watchers) tell();
}

/** Keeps the browser's offer, which it makes once, before any place for it may be on the screen. Returns a cleanup function. */
export function followInstallOffer(): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  window.addEventListener('beforeinstallprompt', (event) => {
    // The site's own places ask; the browser's bar stays away.
    event.preventDefault();
    keep(event as InstallOffer);
  }, { signal });
  window.addEventListener('appinstalled', () => keep(undefined), { signal });
  return () => stopped.abort();
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => void watchers.delete(tell);
}

function install(): void {
  const asked = offer;
  // A player who says no is not asked again until the browser offers anew.
  keep(undefined);
  asked?.prompt().catch(() => undefined);
}

/** Asks the browser to install the site; undefined where the browser does not offer it. */
export function useInstallOffer(): (() => void) | undefined {
  return useSyncExternalStore(watch, () => offer) && install;
}
