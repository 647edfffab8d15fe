import { createRequire } from 'node:module';

import type { FontFace } from '@parlor/theme/assets';

const { resolve } = createRequire(import.meta.url);

const text = (weight: number, script: string): string =>
  resolve(`@fontsource/noto-sans-thai/files/noto-sans-thai-${script}-${weight}-normal.woff2`);
const display = (script: string): string => resolve(`@fontsource/kanit/files/kanit-${script}-600-normal.woff2`);

/** The fonts of this brand: one display weight, two text weights. */
export const fontFaces: readonly FontFace[] = [
  { family: 'Kanit', weight: 600, sources: { latin: display('latin'), thai: display('thai') } },
  { family: 'Noto Sans Thai', weight: 400, sources: { latin: text(400, 'latin'), thai: text(400, 'thai') } },
  { family: 'Noto Sans Thai', weight: 600, sources: { latin: text(600, 'latin'), thai: text(600, 'thai') } },
];
