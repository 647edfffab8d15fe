import type { ComponentToken } from './componentTokens.ts';
import type { ColorRole, ScaleToken, ShapeRole } from './tokens.ts';

/** Any token a component may name. */
export type TokenName = ColorRole | ShapeRole | ScaleToken | ComponentToken;

/** The CSS variable's name of a token: `action.primary.bgHover` → `--action-primary-bg-hover`. */
export function cssVariable(name: TokenName): `--${string}` {
  return `--${name.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** A token as it stands in a style: `token('text.primary')` → `var(--text-primary)`. */
export function token(name: TokenName): string {
  return `var(${cssVariable(name)})`;
}
