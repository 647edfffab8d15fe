import type { Tint } from '../composition/colour.ts';

/** A noun of the name grammar: its names, its motif and its natural tint, if any. */
export interface Noun {
  icon: string;
  en: string;
  ty: string;
  tint?: Tint;
}

/** A name template; `{}` is replaced by the noun. */
export interface NameTemplate {
  en: string;
  ty: string;
}

function rows(lines: string): string[][] {
  return lines
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()));
}

/** Parses one noun per line: icon | English | Thai | tint. Hundreds of lines are easier to read than objects. */
export function nouns(lines: string): Noun[] {
  return rows(lines).map(([icon = '', en = '', ty = '', tint]) => ({
    icon,
    en,
    ty,
    ...(tint ? { tint: tint as Tint } : {}),
  }));
}

/** Parses one template per line: English | Thai. */
export function templates(lines: string): NameTemplate[] {
  return rows(lines).map(([en = '', ty = '']) => ({ en, ty }));
}
