import type { Tint } from '../composition/colour.ts';

/** A noun of the name grammar: its names, the motif that stands for it, and the colour it has in nature, if any. */
export interface Noun {
  icon: string;
  en: string;
  ty: string;
  tint?: Tint;
}

/** A way to build a name around a noun; `{}` is the noun's place. */
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

/** One noun a line: icon | English | Thai | tint. Lines read faster than objects, and there are hundreds. */
export function nouns(lines: string): Noun[] {
  return rows(lines).map(([icon = '', en = '', ty = '', tint]) => ({
    icon,
    en,
    ty,
    ...(tint ? { tint: tint as Tint } : {}),
  }));
}

/** One template a line: English | Thai. */
export function templates(lines: string): NameTemplate[] {
  return rows(lines).map(([en = '', ty = '']) => ({ en, ty }));
}
