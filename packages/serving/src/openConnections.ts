import type { EventEmitter } from 'node:events';
import type { ServerHttp2Session } from 'node:http2';
import type { Socket } from 'node:net';

/** How often connections are looked for whose last call has ended. */
const SWEEP_MS = 50;

/** The connections of a server. */
export interface OpenConnections {
  /**
   * Waits for `close`, which accepts no new connections and waits for the open ones. Calls in flight may finish; idle
   * connections end at once, and the rest is cut after `finishMs`.
   */
  endWith(close: () => PromiseLike<unknown>, finishMs: number): Promise<void>;
}

/**
 * Follows the connections of a server from now on. A server that closes ends those that are idle at that moment. It
 * forgets about those whose call ends later, or that were still agreeing on a protocol, and has no way to cut sessions
 * over HTTP/2.
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
