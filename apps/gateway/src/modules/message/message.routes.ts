import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../../config.ts';
import { sendFailure } from '../../http/registerCall.ts';
import { isFromThisMachine } from '../../http/thisMachine.ts';
import { DELIVER_EVERY_MS } from './message.rules.ts';
import type { MessageService } from './message.service.ts';
import { outboxPage } from './outboxPage.ts';

/** The path of the page with messages that no sender delivers. */
export const OUTBOX_PATH = '/outbox';

const SHOWN = 50;

interface MessageRoutesDeps {
  config: Pick<GatewayConfig, 'hasOutboxPage'>;
  clock: () => number;
  messages: MessageService;
}

/** Delivers messages while the server listens, and shows them on this machine in the demo. */
export function registerMessageRoutes(app: FastifyInstance, { config, clock, messages }: MessageRoutesDeps): void {
  deliverWhileListening(app, messages);
  if (config.hasOutboxPage) registerOutbox(app, { clock, messages });
}

/** Delivers messages in a separate loop for each channel, so that a slow provider does not delay the other channel. */
function deliverWhileListening(app: FastifyInstance, messages: MessageService): void {
  const rounds = [() => messages.tidy(), ...messages.channels.map((channel) => () => messages.deliverDue(channel))].map(
    (work) => roundOf(app, work),
  );
  app.addHook('onListen', (done) => {
    for (const round of rounds) round.start();
    done();
  });
  app.addHook('onClose', async () => {
    // Messages in flight are recorded before the database closes.
    await Promise.all(rounds.map((round) => round.stop()));
    messages.close();
  });
}

/** Repeats work, with a pause after each run. */
function roundOf(app: FastifyInstance, work: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isStopped = false;

  async function once(): Promise<void> {
    try {
      await work();
    } catch (error) {
      app.log.error({ err: error }, 'messages could not be delivered');
    }
    if (!isStopped) start();
  }

  function start(): void {
    timer = setTimeout(() => {
      running = once();
    }, DELIVER_EVERY_MS);
  }

  return {
    start,
    stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}

function registerOutbox(app: FastifyInstance, { clock, messages }: Omit<MessageRoutesDeps, 'config'>): void {
  app.get(OUTBOX_PATH, async (request, reply) => {
    if (!isFromThisMachine(request)) return sendFailure(reply, 'request.not_found');
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
        'cache-control': 'no-store',
      })
      .send(outboxPage({ messages: await messages.listNewest(SHOWN), now: clock(), nonce }));
  });
}
