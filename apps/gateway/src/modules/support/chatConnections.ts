import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import { SOCKET_REPLACED, SOCKET_SESSION_ENDED, type ChatMessages, type ChatSocketMessage } from '@parlor/contract';
import { support } from '@parlor/contract/schemas';
import { addressKey } from '../../http/callBudget.ts';
import { onJson, sendJson } from '../../http/socketJson.ts';
import type { LedgerEvents } from '../live/ledgerEvents.ts';
import type { SessionService } from '../session/session.service.ts';
import type { SessionEnds } from '../session/sessionEnds.ts';
import type { ChatSignals } from './chatSignals.ts';

/** The longest life of a connection, in ms, so that pages reconnect to newer processes. */
const MAX_LIFE_MS = 900_000;
/** The most connections of one account: devices and tabs. */
const MAX_PER_ACCOUNT = 5;
/** The shortest time between two forwarded typing signals, in ms. */
const TYPING_EVERY_MS = 1_000;
/** The time after which a failed read of a conversation is retried, in ms. */
const RETRY_MS = 1_000;
const GOING_AWAY = 1001;

/** A player's open connection. */
interface Connection {
  accountId: string;
  sessionId: string;
  address: string;
  socket: WebSocket;
  /** The newest message of the page; undefined until the page reports it. */
  seq: number | undefined;
  openedAt: number;
  typedAt: number;
}

/** The connections of players to customer service in this process. */
export interface ChatConnections {
  /** Whether a client address may open one more connection. */
  hasRoom(clientAddress: string): boolean;
  open(connection: { accountId: string; sessionId: string; clientAddress: string; socket: WebSocket }): void;
  /** Keeps connections alive, and ends those that are too old or whose session ended. */
  sweep(): Promise<void>;
  count(): number;
  close(): void;
}

interface ConnectionsDeps {
  /** Returns the conversation after a number, and its state. */
  read: (accountId: string, since: number) => Promise<ChatMessages>;
  isStaffed: () => Promise<boolean>;
  sessions: Pick<SessionService, 'openAmong'>;
  sessionEnds: SessionEnds;
  ledgerEvents: Pick<LedgerEvents, 'subscribe'>;
  signals: ChatSignals;
  log: FastifyBaseLogger;
  clock: () => number;
  /** The most connections of one client address. */
  maxPerAddress: number;
}

/**
 * Creates the connections of this process. Each sends the messages after the number that its page has. Every send reads
 * the list again, so nothing is lost or sent twice.
 */
export function createChatConnections(deps: ConnectionsDeps): ChatConnections {
  const { read, isStaffed, sessions, sessionEnds, ledgerEvents, signals, log, clock, maxPerAddress } = deps;
  const connections = new Map<string, Set<Connection>>();
  const countByAddress = new Map<string, number>();
  /** Accounts being read, and whether an event happened since the read began. */
  const reading = new Map<string, { isStale: boolean }>();
  let isClosed = false;
  let wasStaffed: boolean | undefined;

  const ofAccount = (accountId: string): Connection[] => [...(connections.get(accountId) ?? [])];
  const all = (): Connection[] => [...connections.values()].flatMap((set) => [...set]);
  const send = ({ socket }: Connection, message: ChatSocketMessage): void => sendJson(socket, message);
  const warn = (error: unknown): void => log.warn({ err: error }, 'a connection of the chat could not be served');

  async function sendNewMessages(accountId: string): Promise<void> {
    const waiting = ofAccount(accountId).filter(({ seq }) => seq !== undefined);
    if (waiting.length === 0) return;
    const since = Math.min(...waiting.map(({ seq }) => seq ?? 0));
    const chat = await read(accountId, since);
    const last = chat.list.at(-1)?.seq ?? since;
    for (const connection of waiting) {
      const { seq = 0 } = connection;
      send(connection, { type: 'messages', chat: { ...chat, list: chat.list.filter((message) => message.seq > seq) } });
      connection.seq = Math.max(seq, last);
    }
    // The read returned one page of the missed messages; continue.
    if (chat.list.length > 0 && last < chat.lastSeq) await sendNewMessages(accountId);
  }

  async function refresh(accountId: string): Promise<void> {
    const known = reading.get(accountId);
    if (known !== undefined) {
      known.isStale = true;
      return;
    }
    const state = { isStale: true };
    reading.set(accountId, state);
    try {
      while (state.isStale) {
        state.isStale = false;
        // One read at a time: events during a read cause one more read, and a failed read is retried.
        await sendNewMessages(accountId).catch(async (error: unknown) => {
          warn(error);
          await pause(RETRY_MS, undefined, { ref: false });
          state.isStale = connections.has(accountId);
        });
      }
    } finally {
      reading.delete(accountId);
    }
  }

  async function closeEnded(candidates: readonly Connection[]): Promise<void> {
    if (candidates.length === 0) return;
    const open = await sessions.openAmong([...new Set(candidates.map(({ sessionId }) => sessionId))]);
    for (const connection of candidates) if (!open.has(connection.sessionId)) end(connection, SOCKET_SESSION_ENDED);
  }

  async function sendStaffed(): Promise<void> {
    if (connections.size === 0) return;
    const now = await isStaffed();
    if (now === wasStaffed) return;
    wasStaffed = now;
    for (const connection of all()) send(connection, { type: 'staffed', isStaffed: now });
  }

  function remove(connection: Connection): void {
    const own = connections.get(connection.accountId);
    if (own?.delete(connection) !== true) return;
    if (own.size === 0) connections.delete(connection.accountId);
    const remaining = (countByAddress.get(connection.address) ?? 1) - 1;
    if (remaining > 0) countByAddress.set(connection.address, remaining);
    else countByAddress.delete(connection.address);
  }

  /** Ends a connection. Nothing more is sent on it, however long the client takes to close it. */
  function end(connection: Connection, code: number): void {
    remove(connection);
    connection.socket.close(code);
  }

  function receive(connection: Connection, message: unknown): boolean {
    const signal = support.chatSocketWord.safeParse(message).data;
    if (signal === undefined) return false;
    if (signal.type === 'since') {
      // The page reports its number once. After that the connection tracks what it sent.
      if (connection.seq !== undefined) return false;
      connection.seq = signal.seq;
      refresh(connection.accountId).catch(warn);
      return true;
    }
    const now = clock();
    if (now - connection.typedAt < TYPING_EVERY_MS) return true;
    connection.typedAt = now;
    signals.publish({ kind: 'typing', accountId: connection.accountId, by: 'player' });
    return true;
  }

  const unsubscribes = [
    ledgerEvents.subscribe(({ accountId, topic }) => {
      if (topic.startsWith('chat.') && connections.has(accountId)) refresh(accountId).catch(warn);
    }),
    signals.subscribe((signal) => {
      if (signal.kind === 'operators') sendStaffed().catch(warn);
      else if (signal.by === 'operator')
        for (const connection of ofAccount(signal.accountId)) send(connection, { type: 'typing' });
    }),
    sessionEnds.subscribe(({ accountId }) => void closeEnded(ofAccount(accountId)).catch(warn)),
  ];

  return {
    hasRoom: (clientAddress) => !isClosed && (countByAddress.get(addressKey(clientAddress)) ?? 0) < maxPerAddress,
    open({ accountId, sessionId, clientAddress, socket }) {
      const address = addressKey(clientAddress);
      const connection: Connection = {
        accountId,
        sessionId,
        address,
        socket,
        seq: undefined,
        openedAt: clock(),
        typedAt: 0,
      };
      const own = connections.get(accountId) ?? new Set();
      for (const oldest of [...own].slice(0, Math.max(0, own.size + 1 - MAX_PER_ACCOUNT))) end(oldest, SOCKET_REPLACED);
      connections.set(accountId, own.add(connection));
      countByAddress.set(address, (countByAddress.get(address) ?? 0) + 1);
      socket.once('close', () => remove(connection));
      onJson(socket, { clock, onMessage: (message) => receive(connection, message) });
      // The session may have ended between the check and now.
      closeEnded([connection]).catch(warn);
    },
    async sweep() {
      const now = clock();
      for (const connection of all()) {
        if (now - connection.openedAt >= MAX_LIFE_MS) end(connection, GOING_AWAY);
        else send(connection, { type: 'beat' });
      }
      await sendStaffed();
      await closeEnded(all());
    },
    count: () => all().length,
    close() {
      isClosed = true;
      for (const stop of unsubscribes) stop();
    },
  };
}
