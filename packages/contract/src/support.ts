/** Longest message of a chat, in characters. */
export const CHAT_TEXT_MAX = 1_000;

/** What feedback can be about. */
export const feedbackKinds = ['suggestion', 'problem', 'praise'] as const;

const chineseLike: ReadonlySet<string> = new Set(['CN', 'ZH', 'TW', 'HK']);

/** The language that the chat is opened in: every kind of Chinese is CN (SVC-03). */
export function chatLanguage(language: string): string {
  const code = language.slice(0, 2).toUpperCase();
  return chineseLike.has(code) ? 'CN' : code;
}
