/**
 * Loads the page anew from the network: a release that went away takes its files along, and a page that was kept from it would
 * ask for them again and again. Where the gateway does not answer, the page stays: the browser would put an error of its own in
 * its place.
 */
export async function loadFreshPage(): Promise<void> {
  const isReachable = await fetch(window.location.href, { cache: 'no-store' }).then(({ ok }) => ok, () => false);
  if (!isReachable) return;
  if ('caches' in globalThis) {
    const names = await caches.keys().catch(() => []);
    await Promise.all(names.filter((name) => name.startsWith('shell-')).map((name) => caches.delete(name)));
  }
  window.location.reload();
}
