import { readFile, writeFile } from 'node:fs/promises';

import { describeTheme } from '../describeTheme.ts';
import { dusk } from '../dusk.ts';
import { writeDuskPackage } from '../duskPackage.ts';

// The test of a theme package, for a brand without the drawing of an empty wallet. It must fail.
const themePackage = await writeDuskPackage();
const scenes = new URL('imagery/scenes.svg', themePackage.folder);
await writeFile(scenes, (await readFile(scenes, 'utf8')).replace(/<symbol id="wallet".*?<\/symbol>\n/s, ''));
describeTheme(dusk, themePackage);
