import { parseSiteFrameMessage } from '@parlor/contract';

/** The window whose messages are heard, or its stand-in in a test. */
type Listening = Pick<Window, 'addEventListener'>;

/**
 * Listens for the address of the page that frames the game. Returns a function that gives it: undefined until the site tells it,
 * and where nothing frames the game. An address of another origin than the site's is not taken.
 */
export function hearSitePage(
  siteOrigin: string | null,
  parent: Window | undefined,
  here: Listening = window,
): () => string | undefined {
  const origin = siteOrigin !== null && URL.canParse(siteOrigin) ? new URL(siteOrigin).origin : undefined;
  let page: string | undefined;
  here.addEventListener('message', (event) => {
    if (!parent || event.source !== parent || origin === undefined || event.origin !== origin) return;
    const address = parseSiteFrameMessage(event.data)?.address;
    if (address === undefined || !URL.canParse(address) || new URL(address).origin !== origin) return;
    page = origin + new URL(address).pathname;
  });
  return () => page;
}
