import { writeAssets } from '@parlor/theme/assets';

import { categories } from './assets/categories.ts';
import { hero } from './assets/hero.ts';
import { scenes } from './assets/scenes.ts';
import { fontFaces } from './fontFaces.ts';
import { theme } from './theme.ts';

await writeAssets(
  { fontFaces, icon: theme.logo.icon, imagery: { heroSvg: hero, categories, scenes } },
  new URL('./', import.meta.url),
);
