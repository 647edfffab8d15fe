import type { RoomMessage } from '../../roomApi.ts';

/** The part of a browser's socket that a room uses. */
export type SocketLike = Pick<WebSocket, 'send' | 'close' | 'addEventListener'> & { readonly readyState: number };

/** A connection to a shared room that reconnects automatically. */
export interface RoomSocket {
  /** Reconnects now, for instance when the browser is online again or the page becomes visible. */
  hurry: () => void;
  /** Ends the connection for good. */
  close: () => void;
}

interface SocketParts<Message> {
  /** Returns the session's token, which is the first message. */
  token: () => string;
  onMessage: (message: Message) => void;
  /** Called when the state changes: `lost` until the next hello. */
  onState: (state: 'open' | 'lost') => void;
  /** Called when the server rejects or ends the session. The connection is not restored. */
  onRefused: () => void;
  /** Opens a connection. */
  connect: () => SocketLike;
  /** Returns a number from 0 to 1 that spreads the attempts of many players. */
  jitter?: () => number;
}

const REFUSED = 4401;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;
/** The server sends its time every 10 s. A connection that is silent for longer than this is dead. */
const SILENCE_MS = 25_000;
const OPEN = 1;

/** Returns the address of a socket by its path under `/arcade/api/`, at the origin of the page. */
export function arcadeSocketAddress(path: string, { protocol, host }: Pick<Location, 'protocol' | 'host'>): string {
  return `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/arcade/api/${path}`;
}

/** Opens the connection. After a loss it reconnects, each time after a longer pause, half of which is random. */
export function openRoomSocket<Message extends { type: string } = RoomMessage>(
  parts: SocketParts<Message>,
): RoomSocket {
  const { jitter = Math.random } = parts;
  let socket: SocketLike | undefined;
  let attempts = 0;
  let isEnded = false;
  let next: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    clearTimeout(next);
    next = undefined;
    const own = parts.connect();
    socket = own;
    own.addEventListener('open', () => own.send(JSON.stringify({ token: parts.token() })));
    own.addEventListener('message', ({ data }) => {
      if (socket !== own) return;
      listen(own);
      // Messages come from the server that served the page.
      const message = JSON.parse(String(data)) as Message;
      if (message.type === 'hello') {
        attempts = 0;
        parts.onState('open');
      }
      parts.onMessage(message);
    });
    own.addEventListener('close', ({ code }) => lose(own, code === REFUSED));
    listen(own);
  }

  /** Closes a silent connection. The browser itself may notice only after minutes. */
  function listen(own: SocketLike): void {
    clearTimeout(silence);
    silence = setTimeout(() => {
      own.close();
      lose(own, false);
    }, SILENCE_MS);
  }

  function lose(own: SocketLike, isRefused: boolean): void {
    if (socket !== own || isEnded) return;
    socket = undefined;
    clearTimeout(silence);
    if (isRefused) {
      isEnded = true;
      parts.onRefused();
      return;
    }
    parts.onState('lost');
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempts);
    attempts += 1;
    next = setTimeout(connect, pause / 2 + (pause / 2) * jitter());
  }

  connect();
  return {
    hurry() {
      if (isEnded) return;
      if (next !== undefined) connect();
      else if (socket && socket.readyState > OPEN) lose(socket, false);
    },
    close() {
      isEnded = true;
      clearTimeout(next);
      clearTimeout(silence);
      socket?.close();
    },
  };
}
