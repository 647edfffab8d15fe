// Caches the frame of the site: a visit shows it at once, with or without the network, and the site itself then asks
// the gateway for everything that changes. One service worker belongs to one release.
import { HOME_PATH } from '@parlor/contract';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { deleteCachedShells, shellCacheOf } from '../document/cachedShells.ts';
import { showNotifications } from './notifications.ts';
import { entryOf, isSitePage, shellFilesOf } from './shellFiles.ts';

declare const self: ServiceWorkerGlobalScope;
/** Changes with every release and changes this file with it, which is how a browser learns of a release. */
declare const SITE_RELEASE: string;

const SHELL_CACHE = shellCacheOf(SITE_RELEASE);
/** Every address of the site answers with the same page. */
const SHELL_PAGE = HOME_PATH;
const DAY_S = 86_400;

async function fetchPage(): Promise<Response> {
  const response = await fetch(SHELL_PAGE, { cache: 'no-store', credentials: 'same-origin' });
  if (!response.ok) throw new Error(`The page of the site answered ${response.status}`);
  return response;
}

async function addMissing(cache: Cache, files: readonly string[]): Promise<void> {
  const cached = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(files.filter((file) => !cached.has(file)));
}

async function cacheShell(): Promise<void> {
  const cache = await caches.open(SHELL_CACHE);
  const page = await fetchPage();
  await addMissing(cache, shellFilesOf(await page.clone().text()));
  await cache.put(SHELL_PAGE, page);
}

/** Caches a newer copy of the page, with the merchant's latest settings, if it belongs to the same release. */
async function renewShell(cache: Cache, cached: Response, fresh: Response): Promise<void> {
  if (!fresh.headers.get('content-type')?.startsWith('text/html')) return;
  const [cachedHtml, freshHtml] = await Promise.all([cached.text(), fresh.clone().text()]);
  if (entryOf(freshHtml) !== entryOf(cachedHtml)) {
    // A new release: its own service worker caches its page and files.
    await self.registration.update();
    return;
  }
  await addMissing(cache, shellFilesOf(freshHtml));
  await cache.put(SHELL_PAGE, fresh);
}

self.addEventListener('install', (event) => event.waitUntil(cacheShell()));

self.addEventListener('activate', (event) => {
  const deleteOldShells = async (): Promise<void> => {
    await deleteCachedShells(SITE_RELEASE);
    await self.clients.claim();
  };
  event.waitUntil(deleteOldShells());
});

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isSitePage(url.pathname),
  async ({ request, event }) => {
    const cache = await caches.open(SHELL_CACHE);
    const cached = await cache.match(SHELL_PAGE);
    if (!cached) return fetch(request);
    // Always home's page: that of another screen carries the data and code of that screen only.
    (event as FetchEvent).waitUntil(
      fetchPage()
        .then((fresh) => renewShell(cache, cached.clone(), fresh))
        .catch(() => undefined),
    );
    return cached;
  },
);

const laterFiles = new CacheFirst({
  cacheName: 'files',
  plugins: [new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 90 * DAY_S, purgeOnQuotaError: true })],
});
const pictures = new CacheFirst({
  cacheName: 'pictures',
  plugins: [new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true })],
});

// File names contain a hash of the content, so a cached file is never stale.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/m/assets/'),
  async (options) => (await (await caches.open(SHELL_CACHE)).match(options.request)) ?? laterFiles.handle(options),
);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/art/'), pictures);

showNotifications(self);

// If storage is full or forbidden, fetch from the network.
setCatchHandler(({ request }) => fetch(request));
