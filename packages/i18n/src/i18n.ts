import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE } from '@parlor/contract';
import type { Messages, Pack } from './messages.ts';
import { languages, loadPack, type Language } from './packs.ts';

/** The product's code of the language that an instance speaks; i18next itself knows languages by their tags. */
export function languageOf(instance: I18n): Language {
  return languages.find(({ tag }) => tag === instance.language)?.code ?? DEFAULT_LANGUAGE;
}

/** The BCP 47 tag of a language with a pack, for Intl and the `lang` attribute. Throws when it has none. */
export function languageTag(language: Language): string {
  const found = languages.find(({ code }) => code === language);
  if (!found) throw new Error(`The language ${language} has no pack`);
  return found.tag;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Pack;
  }
}

/** Wording that a brand puts in place of the product's own: language → `namespace.key` → text, compiled like a pack. */
export type Wording = Readonly<Record<string, Readonly<Record<string, string>>>>;

const wordings = new WeakMap<I18n, Wording>();

function addPack(instance: I18n, language: Language, pack: Messages<Pack>): void {
  const tag = languageTag(language);
  for (const [namespace, messages] of Object.entries(pack)) instance.addResourceBundle(tag, namespace, messages);
  for (const [path, text] of Object.entries(wordings.get(instance)?.[language] ?? {})) {
    const [namespace = '', ...key] = path.split('.');
    instance.addResource(tag, namespace, key.join('.'), text);
  }
}

/** Begins to fetch the pack of a language, for whoever still has to wait for something else. */
export function preloadLanguage(language: Language): void {
  loadPack(language).catch(() => undefined);
}

/** Starts i18next in one language, with a brand's wording over the product's own. Throws when the language has no pack. */
export async function createI18n(language: Language, wording: Wording = {}): Promise<I18n> {
  const instance = createInstance();
  const pack = await loadPack(language);
  await instance.use(initReactI18next).init({
    lng: languageTag(language),
    resources: {},
    // Every pack is complete (a test holds it to that), so no second language is loaded to fall back on.
    fallbackLng: false,
    ns: Object.keys(pack),
    defaultNS: 'common',
    // Packs write placeholders as ICU does, in single braces.
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
    react: { useSuspense: false },
  });
  wordings.set(instance, wording);
  addPack(instance, language, pack);
  return instance;
}

/** The language that was asked for last. */
const wanted = new WeakMap<I18n, Language>();

/**
 * Loads the pack of a language if need be and switches to it; nothing is reloaded. A pack that arrives after another language
 * was asked for is kept, and not switched to. Throws when the language has no pack or its pack does not arrive.
 */
export async function changeLanguage(instance: I18n, language: Language): Promise<void> {
  wanted.set(instance, language);
  if (!instance.hasResourceBundle(languageTag(language), 'common')) addPack(instance, language, await loadPack(language));
  if (wanted.get(instance) === language) await instance.changeLanguage(languageTag(language));
}
