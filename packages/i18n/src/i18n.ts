import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE } from '@parlor/contract';
import type { AgentsNamespace, FirstNamespace, Messages, Namespace, Pack } from './messages.ts';
import { languages, loadPack, withoutPack, type Language, type PackPart } from './packs.ts';

/** Returns the product's code of the current language; i18next uses BCP 47 tags. */
export function languageOf(instance: I18n): Language {
  return languages.find(({ tag }) => tag === instance.language)?.code ?? DEFAULT_LANGUAGE;
}

/** Returns the BCP 47 tag of a language, for Intl and the `lang` attribute. Throws if the language has no pack. */
export function languageTag(language: Language): string {
  return (languages.find(({ code }) => code === language) ?? withoutPack(language)).tag;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Pack;
  }
}

/** Messages overridden by a brand: language → `namespace.key` → text, compiled like a pack. */
export type Wording = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns the i18next instance behind the per-component proxy of `useTranslation`. Required as a WeakMap key. */
export function originalOf(instance: I18n): I18n {
  return (Reflect.get(instance, '__original') as I18n | undefined) ?? instance;
}

const wordings = new WeakMap<I18n, Wording>();

/** Adds texts of a language to an instance, with those that the brand overrides. */
export function addPack(instance: I18n, language: Language, pack: Partial<Messages<Pack>>): void {
  const tag = languageTag(language);
  for (const [namespace, messages] of Object.entries(pack)) instance.addResourceBundle(tag, namespace, messages);
  for (const [path, text] of Object.entries(wordings.get(instance)?.[language] ?? {})) {
    const [namespace = '', ...key] = path.split('.');
    // Adding a text to a missing namespace would make it look loaded.
    if (Object.hasOwn(pack, namespace)) instance.addResource(tag, namespace, key.join('.'), text);
  }
}

const firstNamespaces: readonly string[] = ['common', 'games', 'screens'] satisfies FirstNamespace[];

/** Whether a namespace is part of the first screen; all others need the full pack. */
export function isFirstNamespace(name: string): boolean {
  return firstNamespaces.includes(name);
}

/** A namespace that only the full pack contains. */
const LATER: Exclude<Namespace, FirstNamespace | AgentsNamespace> = 'auth';

/** Starts loading the pack of a language in parallel with other start-up work. */
export function preloadLanguage(language: Language, part: PackPart = 'whole'): void {
  loadPack(language, part).catch(() => undefined);
}

/**
 * Creates an i18next instance in one language, with the messages that a brand overrides. Loads the full pack or only
 * the first-screen part. Throws if the language has no pack.
 */
export async function createI18n(language: Language, wording: Wording = {}, part: PackPart = 'whole'): Promise<I18n> {
  const instance = createInstance();
  const pack = await loadPack(language, part);
  await instance.use(initReactI18next).init({
    lng: languageTag(language),
    resources: {},
    // Packs are complete, which a test enforces, so no fallback language is needed.
    fallbackLng: false,
    ns: Object.keys(pack),
    defaultNS: 'common',
    // Placeholders use single braces, as in ICU.
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
    react: { useSuspense: false },
  });
  wordings.set(instance, wording);
  addPack(instance, language, pack);
  return instance;
}

/** Whether the full pack of the current language is loaded. */
export function hasFullPack(instance: I18n): boolean {
  return instance.hasResourceBundle(instance.language, LATER);
}

const completions = new WeakMap<I18n, Promise<void>>();

/**
 * Loads the full pack of the current language, once, without re-rendering. Throws if it fails to load; the next call
 * retries.
 */
export function loadFullPack(given: I18n): Promise<void> {
  const instance = originalOf(given);
  if (hasFullPack(instance)) return Promise.resolve();
  const known = completions.get(instance);
  if (known) return known;
  const language = languageOf(instance);
  const completion = loadPack(language)
    .then((pack) => addPack(instance, language, pack))
    .finally(() => completions.delete(instance));
  completions.set(instance, completion);
  return completion;
}

/** Last requested language of each instance. */
const wanted = new WeakMap<I18n, Language>();

/**
 * Loads the pack of a language if necessary and switches to it without a page reload. If another language is requested
 * in between, the pack is cached but not activated. Throws if the language has no pack or the pack fails to load.
 */
export async function changeLanguage(given: I18n, language: Language): Promise<void> {
  const instance = originalOf(given);
  wanted.set(instance, language);
  if (!instance.hasResourceBundle(languageTag(language), LATER)) addPack(instance, language, await loadPack(language));
  if (wanted.get(instance) === language) await instance.changeLanguage(languageTag(language));
}
