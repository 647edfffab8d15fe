import { dropKeptShells } from '../../document/keptShells.ts';
import { readSiteFiles } from '../../document/readSiteFiles.ts';
import { FILES_ELEMENT_ID, HOME_PATH } from '@parlor/contract';

/** Whether the gateway serves another release by now than the one whose scripts this page runs. */
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
 * Reloads the page from the network: the files of a removed release are gone, and a page of it from the cache would
 * request them again and again. If the gateway does not answer, the page stays, because the browser would show its own
 * error page, and the result is false.
 */
export async function loadFreshPage(): Promise<boolean> {
  const isReachable = await fetch(window.location.href, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isReachable) return false;
  try {
    await dropKeptShells();
  } catch {
    // There is no such storage here, or it is forbidden: then nothing was kept.
  }
  window.location.reload();
  return true;
}
