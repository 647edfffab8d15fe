import type { EventEmitter } from 'node:events';
import type { ServerHttp2Session } from 'node:http2';
import type { Socket } from 'node:net';

/** How often to look for connections whose last call has ended, in ms. */
const SWEEP_MS = 50;

/** The connections of a server. */
export interface OpenConnections {
  /**
   * Calls `close`, which accepts no new connections and waits for the open ones. Calls in flight may finish; idle
   * connections are closed at once, and all others are cut after `finishMs`.
   */
  endWith(close: () => PromiseLike<unknown>, finishMs: number): Promise<void>;
}

/**
 * Follows the connections of a server from now on. A closing server closes only the connections that are idle at that
 * moment: not those whose call ends later or that are still negotiating a protocol, and it cannot cut HTTP/2 sessions.
 */
export function followConnections(server: EventEmitter & { closeIdleConnections?: () => void }): OpenConnections {
  const sockets = new Set<Socket>();
  const sessions = new Set<ServerHttp2Session>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('session', (session: ServerHttp2Session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  return {
    async endWith(close, finishMs) {
      const sweep = setInterval(() => {
        server.closeIdleConnections?.();
        for (const session of sessions) session.close();
      }, SWEEP_MS);
      const cut = setTimeout(() => {
        for (const socket of sockets) socket.destroy();
      }, finishMs);
      try {
        await close();
      } finally {
        clearInterval(sweep);
        clearTimeout(cut);
      }
    },
  };
}
