/** Longest message of a chat, in characters. */
export const CHAT_TEXT_MAX = 1_000;

/** The subjects of feedback. */
export const feedbackKinds = ['suggestion', 'problem', 'praise'] as const;

const chineseLike: ReadonlySet<string> = new Set(['CN', 'ZH', 'TW', 'HK']);

/** The language that the chat is opened in: every kind of Chinese is CN (SVC-03). */
export function chatLanguage(language: string): string {
  const code = language.slice(0, 2).toUpperCase();
  return chineseLike.has(code) ? 'CN' : code;
}

/** Address of the live line of the chat, a WebSocket. */
export const CHAT_SOCKET_PATH = '/wps/chat/socket';
/** Subprotocol of sockets. A page offers it beside the token of its session, which a browser sends in no header. */
export const SOCKET_PROTOCOL = 'parlor.1';
/** Prefix of the token among the subprotocols that a page offers. */
export const SOCKET_TOKEN_PREFIX = 'token.';
/** Code with which a socket is closed whose session is over. The page does not come back. */
export const SOCKET_SESSION_ENDED = 4401;
/** Code with which a socket is closed when the account opened too many others. */
export const SOCKET_REPLACED = 4408;
/** Marks that a player may give a closed ticket. */
export const TICKET_RATING_MAX = 5;
