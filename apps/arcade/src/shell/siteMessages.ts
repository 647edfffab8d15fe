import { parseSiteFrameMessage, type SiteFrameMessage } from '@parlor/contract';

/** The window that receives messages, or its fake in a test. */
export type Listening = Pick<Window, 'addEventListener'>;

/** Calls `receive` for each message of the site that frames the game. Ignores other windows and origins. */
export function listenToSite(
  siteOrigin: string | null,
  parent: Pick<Window, 'postMessage'> | undefined,
  receive: (message: SiteFrameMessage, origin: string) => void,
  page: Listening = window,
): void {
  const origin = siteOrigin !== null && URL.canParse(siteOrigin) ? new URL(siteOrigin).origin : undefined;
  page.addEventListener('message', (event) => {
    if (!parent || event.source !== parent || origin === undefined || event.origin !== origin) return;
    const message = parseSiteFrameMessage(event.data);
    if (message !== undefined) receive(message, origin);
  });
}
