import { readFile, writeFile } from 'node:fs/promises';

import { describeTheme } from '../describeTheme.ts';
import { dusk } from '../dusk.ts';
import { writeDuskPackage } from '../duskPackage.ts';

// A theme package's own test, for a brand that draws a category in a colour of its own, which no mode could change. It must fail.
const themePackage = await writeDuskPackage();
const categories = new URL('imagery/categories.svg', themePackage.folder);
await writeFile(categories, (await readFile(categories, 'utf8')).replace(/(<symbol id="slot".*?fill=)"[^"]*"/s, '$1"#ff0000"'));
describeTheme(dusk, themePackage);
