import { Workbox } from 'workbox-window';
import { reportProblem, serviceWorkerUrl } from '@parlor/core';

/**
 * Puts the service worker to work. `onReady` is called when a newer release waits, with what changes over to it: the page is
 * loaded anew, so the player decides when.
 */
export function followReleases(onReady: (changeOver: () => void) => void): void {
  const workbox = new Workbox(serviceWorkerUrl());
  workbox.addEventListener('waiting', () => {
    onReady(() => {
      workbox.addEventListener('controlling', () => window.location.reload());
      workbox.messageSkipWaiting();
    });
  });
  // Without one the site works as before, only not offline: forbidden storage (private mode) is no reason to trouble anybody.
  workbox.register({ immediate: true }).catch((cause: unknown) => reportProblem('The service worker did not start', cause));
}
