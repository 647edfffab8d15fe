import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { SOCKET_REPLACED, SOCKET_SESSION_ENDED } from '@parlor/contract';
import { hearJson, sendJson } from '../../http/socketJson.ts';
import type { LedgerEvents } from '../live/ledgerEvents.ts';
import type { ChatSignals } from './chatSignals.ts';
import type { OperatorLogins } from './operatorLogins.ts';

/** The most pages that one operator may have open. */
const MOST_OF_AN_OPERATOR = 10;
/** The shortest time between two forwarded typing signals, in ms. */
const TYPING_EVERY_MS = 1_000;

const word = z.strictObject({ type: z.literal('typing'), accountId: z.uuid() });

/** Events for an operator's page. */
type DeskMessage =
  /** A conversation changed: reload it. */
  { type: 'changed'; accountId: string } | { type: 'typing'; accountId: string } | { type: 'beat' };

interface DeskLine {
  operator: string;
  secret: string;
  socket: WebSocket;
  typedAt: number;
}

/** The connections of operators' pages in this process. */
export interface DeskLines {
  open(line: { operator: string; secret: string; socket: WebSocket }): void;
  /** Keeps connections alive, records that their operators are online, and ends those whose login ended. */
  sweep(): Promise<void>;
  close(): void;
}

/** Creates the connections of operators. They send hints; pages then load the data. */
export function createDeskLines({
  operatorLogins,
  ledgerEvents,
  signals,
  log,
  clock,
}: {
  operatorLogins: Pick<OperatorLogins, 'find'>;
  ledgerEvents: Pick<LedgerEvents, 'subscribe'>;
  signals: ChatSignals;
  log: FastifyBaseLogger;
  clock: () => number;
}): DeskLines {
  const lines = new Set<DeskLine>();
  const tellAll = (message: DeskMessage): void => {
    for (const { socket } of lines) sendJson(socket, message);
  };

  async function endRefused(): Promise<void> {
    for (const { secret, socket } of lines)
      if ((await operatorLogins.find(secret)) === undefined) socket.close(SOCKET_SESSION_ENDED);
  }

  function hear(line: DeskLine, said: unknown): boolean {
    const { data } = word.safeParse(said);
    if (data === undefined) return false;
    const now = clock();
    if (now - line.typedAt < TYPING_EVERY_MS) return true;
    line.typedAt = now;
    signals.publish({ kind: 'typing', accountId: data.accountId, by: 'operator' });
    return true;
  }

  const stops = [
    ledgerEvents.subscribe(({ accountId, topic }) => {
      if (topic.startsWith('chat.')) tellAll({ type: 'changed', accountId });
    }),
    signals.subscribe((signal) => {
      if (signal.kind === 'operators')
        endRefused().catch((error: unknown) => log.warn({ err: error }, 'logins of operators could not be checked'));
      else if (signal.by === 'player') tellAll({ type: 'typing', accountId: signal.accountId });
    }),
  ];

  return {
    open({ operator, secret, socket }) {
      const own = [...lines].filter((line) => line.operator === operator);
      for (const oldest of own.slice(0, Math.max(0, own.length + 1 - MOST_OF_AN_OPERATOR)))
        oldest.socket.close(SOCKET_REPLACED);
      const line: DeskLine = { operator, secret, socket, typedAt: 0 };
      lines.add(line);
      socket.once('close', () => lines.delete(line));
      hearJson(socket, { clock, hear: (said) => hear(line, said) });
    },
    async sweep() {
      tellAll({ type: 'beat' });
      await endRefused();
    },
    close() {
      for (const stop of stops) stop();
    },
  };
}
