import { rm } from 'node:fs/promises';

import { describeTheme } from '../describeTheme.ts';
import { dusk } from '../dusk.ts';
import { writeDuskPackage } from '../duskPackage.ts';

// The test of a theme package, for a brand whose hero is missing in one format. It must fail.
const themePackage = await writeDuskPackage();
await rm(new URL('imagery/hero.avif', themePackage.folder));
describeTheme(dusk, themePackage);
