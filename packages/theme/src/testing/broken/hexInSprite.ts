import { readFile, writeFile } from 'node:fs/promises';

import { describeTheme } from '../describeTheme.ts';
import { dusk } from '../dusk.ts';
import { writeDuskPackage } from '../duskPackage.ts';

// The test of a theme package, for a brand with a fixed colour in a category drawing. It must fail.
const themePackage = await writeDuskPackage();
const categories = new URL('imagery/categories.svg', themePackage.folder);
await writeFile(
  categories,
  (await readFile(categories, 'utf8')).replace(/(<symbol id="slot".*?fill=)"[^"]*"/s, '$1"#ff0000"'),
);
describeTheme(dusk, themePackage);
