import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE } from '@parlor/contract';
import type { FirstNamespace, Messages, Namespace, Pack } from './messages.ts';
import { languages, loadPack, type Language, type PackPart } from './packs.ts';

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

/** The instance itself: `useTranslation` gives each component a proxy of its own, under which nothing that is known would be found. */
export function originalOf(instance: I18n): I18n {
  return (Reflect.get(instance, '__original') as I18n | undefined) ?? instance;
}

const wordings = new WeakMap<I18n, Wording>();

function addPack(instance: I18n, language: Language, pack: Partial<Messages<Pack>>): void {
  const tag = languageTag(language);
  for (const [namespace, messages] of Object.entries(pack)) instance.addResourceBundle(tag, namespace, messages);
  for (const [path, text] of Object.entries(wordings.get(instance)?.[language] ?? {})) {
    const [namespace = '', ...key] = path.split('.');
    // A single text would make its namespace look as if it were there.
    if (Object.hasOwn(pack, namespace)) instance.addResource(tag, namespace, key.join('.'), text);
  }
}

const firstNamespaces: Readonly<Record<FirstNamespace, true>> = { common: true, games: true, screens: true };

/** Whether a namespace is there from the start; every other one comes with the whole pack. */
export function isFirstNamespace(name: string): boolean {
  return Object.hasOwn(firstNamespaces, name);
}

/** A namespace that only the whole pack has. */
const LATER: Exclude<Namespace, FirstNamespace> = 'auth';

/** Begins to fetch the pack of a language, for whoever still has to wait for something else. */
export function preloadLanguage(language: Language, part: PackPart = 'whole'): void {
  loadPack(language, part).catch(() => undefined);
}

/**
 * Starts i18next in one language, with a brand's wording over the product's own: with its whole pack, or with what the first
 * screen needs of it. Throws when the language has no pack.
 */
export async function createI18n(language: Language, wording: Wording = {}, part: PackPart = 'whole'): Promise<I18n> {
  const instance = createInstance();
  const pack = await loadPack(language, part);
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

/** Whether the whole pack of the language of the moment is there. */
export function hasWholePack(instance: I18n): boolean {
  return instance.hasResourceBundle(instance.language, LATER);
}

const completions = new WeakMap<I18n, Promise<void>>();

/**
 * Loads the whole pack of the language of the moment, once; nothing is drawn anew for it. One that does not arrive is asked
 * for again by the next call. Throws when it does not arrive.
 */
export function loadWholePack(given: I18n): Promise<void> {
  const instance = originalOf(given);
  if (hasWholePack(instance)) return Promise.resolve();
  const known = completions.get(instance);
  if (known) return known;
  const language = languageOf(instance);
  const completion = loadPack(language)
    .then((pack) => addPack(instance, language, pack))
    .finally(() => completions.delete(instance));
  completions.set(instance, completion);
  return completion;
}

/** The language that was asked for last. */
const wanted = new WeakMap<I18n, Language>();

/**
 * Loads the pack of a language if need be and switches to it; nothing is reloaded. A pack that arrives after another language
 * was asked for is kept, and not switched to. Throws when the language has no pack or its pack does not arrive.
 */
export async function changeLanguage(given: I18n, language: Language): Promise<void> {
  const instance = originalOf(given);
  wanted.set(instance, language);
  if (!instance.hasResourceBundle(languageTag(language), LATER)) addPack(instance, language, await loadPack(language));
  if (wanted.get(instance) === language) await instance.changeLanguage(languageTag(language));
}
