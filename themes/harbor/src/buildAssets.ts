import { writeFonts, writeIcons, writeImagery } from '@parlor/theme/assets';

import { categories } from './assets/categories.ts';
import { hero } from './assets/hero.ts';
import { scenes } from './assets/scenes.ts';
import { fontFaces } from './fontFaces.ts';
import { theme } from './theme.ts';

const folder = new URL('./', import.meta.url);
const sizes = {
  fonts: await writeFonts(fontFaces, folder),
  icons: await writeIcons(theme.logo.icon, folder),
  imagery: await writeImagery({ heroSvg: hero, categories, scenes }, folder),
};
for (const [name, bytes] of Object.entries(sizes)) process.stdout.write(`${name}: ${(bytes / 1000).toFixed(1)} KB\n`);
