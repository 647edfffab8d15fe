import type { FastifyInstance } from 'fastify';
import { CHAT_SOCKET_PATH } from '@parlor/contract';
import { countCall } from '../../http/callBudget.ts';
import { refuse } from '../../http/refusal.ts';
import { registerSocket } from '../../http/registerSocket.ts';
import type { SharedState } from '../../shared/sharedState.ts';
import { closedTo } from './chat.service.ts';
import type { ChatConnections } from './chatConnections.ts';
import type { DeskConnections } from './deskConnections.ts';

/** The interval of keep-alives and checks, in ms: less than the 30 s after which proxies close a connection. */
const SWEEP_EVERY_MS = 20_000;
/** The most connections that one account may open in a minute. */
const CONNECTIONS_PER_MINUTE = 30;

interface ChatSocketDeps {
  chatConnections: ChatConnections;
  deskConnections: DeskConnections;
  shared: SharedState;
}

/** Registers the socket of the chat (SVC-03), and keeps the connections of both sides alive. */
export function registerChatSocket(
  app: FastifyInstance,
  { chatConnections, deskConnections, shared }: ChatSocketDeps,
): void {
  const sweep = setInterval(() => {
    for (const connections of [chatConnections, deskConnections])
      connections
        .sweep()
        .catch((error: unknown) => app.log.warn({ err: error }, 'connections of the chat could not be checked'));
  }, SWEEP_EVERY_MS).unref();
  app.addHook('preClose', (done) => {
    clearInterval(sweep);
    chatConnections.close();
    deskConnections.close();
    done();
  });

  registerSocket(app, CHAT_SOCKET_PATH, {
    async mayOpen({ session, merchant, request }) {
      const closed = closedTo({ session, merchant });
      if (closed !== undefined) return closed;
      const retryAfter = await countCall(shared, request.log, `chat-line:${session.accountId}`, CONNECTIONS_PER_MINUTE);
      if (retryAfter !== undefined) return refuse('request.rate_limited', { retryAfter });
      return chatConnections.hasRoom(request.ip) ? undefined : refuse('request.rate_limited', { retryAfter: 60 });
    },
    open: (socket, { session, request }) =>
      chatConnections.open({ accountId: session.accountId, sessionId: session.id, clientAddress: request.ip, socket }),
  });
}
