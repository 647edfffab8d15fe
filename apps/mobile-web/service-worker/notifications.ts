/** A notification as the gateway sends it. */
interface PushMessage {
  title: string;
  body: string;
  /** The key under which a repeated notification replaces the earlier one. */
  tag: string;
  link: string | null;
  language: string;
}

const INBOX_PATH = '/m/webEmail';

/** Parses the payload of a push; undefined for a foreign one. */
function readPush(data: PushMessageData | null): PushMessage | undefined {
  try {
    const message = data?.json() as Partial<PushMessage> | undefined;
    return typeof message?.title === 'string'
      ? { body: '', tag: '', link: null, language: '', ...message, title: message.title }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the page of the site that a notification leads to; never another origin, whatever the link is. */
export function pageAddressOf(link: unknown, origin: string): string {
  const inbox = origin + INBOX_PATH;
  if (typeof link !== 'string' || !link.startsWith('/') || !URL.canParse(link, origin)) return inbox;
  const { href, origin: linkOrigin } = new URL(link, origin);
  return linkOrigin === origin ? href : inbox;
}

/** Shows messages of the gateway while no page is open, and opens their page. */
export function showNotifications(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => {
    const message = readPush(event.data);
    if (message === undefined) return;
    const { title, body, tag, link, language } = message;
    event.waitUntil(worker.registration.showNotification(title, { body, tag, data: link, lang: language }));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPage(worker, pageAddressOf(event.notification.data, worker.location.origin)));
  });
}

async function openPage(worker: ServiceWorkerGlobalScope, address: string): Promise<unknown> {
  const [page] = await worker.clients.matchAll({ type: 'window' });
  if (page === undefined) return worker.clients.openWindow(address);
  await page.focus();
  // A page that cannot be navigated, such as a game over the whole window, stays where it is.
  return page.navigate(address).catch(() => worker.clients.openWindow(address));
}
