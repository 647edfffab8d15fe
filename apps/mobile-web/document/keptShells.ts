const BEGINNING = 'shell-';

/** The name of the cache in which the service worker keeps the page and files of a release. */
export const shellCacheOf = (release: string): string => BEGINNING + release;

/**
 * Deletes the pages and files that were kept, those of `release` excepted: they may belong to releases that are gone.
 */
export async function dropKeptShells(release?: string): Promise<void> {
  const names = await caches.keys();
  const dropped = names.filter(
    (name) => name.startsWith(BEGINNING) && (release === undefined || name !== shellCacheOf(release)),
  );
  await Promise.all(dropped.map((name) => caches.delete(name)));
}
