import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import { SOCKET_REPLACED, SOCKET_SESSION_ENDED, type ChatMessages, type ChatSocketMessage } from '@parlor/contract';
import { support } from '@parlor/contract/schemas';
import { addressKey } from '../../http/callBudget.ts';
import { hearJson, sendJson } from '../../http/socketJson.ts';
import type { LedgerEvents } from '../live/ledgerEvents.ts';
import type { SessionService } from '../session/session.service.ts';
import type { SessionEnds } from '../session/sessionEnds.ts';
import type { ChatSignals } from './chatSignals.ts';

/** The longest life of a connection, in ms, so that pages reconnect to newer processes. */
const LONGEST_MS = 900_000;
/** The most connections of one account: devices and tabs. */
const MOST_OF_AN_ACCOUNT = 5;
/** The shortest time between two forwarded typing signals, in ms. */
const TYPING_EVERY_MS = 1_000;
/** The time after which a failed read of a conversation is retried, in ms. */
const RETRY_MS = 1_000;
const GOING_AWAY = 1001;

/** A player's open connection. */
interface Line {
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
export interface ChatLines {
  /** Whether a client address may open one more connection. */
  hasRoom(clientAddress: string): boolean;
  open(line: { accountId: string; sessionId: string; clientAddress: string; socket: WebSocket }): void;
  /** Keeps connections alive, and ends those that are too old or whose session ended. */
  sweep(): Promise<void>;
  count(): number;
  close(): void;
}

interface LinesDeps {
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
  mostOfAnAddress: number;
}

/**
 * Creates the connections of this process. Each sends the messages after the number that its page has. Every send reads
 * the list again, so nothing is lost or sent twice.
 */
export function createChatLines(deps: LinesDeps): ChatLines {
  const { read, isStaffed, sessions, sessionEnds, ledgerEvents, signals, log, clock, mostOfAnAddress } = deps;
  const lines = new Map<string, Set<Line>>();
  const countByAddress = new Map<string, number>();
  /** Accounts being read, and whether an event happened since the read began. */
  const reading = new Map<string, { isStale: boolean }>();
  let isClosed = false;
  let wasStaffed: boolean | undefined;

  const ofAccount = (accountId: string): Line[] => [...(lines.get(accountId) ?? [])];
  const all = (): Line[] => [...lines.values()].flatMap((own) => [...own]);
  const tell = ({ socket }: Line, message: ChatSocketMessage): void => sendJson(socket, message);
  const warn = (error: unknown): void => log.warn({ err: error }, 'a line of the chat could not be served');

  async function tellWhatCame(accountId: string): Promise<void> {
    const waiting = ofAccount(accountId).filter(({ seq }) => seq !== undefined);
    if (waiting.length === 0) return;
    const since = Math.min(...waiting.map(({ seq }) => seq ?? 0));
    const chat = await read(accountId, since);
    const last = chat.list.at(-1)?.seq ?? since;
    for (const line of waiting) {
      const { seq = 0 } = line;
      tell(line, { type: 'messages', chat: { ...chat, list: chat.list.filter((message) => message.seq > seq) } });
      line.seq = Math.max(seq, last);
    }
    // The read returned one page of the missed messages; continue.
    if (chat.list.length > 0 && last < chat.lastSeq) await tellWhatCame(accountId);
  }

  async function refresh(accountId: string): Promise<void> {
    const known = reading.get(accountId);
    if (known !== undefined) {
      known.isStale = true;
      return;
    }
    const own = { isStale: true };
    reading.set(accountId, own);
    try {
      while (own.isStale) {
        own.isStale = false;
        // One read at a time: events during a read cause one more read, and a failed read is retried.
        await tellWhatCame(accountId).catch(async (error: unknown) => {
          warn(error);
          await pause(RETRY_MS, undefined, { ref: false });
          own.isStale = lines.has(accountId);
        });
      }
    } finally {
      reading.delete(accountId);
    }
  }

  async function endRefused(asked: readonly Line[]): Promise<void> {
    if (asked.length === 0) return;
    const standing = await sessions.openAmong([...new Set(asked.map(({ sessionId }) => sessionId))]);
    for (const line of asked) if (!standing.has(line.sessionId)) end(line, SOCKET_SESSION_ENDED);
  }

  async function checkStaff(): Promise<void> {
    if (lines.size === 0) return;
    const now = await isStaffed();
    if (now === wasStaffed) return;
    wasStaffed = now;
    for (const line of all()) tell(line, { type: 'staffed', isStaffed: now });
  }

  function remove(line: Line): void {
    const own = lines.get(line.accountId);
    if (own?.delete(line) !== true) return;
    if (own.size === 0) lines.delete(line.accountId);
    const left = (countByAddress.get(line.address) ?? 1) - 1;
    if (left > 0) countByAddress.set(line.address, left);
    else countByAddress.delete(line.address);
  }

  /** Ends a connection. Nothing more is sent on it, however long the client takes to close it. */
  function end(line: Line, code: number): void {
    remove(line);
    line.socket.close(code);
  }

  function hear(line: Line, said: unknown): boolean {
    const word = support.chatSocketWord.safeParse(said).data;
    if (word === undefined) return false;
    if (word.type === 'since') {
      // The page reports its number once. After that the connection tracks what it sent.
      if (line.seq !== undefined) return false;
      line.seq = word.seq;
      refresh(line.accountId).catch(warn);
      return true;
    }
    const now = clock();
    if (now - line.typedAt < TYPING_EVERY_MS) return true;
    line.typedAt = now;
    signals.publish({ kind: 'typing', accountId: line.accountId, by: 'player' });
    return true;
  }

  const stops = [
    ledgerEvents.subscribe(({ accountId, topic }) => {
      if (topic.startsWith('chat.') && lines.has(accountId)) refresh(accountId).catch(warn);
    }),
    signals.subscribe((signal) => {
      if (signal.kind === 'operators') checkStaff().catch(warn);
      else if (signal.by === 'operator') for (const line of ofAccount(signal.accountId)) tell(line, { type: 'typing' });
    }),
    sessionEnds.subscribe(({ accountId }) => void endRefused(ofAccount(accountId)).catch(warn)),
  ];

  return {
    hasRoom: (clientAddress) => !isClosed && (countByAddress.get(addressKey(clientAddress)) ?? 0) < mostOfAnAddress,
    open({ accountId, sessionId, clientAddress, socket }) {
      const address = addressKey(clientAddress);
      const line: Line = { accountId, sessionId, address, socket, seq: undefined, openedAt: clock(), typedAt: 0 };
      const own = lines.get(accountId) ?? new Set();
      for (const oldest of [...own].slice(0, Math.max(0, own.size + 1 - MOST_OF_AN_ACCOUNT)))
        end(oldest, SOCKET_REPLACED);
      lines.set(accountId, own.add(line));
      countByAddress.set(address, (countByAddress.get(address) ?? 0) + 1);
      socket.once('close', () => remove(line));
      hearJson(socket, { clock, hear: (said) => hear(line, said) });
      // The session may have ended between the check and now.
      endRefused([line]).catch(warn);
    },
    async sweep() {
      const now = clock();
      for (const line of all()) {
        if (now - line.openedAt >= LONGEST_MS) end(line, GOING_AWAY);
        else tell(line, { type: 'beat' });
      }
      await checkStaff();
      await endRefused(all());
    },
    count: () => all().length,
    close() {
      isClosed = true;
      for (const stop of stops) stop();
    },
  };
}
