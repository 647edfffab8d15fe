export { buildFonts } from './buildFonts.ts';
export type { BuiltFonts, FontFace, FontScript } from './buildFonts.ts';
export { checkDrawing, checkSprite, heroSize, imageryBudgets, spriteBytes } from './imageryRules.ts';
export { pictureColor } from './pictureColor.ts';
export { writeFonts } from './writeFonts.ts';
export { iconSizes, writeIcons } from './writeIcons.ts';
export { writeImagery } from './writeImagery.ts';
export type { ImageryDrawings } from './writeImagery.ts';
