const BEGINNING = 'shell-';

/** Returns the name of the cache in which the service worker stores the page and files of a release. */
export const shellCacheOf = (release: string): string => BEGINNING + release;

/** Deletes the cached pages and files of all releases but `release`: the gateway may no longer serve theirs. */
export async function deleteCachedShells(release?: string): Promise<void> {
  const names = await caches.keys();
  const dropped = names.filter(
    (name) => name.startsWith(BEGINNING) && (release === undefined || name !== shellCacheOf(release)),
  );
  await Promise.all(dropped.map((name) => caches.delete(name)));
}
