import { once } from 'node:events';
import { CHAT_SOCKET_PATH, SESSION_COOKIE, SOCKET_PROTOCOL, SOCKET_TOKEN_PREFIX } from '@parlor/contract';
import type { TestSession } from '../../../testing/testGateway.ts';

/** A connection from the view of a page. */
export interface ChatSocket<Message> {
  /** Waits for the next matching message; skips others. */
  next(matches?: (message: Message) => boolean): Promise<Message>;
  send(message: unknown): void;
  /** The subprotocol that the gateway selected. */
  protocol: string;
  /** The close code. */
  closed: Promise<number>;
  close(): void;
}

interface Handshake {
  protocols?: string[];
  headers?: Record<string, string>;
}

/** Opens a socket to a gateway that listens at `url`. Rejects if it is refused. */
export async function openSocket<Message>(url: string, { protocols = [], headers = {} }: Handshake = {}) {
  // Unlike browsers, Node's socket can send headers.
  const socket = new WebSocket(url.replace('http', 'ws'), { protocols, headers } as unknown as string[]);
  const received: Message[] = [];
  let wake: () => void = () => undefined;
  socket.addEventListener('message', ({ data }) => {
    received.push(JSON.parse(String(data)) as Message);
    wake();
  });
  const closed = once(socket, 'close').then(([event]) => (event as CloseEvent).code);
  await Promise.race([
    once(socket, 'open'),
    closed.then(() => {
      throw new Error('The socket does not open');
    }),
  ]);
  const line: ChatSocket<Message> = {
    async next(matches = () => true) {
      for (;;) {
        for (let message = received.shift(); message !== undefined; message = received.shift())
          if (matches(message)) return message;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    send: (word) => socket.send(typeof word === 'string' ? word : JSON.stringify(word)),
    protocol: socket.protocol,
    closed,
    close: () => socket.close(),
  };
  return line;
}

/** Returns the handshake credentials of a page. */
export const handshakeOf = ({ token, cookie }: Pick<TestSession, 'token' | 'cookie'>): Handshake => ({
  protocols: [SOCKET_PROTOCOL, SOCKET_TOKEN_PREFIX + token],
  headers: { cookie: `${SESSION_COOKIE}=${cookie}` },
});

/** Returns the address of a player's connection. */
export const chatSocketUrl = (url: string): string => url + CHAT_SOCKET_PATH;
