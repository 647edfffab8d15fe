/** Longest message of a chat, in characters. */
export const CHAT_TEXT_MAX = 1_000;

/** The subjects of feedback. */
export const feedbackKinds = ['suggestion', 'problem', 'praise'] as const;

const chineseLike: ReadonlySet<string> = new Set(['CN', 'ZH', 'TW', 'HK']);

/** Returns the language in which the chat opens: every variant of Chinese is CN (SVC-03). */
export function chatLanguage(language: string): string {
  const code = language.slice(0, 2).toUpperCase();
  return chineseLike.has(code) ? 'CN' : code;
}

/** Path of the live chat connection, a WebSocket. */
export const CHAT_SOCKET_PATH = '/wps/chat/socket';
/**
 * Subprotocol of sockets. A page offers it together with its session token, because browsers send no custom headers
 * here.
 */
export const SOCKET_PROTOCOL = 'parlor.1';
/** Prefix of the token among the subprotocols that a page offers. */
export const SOCKET_TOKEN_PREFIX = 'token.';
/** Close code of a socket whose session has ended. The page does not reconnect. */
export const SOCKET_SESSION_ENDED = 4401;
/** Close code of a socket when the account has opened too many others. */
export const SOCKET_REPLACED = 4408;
/** The highest rating of a closed ticket; the lowest is 1. */
export const TICKET_RATING_MAX = 5;
