import fastifyWebsocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import { z } from 'zod';
import type { PlaySession, SessionService } from '../modules/session/session.service.ts';
import { isAllowedOrigin } from './siteOrigins.ts';

/** Limits of the room's connections. Times are ms. */
export interface RoomLimits {
  /** The time limit of the first message. */
  greetingMs: number;
  /** The interval of pings. A connection that did not answer the last one is closed. */
  pingEveryMs: number;
  /** The interval at which the gateway is asked whether the player is still logged in. */
  sessionEveryMs: number;
  /** The maximum number of connections of one address. */
  perAddress: number;
  /** The maximum number of connections of one address without a first message. */
  unknownPerAddress: number;
}

export const defaultRoomLimits: RoomLimits = {
  greetingMs: 5_000,
  pingEveryMs: 20_000,
  sessionEveryMs: 60_000,
  perAddress: 500,
  unknownPerAddress: 100,
};

/** The close code for a session that is unknown or has ended. */
const SESSION_ENDED = 4401;
/** The close code for a message that is not allowed. */
const POLICY_VIOLATION = 1008;
const TRY_LATER = 1013;
const GOING_AWAY = 1001;
/** The time after the beginning of the shutdown, in ms, after which remaining connections are closed. */
const CLOSE_WITHIN_MS = 500;
const TOO_LARGE = 1009;
const GREETING_BYTES = 1_024;
/** The maximum size of a message. The longest one lists what a client watches. */
const MESSAGE_BYTES = 4_096;
/** The most messages that a client may send after the first one within `MESSAGES_WITHIN_MS`. */
const MAX_MESSAGES = 20;
const MESSAGES_WITHIN_MS = 10_000;

const greeting = z.strictObject({ token: z.string().regex(/^[\w-]{20,100}$/) });

/** Parses a message as JSON. Undefined if it is invalid. */
function jsonOf(data: RawData, isBinary: boolean): unknown {
  if (isBinary) return undefined;
  try {
    // A text that is not binary arrives as one buffer.
    return JSON.parse((data as Buffer).toString('utf8'));
  } catch {
    return undefined;
  }
}

function greetingOf(data: RawData, isBinary: boolean): { token: string } | undefined {
  return greeting.safeParse(jsonOf(data, isBinary)).data;
}

/** Creates a check whether one more message is allowed at a time, in ms. */
function messageBudget(): (now: number) => boolean {
  let times: number[] = [];
  return (now) => {
    times = [...times.filter((time) => now - time < MESSAGES_WITHIN_MS), now];
    return times.length <= MAX_MESSAGES;
  };
}

/** Counts connections by address. */
function counter(): { add(address: string, max: number): boolean; remove(address: string): void } {
  const counts = new Map<string, number>();
  return {
    add(address, max) {
      const count = counts.get(address) ?? 0;
      if (count >= max) return false;
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

/** Subscribes a connection to the room of a session. */
export type EnterRoom = (session: PlaySession, socket: WebSocket, address: string) => Promise<void>;

/** A room that handles messages of its clients after they entered. */
export interface ReceivingRoom {
  enter: EnterRoom;
  /** Handles a message of a client, as JSON. Returns whether it is allowed; otherwise the connection is closed. */
  receive: (socket: WebSocket, message: unknown) => boolean;
}

/**
 * Registers the sockets of rooms, by their address. A connection receives nothing before its first message names an
 * open session.
 */
export async function registerRoomRoutes(
  app: FastifyInstance,
  {
    rooms,
    sessions,
    limits,
  }: {
    rooms: Readonly<Record<string, EnterRoom | ReceivingRoom>>;
    sessions: Pick<SessionService, 'find' | 'balance'>;
    limits: RoomLimits;
  },
): Promise<void> {
  const open = new Set<WebSocket>();
  await app.register(fastifyWebsocket, {
    options: { maxPayload: MESSAGE_BYTES, perMessageDeflate: false, clientTracking: false },
    preClose: (done) => {
      const remaining = [...open];
      for (const socket of remaining) socket.close(GOING_AWAY);
      setTimeout(() => {
        for (const socket of remaining) socket.terminate();
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
    // Connections that opened together check at different times.
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

  async function enter(enterRoom: EnterRoom, socket: WebSocket, token: string, address: string): Promise<void> {
    const session = await sessions.find(token);
    // An unreachable gateway does not end a session.
    if (!session || (await sessions.balance(session)).kind === 'expired') return socket.close(SESSION_ENDED);
    watchSession(socket, token);
    await enterRoom(session, socket, address);
  }

  /** Passes messages of a client to its room, once it has joined. */
  function listen(room: ReceivingRoom | undefined, socket: WebSocket, entered: Promise<void>): void {
    const isAllowed = messageBudget();
    socket.on('message', (data, isBinary) => {
      if (!room || !isAllowed(performance.now())) return socket.close(POLICY_VIOLATION);
      const message = jsonOf(data, isBinary);
      // A refused connection is closed already.
      void entered.then(
        () => room.receive(socket, message) || socket.close(POLICY_VIOLATION),
        () => undefined,
      );
    });
  }

  function welcome(given: EnterRoom | ReceivingRoom, socket: WebSocket, request: FastifyRequest): void {
    const room = typeof given === 'function' ? { enter: given } : given;
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
      if ((data as Buffer).byteLength > GREETING_BYTES) return socket.close(TOO_LARGE);
      const hello = greetingOf(data, isBinary);
      if (!hello) return socket.close(SESSION_ENDED);
      const entered = enter(room.enter, socket, hello.token, address);
      listen('receive' in room ? room : undefined, socket, entered);
      entered.then(forget, (error: unknown) => {
        request.log.error({ err: error }, 'A player could not enter the room.');
        socket.close(TRY_LATER);
      });
    });
  }

  for (const [path, room] of Object.entries(rooms)) {
    app.get(
      path,
      {
        websocket: true,
        preValidation: async (request, reply) =>
          isAllowedOrigin(request.headers.origin, request.host) ? undefined : reply.code(403).send(),
      },
      (socket, request) => welcome(room, socket, request),
    );
  }
}
