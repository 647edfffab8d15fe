import { chinese } from './messages/chinese.ts';
import { english } from './messages/english.ts';
import { thai } from './messages/thai.ts';

/** Returns a message with its placeholders, such as `{amount}`, filled in. An unknown key throws. */
export type Text = (key: string, values?: Readonly<Record<string, string | number>>) => string;

type Words = Readonly<Record<string, string>>;

/** Messages of a game. A language without a message shows the English one. */
export interface GameMessages {
  en: Words;
  th: Words;
  'zh-Hans'?: Words;
}

type LanguageTag = keyof Required<GameMessages>;

const shellMessages: Required<GameMessages> = { en: english, th: thai, 'zh-Hans': chinese };

/** Returns the language tag of a product code or a language tag. Defaults to Thai. */
export function languageTag(language: string): LanguageTag {
  if (/^en/i.test(language)) return 'en';
  return /^(?:cn|zh)/i.test(language) ? 'zh-Hans' : 'th';
}

/** Creates the messages of the shell and a game in one language. The game's words take precedence. */
export function createText(messages: GameMessages, language: string | null): { tag: LanguageTag; text: Text } {
  const tag = languageTag(language ?? '');
  const words: Words = { ...shellMessages.en, ...messages.en, ...shellMessages[tag], ...messages[tag] };
  return {
    tag,
    text(key, values = {}) {
      const message = words[key];
      if (message === undefined) throw new Error(`no message has the key ${key}`);
      return message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
    },
  };
}
