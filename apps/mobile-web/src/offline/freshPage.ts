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
 * Loads the page anew from the network: a release that went away takes its files along, and a page that was kept from
 * it would ask for them again and again. Where the gateway does not answer, the page stays, for the browser would put
 * an error of its own in its place, and the answer is false.
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
