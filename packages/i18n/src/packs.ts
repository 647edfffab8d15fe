import type { LanguageCode } from '@parlor/contract';
import type { FirstNamespace, Messages, Pack } from './messages.ts';

/** A language of the product by its own code; `isLanguage` tells which have a pack. TY is Thai. */
export type Language = LanguageCode;

/** How much of a pack is loaded: the texts of the first screen, or all of them. */
export type PackPart = 'first' | 'whole';

/** The packs, found by folder; each is loaded when it is first needed, and only its name is known before. */
const wholes = import.meta.glob<{ pack: Messages<Pack> }>('./packs/*/index.ts');
/** What the first screen needs of them. */
const firsts = import.meta.glob<{ pack: Messages<Pick<Pack, FirstNamespace>> }>('./packs/*/first.ts');
const labels = import.meta.glob<{ readonly name: string; readonly tag: string }>('./packs/*/label.ts', { eager: true, import: 'label' });

/** Languages that can be chosen because they have a pack, with their own names and BCP 47 tags. */
export const languages: readonly { readonly code: Language; readonly name: string; readonly tag: string }[] = Object.entries(labels).map(([path, label]) => ({
  code: path.slice('./packs/'.length, -'/label.ts'.length).toUpperCase() as Language,
  ...label,
}));

/** Whether a code is a language with a pack. */
export function isLanguage(code: unknown): code is Language {
  return languages.some((language) => language.code === code);
}

/** Loads the pack of a language, or what the first screen needs of it. Throws when it has none. */
export async function loadPack(language: Language, part: PackPart = 'whole'): Promise<Partial<Messages<Pack>>> {
  const folder = `./packs/${language.toLowerCase()}`;
  const load = part === 'first' ? firsts[`${folder}/first.ts`] : wholes[`${folder}/index.ts`];
  if (!load) throw new Error(`The language ${language} has no pack`);
  return (await load()).pack;
}
