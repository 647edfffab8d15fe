import { writeFonts } from '@parlor/theme/fonts';

import { fontFaces } from './fontFaces.ts';

const bytes = await writeFonts(fontFaces, new URL('./', import.meta.url));
process.stdout.write(`fonts: ${(bytes / 1000).toFixed(1)} KB\n`);
