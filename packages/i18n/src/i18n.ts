import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { pack as englishPack } from './packs/en/index.ts';
import type { Messages } from './messages.ts';

/** Every message of the product, by namespace. */
export type Pack = typeof englishPack;
/** A namespace of messages; each feature has one, `common` belongs to all. */
export type Namespace = keyof Pack;

/** Languages that have a pack, each loaded when it is first needed. Adding a language is one folder and one line. */
const packs = {
  EN: { tag: 'en', name: 'English', load: () => import('./packs/en/index.ts') },
  TY: { tag: 'th', name: 'ไทย', load: () => import('./packs/ty/index.ts') },
} satisfies Record<string, { tag: string; name: string; load: () => Promise<{ pack: Messages<Pack> }> }>;

/** A language of the product by its own code; TY is Thai. */
export type Language = keyof typeof packs;

/** Languages that can be chosen, with their own names and BCP 47 tags. */
export const languages = (Object.keys(packs) as Language[]).map((code) => ({ code, name: packs[code].name, tag: packs[code].tag }));

/** Whether a code is a language with a pack. */
export function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && Object.hasOwn(packs, code);
}

/** The product's code of the language that an instance speaks; i18next itself knows languages by their tags. */
export function languageOf(instance: I18n): Language {
  return languages.find(({ tag }) => tag === instance.language)?.code ?? 'TY';
}

/** The BCP 47 tag of a language, for Intl and the `lang` attribute. */
export function languageTag(language: Language): string {
  return packs[language].tag;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Pack;
  }
}

/** Wording that a brand puts in place of the product's own: language → `namespace.key` → text. */
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
  packs[language].load().catch(() => undefined);
}

/** Starts i18next in one language, with a brand's wording over the product's own. */
export async function createI18n(language: Language, wording: Wording = {}): Promise<I18n> {
  const instance = createInstance();
  const { pack } = await packs[language].load();
  await instance.use(initReactI18next).init({
    lng: languageTag(language),
    resources: {},
    // Every pack is complete (a test holds it to that), so no second language is loaded to fall back on.
    fallbackLng: false,
    ns: Object.keys(pack),
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  wordings.set(instance, wording);
  addPack(instance, language, pack);
  return instance;
}

/** Loads the pack of a language if need be and switches to it; nothing is reloaded. */
export async function changeLanguage(instance: I18n, language: Language): Promise<void> {
  if (!instance.hasResourceBundle(languageTag(language), 'common')) addPack(instance, language, (await packs[language].load()).pack);
  await instance.changeLanguage(languageTag(language));
}
