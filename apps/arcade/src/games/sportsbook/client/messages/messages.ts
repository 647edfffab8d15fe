import { languageTag, type GameMessages } from '../../../../shell/gameText.ts';

const languages = {
  en: async () => (await import('./english.ts')).english,
  th: async () => (await import('./thai.ts')).thai,
  'zh-Hans': async () => (await import('./chinese.ts')).chinese,
};

/** Loads the sportsbook's words in one language. Each language is complete, so no fallback is loaded. */
export async function loadMessages(language: string | null): Promise<GameMessages> {
  const words = await languages[languageTag(language ?? '')]();
  return { en: words, th: words, 'zh-Hans': words };
}
