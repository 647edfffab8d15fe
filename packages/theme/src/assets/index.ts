export { buildFonts } from './buildFonts.ts';
export type { BuiltFonts, FontFace, FontScript } from './buildFonts.ts';
export { writeFonts } from './writeFonts.ts';
export { iconSizes, writeIcons } from './writeIcons.ts';
