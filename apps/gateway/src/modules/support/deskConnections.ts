import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { SOCKET_REPLACED, SOCKET_SESSION_ENDED } from '@parlor/contract';
import { onJson, sendJson } from '../../http/socketJson.ts';
import type { LedgerEvents } from '../live/ledgerEvents.ts';
import type { ChatSignals } from './chatSignals.ts';
import type { OperatorLogins } from './operatorLogins.ts';

/** The most pages that one operator may have open. */
const MAX_PER_OPERATOR = 10;
/** The shortest time between two forwarded typing signals, in ms. */
const TYPING_EVERY_MS = 1_000;

const typingSignal = z.strictObject({ type: z.literal('typing'), accountId: z.uuid() });

/** Events for an operator's page. */
type DeskMessage =
  /** A conversation changed: reload it. */
  { type: 'changed'; accountId: string } | { type: 'typing'; accountId: string } | { type: 'beat' };

interface DeskConnection {
  operator: string;
  secret: string;
  socket: WebSocket;
  typedAt: number;
}

/** The connections of operators' pages in this process. */
export interface DeskConnections {
  open(connection: { operator: string; secret: string; socket: WebSocket }): void;
  /** Keeps connections alive, records that their operators are online, and ends those whose login ended. */
  sweep(): Promise<void>;
  close(): void;
}

/** Creates the connections of operators. They send hints; pages then load the data. */
export function createDeskConnections({
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
}): DeskConnections {
  const connections = new Set<DeskConnection>();
  const sendAll = (message: DeskMessage): void => {
    for (const { socket } of connections) sendJson(socket, message);
  };

  async function closeEnded(): Promise<void> {
    for (const { secret, socket } of connections)
      if ((await operatorLogins.find(secret)) === undefined) socket.close(SOCKET_SESSION_ENDED);
  }

  function receive(connection: DeskConnection, message: unknown): boolean {
    const { data } = typingSignal.safeParse(message);
    if (data === undefined) return false;
    const now = clock();
    if (now - connection.typedAt < TYPING_EVERY_MS) return true;
    connection.typedAt = now;
    signals.publish({ kind: 'typing', accountId: data.accountId, by: 'operator' });
    return true;
  }

  const unsubscribes = [
    ledgerEvents.subscribe(({ accountId, topic }) => {
      if (topic.startsWith('chat.')) sendAll({ type: 'changed', accountId });
    }),
    signals.subscribe((signal) => {
      if (signal.kind === 'operators')
        closeEnded().catch((error: unknown) => log.warn({ err: error }, 'logins of operators could not be checked'));
      else if (signal.by === 'player') sendAll({ type: 'typing', accountId: signal.accountId });
    }),
  ];

  return {
    open({ operator, secret, socket }) {
      const own = [...connections].filter((connection) => connection.operator === operator);
      for (const oldest of own.slice(0, Math.max(0, own.length + 1 - MAX_PER_OPERATOR)))
        oldest.socket.close(SOCKET_REPLACED);
      const connection: DeskConnection = { operator, secret, socket, typedAt: 0 };
      connections.add(connection);
      socket.once('close', () => connections.delete(connection));
      onJson(socket, { clock, onMessage: (message) => receive(connection, message) });
    },
    async sweep() {
      sendAll({ type: 'beat' });
      await closeEnded();
    },
    close() {
      for (const stop of unsubscribes) stop();
    },
  };
}
