import { Workbox } from 'workbox-window';
import { reportProblem, serviceWorkerUrl } from '@parlor/core';

/** The site answers on the bare address as well, and so does its worker. */
const SCOPE = '/';

/**
 * The worker of earlier releases, whose scope is only this path and which would take precedence over the one for the
 * whole site.
 */
async function dismissNarrowWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/m/');
  if (registration && new URL(registration.scope).pathname !== SCOPE) await registration.unregister();
}

/**
 * Registers the service worker. `onReady` is called when a newer release waits, with a function that activates it: that
 * reloads the page, so the player decides when. It is called again when another tab changed over first.
 */
export function followReleases(onReady: (changeOver: () => void) => void): void {
  const workbox = new Workbox(serviceWorkerUrl(), { scope: SCOPE });
  let isAsked = false;
  workbox.addEventListener('waiting', () => {
    onReady(() => {
      isAsked = true;
      workbox.messageSkipWaiting();
    });
  });
  workbox.addEventListener('controlling', ({ isUpdate }) => {
    if (isAsked) window.location.reload();
    else if (isUpdate) onReady(() => window.location.reload());
  });
  // Without one the site works as before, only not offline: forbidden storage (private mode) is no reason to trouble
  // anybody.
  dismissNarrowWorker()
    .then(() => workbox.register({ immediate: true }))
    .catch((cause: unknown) => reportProblem('The service worker did not start', cause));
}
