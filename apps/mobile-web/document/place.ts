import { isHomePath, LANGUAGE_KEY, SESSION_KEY } from '@parlor/contract';
import { DOWNLOAD_BAR_HIDDEN_KEY } from '../src/startup/storageKeys.ts';
import { readStored } from './readStored.ts';

/**
 * Returns the content of the document at an address: home's frame, that of another page, or none for a game that fills
 * the screen.
 */
function placeAt(pathname: string): 'home' | 'page' | 'bare' {
  if (isHomePath(pathname)) return 'home';
  return pathname.startsWith('/m/play/') ? 'bare' : 'page';
}

/**
 * Whether to reserve space for home's download bar. The site decides by the merchant's settings, which are at the end
 * of the document; here a heuristic must do. Every merchant has a profile for the home screen, which is offered on
 * iPhones and desktops. Android is offered only the merchant's own app, which few have. Nothing is offered if the site
 * already runs as an app.
 */
function showsDownloadBar(): boolean {
  const runsAsApp =
    matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true;
  return (
    !runsAsApp && !/Android|\bParlorApp\//.test(navigator.userAgent) && readStored(DOWNLOAD_BAR_HIDDEN_KEY) !== '1'
  );
}

/**
 * Marks on the root what the document draws before the site has started. That depends on the address, the chosen
 * language and whether somebody is logged in, and the document may be cached from another visit at another address.
 * `tags` are the language tags of the packs by language code.
 */
export function markPlace(root: HTMLElement, tags: Readonly<Record<string, string>>): void {
  root.dataset['place'] = placeAt(location.pathname);
  root.dataset['words'] = tags[readStored(LANGUAGE_KEY) ?? ''] ?? root.lang;
  if (showsDownloadBar()) root.dataset['offer'] = '';
  root.dataset['visitor'] = readStored(SESSION_KEY) === null ? 'guest' : 'member';
}
