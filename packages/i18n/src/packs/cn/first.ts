import { common } from './common.ts';
import { games } from './games.ts';
import { screens } from './screens.ts';

/** The texts of the first screen; they are loaded before the site starts. */
export const pack = { common, games, screens };
