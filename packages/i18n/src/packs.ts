import type { LanguageCode } from '@parlor/contract';
import type { Messages, Pack } from './messages.ts';

/** The product's own code of a language, such as `TY` for Thai. `isLanguage` is true for those with a pack. */
export type Language = LanguageCode;

/** Part of a pack: the texts of the first screen, or all but those of agents (`useAgentsPack`). */
export type PackPart = 'first' | 'whole';

/** Loaders of the full packs and of the first-screen parts, found by folder. */
const packs = import.meta.glob<{ pack: Partial<Messages<Pack>> }>('./packs/*/{index,first}.ts');
const labels = import.meta.glob<{ readonly name: string; readonly tag: string }>('./packs/*/label.ts', {
  eager: true,
  import: 'label',
});

/** Languages with a pack, with native names and BCP 47 tags (I18N-02). */
export const languages: readonly { readonly code: Language; readonly name: string; readonly tag: string }[] =
  Object.entries(labels).map(([path, label]) => ({
    code: path.slice('./packs/'.length, -'/label.ts'.length).toUpperCase() as Language,
    ...label,
  }));

/** Whether a code is a language with a pack. */
export function isLanguage(code: unknown): code is Language {
  return languages.some((language) => language.code === code);
}

/** Throws because a language has no pack. */
export function withoutPack(language: Language): never {
  throw new Error(`The language ${language} has no pack`);
}

/** Loads a pack or its first-screen part. Throws if the language has no pack. */
export async function loadPack(language: Language, part: PackPart = 'whole'): Promise<Partial<Messages<Pack>>> {
  const load = packs[`./packs/${language.toLowerCase()}/${part === 'first' ? part : 'index'}.ts`];
  return (await (load ?? withoutPack(language))()).pack;
}
