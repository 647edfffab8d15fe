import fastifyWebsocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import { z } from 'zod';
import type { PlaySession, SessionService } from '../modules/session/session.service.ts';
import { allowedHere } from './siteOrigins.ts';

/** Limits of the room's connections. Times are ms. */
export interface RoomLimits {
  /** Until the first message has come. */
  greetingMs: number;
  /** Between two pings. A connection that did not answer the last one is cut. */
  pingEveryMs: number;
  /** How often the gateway is asked whether the player is still logged in. */
  sessionEveryMs: number;
  /** Connections of one address. */
  perAddress: number;
  /** Connections of one address whose first message has not come. */
  unknownPerAddress: number;
}

export const defaultRoomLimits: RoomLimits = {
  greetingMs: 5_000,
  pingEveryMs: 20_000,
  sessionEveryMs: 60_000,
  perAddress: 500,
  unknownPerAddress: 100,
};

/** The session is not taken, or has ended. */
const SESSION_ENDED = 4401;
/** The client said what it may not. */
const POLICY_VIOLATION = 1008;
const TRY_LATER = 1013;
const GOING_AWAY = 1001;
/** What is left of connections after this time, in ms, is cut when the arcade closes. */
const CLOSE_WITHIN_MS = 500;
const MESSAGE_BYTES = 1_024;

const greeting = z.strictObject({ token: z.string().regex(/^[\w-]{20,100}$/) });

function greetingOf(data: RawData, isBinary: boolean): { token: string } | undefined {
  if (isBinary) return undefined;
  try {
    // A text that is not binary arrives as one buffer.
    return greeting.safeParse(JSON.parse((data as Buffer).toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

/** Counts connections by address. */
function counter(): { add(address: string, most: number): boolean; remove(address: string): void } {
  const counts = new Map<string, number>();
  return {
    add(address, most) {
      const count = counts.get(address) ?? 0;
      if (count >= most) return false;
      counts.set(address, count + 1);
      return true;
    },
    remove(address) {
      const count = (counts.get(address) ?? 1) - 1;
      if (count > 0) counts.set(address, count);
      else counts.delete(address);
    },
  };
}

/** Lets a connection hear the room of a session. */
export type EnterRoom = (session: PlaySession, socket: WebSocket) => Promise<void>;

/** Registers the sockets of rooms, by their address. A connection hears nothing before its first message names an open session. */
export async function registerRoomRoutes(
  app: FastifyInstance,
  {
    rooms,
    sessions,
    limits,
  }: {
    rooms: Readonly<Record<string, EnterRoom>>;
    sessions: Pick<SessionService, 'find' | 'balance'>;
    limits: RoomLimits;
  },
): Promise<void> {
  const open = new Set<WebSocket>();
  await app.register(fastifyWebsocket, {
    options: { maxPayload: MESSAGE_BYTES, perMessageDeflate: false, clientTracking: false },
    preClose: (done) => {
      const left = [...open];
      for (const socket of left) socket.close(GOING_AWAY);
      setTimeout(() => {
        for (const socket of left) socket.terminate();
      }, CLOSE_WITHIN_MS).unref();
      done();
    },
    errorHandler: (_error, socket) => socket.terminate(),
  });
  const all = counter();
  const unknown = counter();
  const answered = new WeakSet<WebSocket>();
  const pinging = setInterval(() => {
    for (const socket of open) {
      if (!answered.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, limits.pingEveryMs).unref();
  app.addHook('onClose', async () => clearInterval(pinging));

  /** Closes the connection when the gateway says that the player has logged out. */
  function watchSession(socket: WebSocket, token: string): void {
    // Connections that came together ask at different times.
    const afterMs = limits.sessionEveryMs * (0.75 + Math.random() * 0.25);
    const timer = setTimeout(() => {
      isEnded(token).then(
        (ended) => (ended ? socket.close(SESSION_ENDED) : watchSession(socket, token)),
        () => watchSession(socket, token),
      );
    }, afterMs).unref();
    socket.once('close', () => clearTimeout(timer));
  }

  async function isEnded(token: string): Promise<boolean> {
    const session = await sessions.find(token);
    return !session || (await sessions.balance(session)).kind === 'expired';
  }

  async function enter(enterRoom: EnterRoom, socket: WebSocket, token: string): Promise<void> {
    const session = await sessions.find(token);
    // A gateway that does not answer ends no session.
    if (!session || (await sessions.balance(session)).kind === 'expired') return socket.close(SESSION_ENDED);
    watchSession(socket, token);
    await enterRoom(session, socket);
  }

  function welcome(enterRoom: EnterRoom, socket: WebSocket, request: FastifyRequest): void {
    const address = request.ip;
    if (!all.add(address, limits.perAddress)) return socket.close(TRY_LATER);
    if (!unknown.add(address, limits.unknownPerAddress)) {
      all.remove(address);
      return socket.close(TRY_LATER);
    }
    let isKnown = false;
    const forget = (): void => {
      if (!isKnown) unknown.remove(address);
      isKnown = true;
    };
    open.add(socket);
    answered.add(socket);
    const late = setTimeout(() => socket.close(SESSION_ENDED), limits.greetingMs).unref();
    socket.on('pong', () => answered.add(socket));
    socket.once('close', () => {
      clearTimeout(late);
      open.delete(socket);
      all.remove(address);
      forget();
    });
    socket.once('message', (data, isBinary) => {
      clearTimeout(late);
      socket.on('message', () => socket.close(POLICY_VIOLATION));
      const said = greetingOf(data, isBinary);
      if (!said) return socket.close(SESSION_ENDED);
      enter(enterRoom, socket, said.token).then(forget, (error: unknown) => {
        request.log.error({ err: error }, 'A player could not enter the room.');
        socket.close(TRY_LATER);
      });
    });
  }

  for (const [path, enterRoom] of Object.entries(rooms)) {
    app.get(
      path,
      {
        websocket: true,
        preValidation: async (request, reply) =>
          allowedHere(request.headers.origin, request.host) ? undefined : reply.code(403).send(),
      },
      (socket, request) => welcome(enterRoom, socket, request),
    );
  }
}
