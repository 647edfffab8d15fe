/**
 * Loads the page anew, from the network where there is one: a release that went away takes its files along, and a page that
 * was kept from it would ask for them again and again.
 */
export async function loadFreshPage(): Promise<void> {
  const isReachable = await fetch(window.location.href, { cache: 'no-store' }).then(({ ok }) => ok, () => false);
  if (isReachable && 'caches' in globalThis) {
    const names = await caches.keys().catch(() => []);
    await Promise.all(names.filter((name) => name.startsWith('shell-')).map((name) => caches.delete(name)));
  }
  window.location.reload();
}
