import { deleteCachedShells } from './cachedShells.ts';

/** The values of the root's `data-start`: the start failed, or a retry is running. */
type Start = 'failed' | 'again';

/** Shows that the site did not start. Does nothing once the site has replaced the failure message. */
export function showFailure(root: HTMLElement): void {
  root.dataset['start'] = 'failed' satisfies Start;
}

/**
 * Retries when the site did not start: on a tap on the link, or when the network is back. A retry reloads the document,
 * because a cached one may name files that are deleted. While the gateway does not answer, the page stays.
 */
export function offerRetry(root: HTMLElement): void {
  const retry = async (event: Event): Promise<void> => {
    const isOnLink = event.target instanceof Element && event.target.closest('.first-failure a') !== null;
    if (root.dataset['start'] !== 'failed' || (event.type === 'click' && !isOnLink)) return;
    event.preventDefault();
    root.dataset['start'] = 'again' satisfies Start;
    const isReachable = await fetch(location.href, { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!isReachable) return showFailure(root);
    // Without storage nothing is cached.
    await deleteCachedShells().catch(() => undefined);
    location.reload();
  };
  addEventListener('click', (event) => void retry(event));
  addEventListener('online', (event) => void retry(event));
}
