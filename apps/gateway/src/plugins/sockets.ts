import fastifyWebsocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { chooseProtocol } from '../http/socketProtocol.ts';

/** The largest accepted message, in bytes. */
const MESSAGE_BYTES = 1_024;
/**
 * The interval between two pings, in ms: less than the 30 s after which proxies close a connection. A socket that did
 * not answer the last ping is terminated.
 */
const PING_EVERY_MS = 20_000;
/** The time after the start of the shutdown when remaining sockets are terminated, in ms. */
const CLOSE_WITHIN_MS = 500;
const GOING_AWAY = 1001;

/**
 * Adds WebSocket support to the server. Only upgrades of socket routes to WebSocket are accepted. Other upgrade offers
 * are ignored, and the request is answered normally.
 */
export async function registerSockets(app: FastifyInstance): Promise<void> {
  const open = new Set<WebSocket>();
  const answered = new WeakSet<WebSocket>();
  const paths = new Set<string>();
  app.addHook('onRoute', ({ url, websocket }) => {
    if (websocket === true) paths.add(url);
  });
  await app.register(fastifyWebsocket, {
    options: {
      maxPayload: MESSAGE_BYTES,
      perMessageDeflate: false,
      clientTracking: false,
      handleProtocols: chooseProtocol,
    },
    preClose: (done) => {
      clearInterval(pinging);
      const left = [...open];
      for (const socket of left) socket.close(GOING_AWAY);
      setTimeout(() => {
        for (const socket of left) socket.terminate();
      }, CLOSE_WITHIN_MS).unref();
      done();
    },
    errorHandler: (_error, socket) => socket.terminate(),
  });
  // Node calls it for HTTP/1.1 on an HTTP/2 server too, where no option sets it.
  Object.assign(app.server, {
    shouldUpgradeCallback: ({ url = '', headers }: { url?: string; headers: { upgrade?: string } }) =>
      headers.upgrade?.toLowerCase() === 'websocket' && paths.has(url.replace(/[?#].*$/s, '')),
  });
  app.websocketServer.on('connection', (socket: WebSocket) => {
    open.add(socket);
    answered.add(socket);
    socket.on('pong', () => answered.add(socket));
    socket.once('close', () => open.delete(socket));
  });
  const pinging = setInterval(() => {
    for (const socket of open) {
      if (answered.delete(socket)) socket.ping();
      else socket.terminate();
    }
  }, PING_EVERY_MS).unref();
}
