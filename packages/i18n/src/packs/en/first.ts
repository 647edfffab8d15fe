import { common } from './common.ts';
import { games } from './games.ts';
import { screens } from './screens.ts';

/** What the first screen needs of the pack; it is loaded before the site starts. */
export const pack = { common, games, screens };
