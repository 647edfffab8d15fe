import { deleteCachedShells } from '../../document/cachedShells.ts';
import { readSiteFiles } from '../../document/readSiteFiles.ts';
import { FILES_ELEMENT_ID, HOME_PATH } from '@parlor/contract';

/** Whether the gateway now serves another release than the one of this page's scripts. */
export async function isOutdated(): Promise<boolean> {
  const entry = readSiteFiles()?.site.at(-1);
  if (entry === undefined) return false;
  const html = await fetch(HOME_PATH, { cache: 'no-store' }).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  );
  return html.includes(FILES_ELEMENT_ID) && !html.includes(entry);
}

/**
 * Reloads the page from the network: the files of a removed release are deleted, and a cached page of it would keep
 * requesting them. If the gateway does not answer, the page stays, because the browser would show its own error page,
 * and the result is false.
 */
export async function loadFreshPage(): Promise<boolean> {
  const isReachable = await fetch(window.location.href, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isReachable) return false;
  try {
    await deleteCachedShells();
  } catch {
    // Cache storage is missing or forbidden, so nothing is cached.
  }
  window.location.reload();
  return true;
}
