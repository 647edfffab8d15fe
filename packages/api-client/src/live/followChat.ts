import {
  CHAT_SOCKET_PATH,
  SOCKET_PROTOCOL,
  SOCKET_REPLACED,
  SOCKET_SESSION_ENDED,
  SOCKET_TOKEN_PREFIX,
  type ChatMessages,
  type ChatSocketMessage,
  type ChatSocketWord,
} from '@parlor/contract';
import { selectToken } from '@parlor/core';
import { supportApi } from '../endpoints/support.ts';
import type { GatewayConnection } from '../gatewayConnection.ts';
import type { AppStore } from '../store.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
/** After which a page comes back whose account has newer lines: at once it would end one of those. */
const REPLACED_PAUSE_MS = 60_000;
/** The gateway says something every 20 s. A line that is silent for longer than this is dead. */
const SILENCE_MS = 45_000;
/** How often the page says that the player types, in ms. */
const TYPING_EVERY_MS = 2_000;
const OPEN = 1;

/** Events of a line for its page. */
interface ChatListener {
  /** Whether messages come by themselves now. */
  onLive: (isLive: boolean) => void;
  /** An operator types. */
  onTyping: () => void;
}

/** The live line of a page to customer service. */
export interface ChatLine {
  /** Says that the player types. */
  typing(): void;
  close(): void;
}

/**
 * Thunk: keeps the conversation in the cache fresh over the live line. It asks for what comes after the newest message
 * of the cache, so nothing is missed over a lost line. If the line cannot be opened, it retries and the page polls in
 * between.
 */
export function followChat({ onLive, onTyping }: ChatListener) {
  return (
    dispatch: AppStore['dispatch'],
    getState: AppStore['getState'],
    { baseUrl, openSocket }: GatewayConnection,
  ): ChatLine => {
    let socket: WebSocket | undefined;
    let attempts = 0;
    let isEnded = false;
    let typedAt = 0;
    let next: ReturnType<typeof setTimeout> | undefined;
    let silence: ReturnType<typeof setTimeout> | undefined;

    const say = (word: ChatSocketWord): void => socket?.send(JSON.stringify(word));
    const known = (): number => supportApi.endpoints.listChatMessages.select()(getState()).data?.list.at(-1)?.seq ?? 0;

    function put(chat: ChatMessages): void {
      dispatch(
        supportApi.util.updateQueryData('listChatMessages', undefined, (shown) => {
          const { list, ...state } = chat;
          const has = new Set(shown.list.map(({ seq }) => seq));
          shown.list.push(...list.filter(({ seq }) => !has.has(seq)));
          shown.list.sort((one, other) => one.seq - other.seq);
          Object.assign(shown, state, { lastSeq: Math.max(shown.lastSeq, state.lastSeq) });
        }),
      );
    }

    function hear(message: ChatSocketMessage): void {
      if (message.type === 'typing') onTyping();
      if (message.type === 'staffed')
        dispatch(
          supportApi.util.updateQueryData('listChatMessages', undefined, (shown) => {
            shown.isStaffed = message.isStaffed;
          }),
        );
      if (message.type !== 'messages') return;
      attempts = 0;
      put(message.chat);
      onLive(true);
    }

    function listen(own: WebSocket): void {
      clearTimeout(silence);
      silence = setTimeout(() => {
        own.close();
        lose(own, 0);
      }, SILENCE_MS);
    }

    function lose(own: WebSocket, code: number): void {
      if (socket !== own || isEnded) return;
      socket = undefined;
      clearTimeout(silence);
      onLive(false);
      // Loads missed events. A page whose session is over learns it from this call too.
      dispatch(supportApi.util.invalidateTags(['Chat']));
      if (code === SOCKET_SESSION_ENDED) {
        isEnded = true;
        return;
      }
      const pause =
        code === SOCKET_REPLACED ? REPLACED_PAUSE_MS : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempts);
      attempts += 1;
      next = setTimeout(connect, pause * (0.5 + Math.random() / 2));
    }

    function connect(): void {
      clearTimeout(next);
      next = undefined;
      const token = selectToken(getState());
      if (openSocket === undefined || token === undefined || isEnded) return;
      const address = new URL(CHAT_SOCKET_PATH, new URL(baseUrl, location.href)).href.replace(/^http/, 'ws');
      let own: WebSocket;
      try {
        own = openSocket(address, [SOCKET_PROTOCOL, SOCKET_TOKEN_PREFIX + token]);
      } catch {
        // A browser that opens no socket to here will not do so later: the page asks.
        return;
      }
      socket = own;
      own.addEventListener('open', () => say({ type: 'since', seq: known() }));
      own.addEventListener('message', ({ data }) => {
        if (socket !== own) return;
        listen(own);
        hear(JSON.parse(String(data)) as ChatSocketMessage);
      });
      own.addEventListener('close', ({ code }) => lose(own, code));
      listen(own);
    }

    /** A page that is seen again, or has a network again, does not wait for its next try. */
    function hurry(): void {
      if (next !== undefined && document.visibilityState === 'visible') connect();
    }

    document.addEventListener('visibilitychange', hurry);
    window.addEventListener('online', hurry);
    connect();
    return {
      typing() {
        if (socket?.readyState !== OPEN || Date.now() - typedAt < TYPING_EVERY_MS) return;
        typedAt = Date.now();
        say({ type: 'typing' });
      },
      close() {
        isEnded = true;
        document.removeEventListener('visibilitychange', hurry);
        window.removeEventListener('online', hurry);
        clearTimeout(next);
        clearTimeout(silence);
        socket?.close();
      },
    };
  };
}
