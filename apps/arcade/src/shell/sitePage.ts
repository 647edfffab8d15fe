import { listenToSite, type Listening } from './siteMessages.ts';

/**
 * Listens for the address of the page that frames the game. Returns a function that returns it: undefined until the
 * site sends it, and if nothing frames the game. Ignores addresses of other origins than the site's.
 */
export function listenToSitePage(
  siteOrigin: string | null,
  parent: Window | undefined,
  receiver: Listening = window,
): () => string | undefined {
  let page: string | undefined;
  listenToSite(
    siteOrigin,
    parent,
    (message, origin) => {
      if (message.type !== 'page' || !URL.canParse(message.address)) return;
      const address = new URL(message.address);
      if (address.origin === origin) page = origin + address.pathname;
    },
    receiver,
  );
  return () => page;
}
