export { brandInText, findBrands } from './brandNames.ts';
export { literalColorIn } from './noLiteralColor.ts';
