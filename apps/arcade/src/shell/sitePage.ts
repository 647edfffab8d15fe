import type { SiteFrameMessage } from '@parlor/contract';

/** The window whose messages are heard, or its stand-in in a test. */
type Listening = Pick<Window, 'addEventListener'>;

/** The address in a message of the site; undefined for anything else. */
function addressIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { source, type, address } = data as Partial<Record<keyof SiteFrameMessage, unknown>>;
  return source === 'parlor-site' && type === 'page' && typeof address === 'string' ? address : undefined;
}

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
    const address = addressIn(event.data);
    if (address === undefined || !URL.canParse(address) || new URL(address).origin !== origin) return;
    page = origin + new URL(address).pathname;
  });
  return () => page;
}
