import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';

import sharp from 'sharp';

import { describeTheme } from '../describeTheme.ts';
import { dusk } from '../dusk.ts';
import { writeDuskPackage } from '../duskPackage.ts';

// The test of a theme package, for a brand whose hero is noise, which does not compress. It must fail.
const themePackage = await writeDuskPackage();
const noise = sharp(randomBytes(960 * 420 * 3), { raw: { width: 960, height: 420, channels: 3 } });
await writeFile(new URL('imagery/hero.webp', themePackage.folder), await noise.webp({ quality: 90 }).toBuffer());
describeTheme(dusk, themePackage);
