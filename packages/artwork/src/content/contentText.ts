import type { LocalisedText } from '../catalogue/vendors.ts';

/** A text of the demo's content, in each language of the product. */
export interface ContentText extends LocalisedText {
  CN: string;
}

/** Returns the entry of an id. Every id has one, which a test checks. */
export function chineseOf<Text>(texts: Readonly<Partial<Record<string, Text>>>, id: string): Text {
  const text = texts[id];
  if (text === undefined) throw new Error(`There is no Chinese text of ${id}`);
  return text;
}
