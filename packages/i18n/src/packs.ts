import { languageLabels, type LanguageCode } from '@parlor/contract';
import type { Messages, Pack } from './messages.ts';

/** A language of the product by its own code; `isLanguage` tells which have a pack. TY is Thai. */
export type Language = LanguageCode;

/** The packs, found by folder; each is loaded when it is first needed. */
const loaders = import.meta.glob<{ pack: Messages<Pack> }>('./packs/*/index.ts');

const loadersByCode = new Map(Object.entries(loaders).map(([path, load]) => [path.split('/')[2]?.toUpperCase() ?? '', load]));

/** Whether a code is a language with a pack. */
export function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && Object.hasOwn(languageLabels, code) && loadersByCode.has(code);
}

/** Languages that can be chosen because they have a pack, with their own names and BCP 47 tags. */
export const languages: readonly { readonly code: Language; readonly name: string; readonly tag: string }[] = [...loadersByCode.keys()]
  .filter(isLanguage)
  .map((code) => ({ code, ...languageLabels[code] }));

/** Loads the pack of a language. Throws when it has none. */
export async function loadPack(language: Language): Promise<Messages<Pack>> {
  const load = loadersByCode.get(language);
  if (!load) throw new Error(`The language ${language} has no pack`);
  return (await load()).pack;
}
