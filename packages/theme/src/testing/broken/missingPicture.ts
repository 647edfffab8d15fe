import { rm } from 'node:fs/promises';

import { describeTheme } from '../describeTheme.ts';
import { dusk } from '../dusk.ts';
import { writeDuskPackage } from '../duskPackage.ts';

// A theme package's own test, for a brand that was given no hero in one of the formats. It must fail.
const themePackage = await writeDuskPackage();
await rm(new URL('imagery/hero.avif', themePackage.folder));
describeTheme(dusk, themePackage);
