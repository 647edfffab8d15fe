export { cssVariable, token } from './token.ts';
export { colorRoles, scaleTokens, shapeRoles } from './tokens.ts';
export type { ColorRole, ScaleToken, ShapeRole, TokenName } from './tokens.ts';
