import { dropKeptShells } from './keptShells.ts';

/** The states of the start, as the root's `data-start` has them: it failed, or a retry is running. */
type Start = 'failed' | 'again';

/** Says that the site did not start. A site that has started took the place of the words that say so. */
export function showFailure(root: HTMLElement): void {
  root.dataset['start'] = 'failed' satisfies Start;
}

/**
 * Offers another try when the site did not start: by a tap on the link, or when the network is back. The next try is a
 * fresh document, because a kept one may name files that are gone. While the gateway does not answer, this one stays.
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
    // Without storage nothing was kept.
    await dropKeptShells().catch(() => undefined);
    location.reload();
  };
  addEventListener('click', (event) => void retry(event));
  addEventListener('online', (event) => void retry(event));
}
