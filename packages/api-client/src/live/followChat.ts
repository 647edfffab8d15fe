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
/** The delay before a page whose account has newer connections reconnects, in ms: at once it would end one of those. */
const REPLACED_PAUSE_MS = 60_000;
/** The gateway sends something every 20 s. A connection that is silent for longer than this (ms) is dead. */
const SILENCE_MS = 45_000;
/** The minimum interval of reports that the player types, in ms. */
const TYPING_EVERY_MS = 2_000;
const OPEN = 1;

/** Callbacks of a connection for its page. */
interface ChatListener {
  /** Whether messages are now pushed. */
  onLive: (isLive: boolean) => void;
  /** Called when an operator types. */
  onTyping: () => void;
}

/** A page's live connection to customer service. */
export interface ChatLine {
  /** Reports that the player types. */
  typing(): void;
  close(): void;
}

/**
 * Thunk: keeps the cached conversation fresh over the live connection. It requests everything after the newest cached
 * message, so nothing is missed after a lost connection. If it cannot connect, it retries and the page polls in
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

    const send = (word: ChatSocketWord): void => socket?.send(JSON.stringify(word));
    const known = (): number => supportApi.endpoints.listChatMessages.select()(getState()).data?.list.at(-1)?.seq ?? 0;

    function store(chat: ChatMessages): void {
      dispatch(
        supportApi.util.updateQueryData('listChatMessages', undefined, (shown) => {
          const { list, ...state } = chat;
          const has = new Set(shown.list.map(({ seq }) => seq));
          shown.list.push(...list.filter(({ seq }) => !has.has(seq)));
          shown.list.sort((a, b) => a.seq - b.seq);
          Object.assign(shown, state, { lastSeq: Math.max(shown.lastSeq, state.lastSeq) });
        }),
      );
    }

    function receive(message: ChatSocketMessage): void {
      if (message.type === 'typing') onTyping();
      if (message.type === 'staffed')
        dispatch(
          supportApi.util.updateQueryData('listChatMessages', undefined, (shown) => {
            shown.isStaffed = message.isStaffed;
          }),
        );
      if (message.type !== 'messages') return;
      attempts = 0;
      store(message.chat);
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
      // Loads missed events. This call also tells a page that its session has ended.
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
        // A browser that cannot open a socket now cannot do so later: the page polls.
        return;
      }
      socket = own;
      own.addEventListener('open', () => send({ type: 'since', seq: known() }));
      own.addEventListener('message', ({ data }) => {
        if (socket !== own) return;
        listen(own);
        receive(JSON.parse(String(data)) as ChatSocketMessage);
      });
      own.addEventListener('close', ({ code }) => lose(own, code));
      listen(own);
    }

    /** Retries at once when the page is visible again or the network is back. */
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
        send({ type: 'typing' });
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
