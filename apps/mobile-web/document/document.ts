// The script of the document before the site has started. The build writes it into the page as one script.
import { offerRetry, showFailure } from './failure.ts';
import { showMode } from './mode.ts';
import { markPlace } from './place.ts';
import { startSite } from './start.ts';
import { rememberTaps } from './tapped.ts';

/** Language tags of the packs by language code; the build fills them in. */
declare const LANGUAGE_TAGS: Readonly<Record<string, string>>;

const root = document.documentElement;
showMode(root);
markPlace(root, LANGUAGE_TAGS);
rememberTaps(root);
offerRetry(root);
startSite((file) => import(/* @vite-ignore */ file)).catch(() => showFailure(root));
