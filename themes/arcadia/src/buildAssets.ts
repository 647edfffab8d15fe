import { writeFonts, writeIcons } from '@parlor/theme/assets';

import { fontFaces } from './fontFaces.ts';
import { theme } from './theme.ts';

const folder = new URL('./', import.meta.url);
const sizes = { fonts: await writeFonts(fontFaces, folder), icons: await writeIcons(theme.logo.icon, folder) };
for (const [name, bytes] of Object.entries(sizes)) process.stdout.write(`${name}: ${(bytes / 1000).toFixed(1)} KB\n`);
