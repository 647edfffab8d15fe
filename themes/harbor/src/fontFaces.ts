import { createRequire } from 'node:module';

import type { FontFace } from '@parlor/theme/assets';

const { resolve } = createRequire(import.meta.url);

const text = (weight: number, script: string): string =>
  resolve(`@fontsource/sarabun/files/sarabun-${script}-${weight}-normal.woff2`);

/** The fonts of this brand. Barlow Condensed has no Thai: Thai headings use the bold weight of the text font. */
export const fontFaces: readonly FontFace[] = [
  {
    family: 'Barlow Condensed',
    weight: 600,
    sources: { latin: resolve('@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2') },
  },
  { family: 'Sarabun', weight: 400, sources: { latin: text(400, 'latin'), thai: text(400, 'thai') } },
  { family: 'Sarabun', weight: 600, sources: { latin: text(600, 'latin'), thai: text(600, 'thai') } },
];
