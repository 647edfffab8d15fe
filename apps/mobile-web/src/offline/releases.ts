import { Workbox } from 'workbox-window';
import { reportProblem, serviceWorkerUrl } from '@parlor/core';

/** The site is also served at the bare address, so the worker covers it too. */
const SCOPE = '/';

/**
 * Unregisters the worker of earlier releases. Its scope is only this path, so it would take precedence over the worker
 * of the whole site.
 */
async function dismissNarrowWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/m/');
  if (registration && new URL(registration.scope).pathname !== SCOPE) await registration.unregister();
}

/**
 * Registers the service worker. When a newer release is waiting, `onReady` receives a function that activates it; that
 * reloads the page, so the player decides when. It is called again if another tab has switched first.
 */
export function followReleases(onReady: (changeOver: () => void) => void): void {
  const workbox = new Workbox(serviceWorkerUrl(), { scope: SCOPE });
  let isRequested = false;
  workbox.addEventListener('waiting', () => {
    onReady(() => {
      isRequested = true;
      workbox.messageSkipWaiting();
    });
  });
  workbox.addEventListener('controlling', ({ isUpdate }) => {
    if (isRequested) window.location.reload();
    else if (isUpdate) onReady(() => window.location.reload());
  });
  // Without a worker the site works, only not offline: forbidden storage (private mode) is no reason for a message.
  dismissNarrowWorker()
    .then(() => workbox.register({ immediate: true }))
    .catch((cause: unknown) => reportProblem('The service worker did not start', cause));
}
