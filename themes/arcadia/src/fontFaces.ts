import { createRequire } from 'node:module';

import type { FontFace } from '@parlor/theme/assets';

const { resolve } = createRequire(import.meta.url);

const source = (weight: number, script: string): string =>
  resolve(`@fontsource/chakra-petch/files/chakra-petch-${script}-${weight}-normal.woff2`);

/** One family for everything, in two weights. */
export const fontFaces: readonly FontFace[] = [
  { family: 'Chakra Petch', weight: 400, sources: { latin: source(400, 'latin'), thai: source(400, 'thai') } },
  { family: 'Chakra Petch', weight: 600, sources: { latin: source(600, 'latin'), thai: source(600, 'thai') } },
];
