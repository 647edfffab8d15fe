import type { ComponentToken } from './componentTokens.ts';
import type { ColorRole, ScaleToken, ShapeRole } from './tokens.ts';

/** Name of any token. */
export type TokenName = ColorRole | ShapeRole | ScaleToken | ComponentToken;

/** Returns the CSS variable of a token: `action.primary.bgHover` → `--action-primary-bg-hover`. */
export function cssVariable(name: TokenName): `--${string}` {
  return `--${name.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Returns a token for use in styles: `token('text.primary')` → `var(--text-primary)`. */
export function token(name: TokenName): string {
  return `var(${cssVariable(name)})`;
}
