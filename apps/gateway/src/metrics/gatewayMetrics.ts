import { registerMetrics } from '@parlor/telemetry';
import type { FastifyInstance } from 'fastify';
import type { GatewayParts } from '../parts.ts';
import { readOutboxLag } from './outboxLag.ts';

const MONEY = /^money\./;

/**
 * Serves `/metrics` if a token is configured: requests, the process, the pool, money and account events, and the
 * outbox.
 */
export async function registerGatewayMetrics(
  app: FastifyInstance,
  { config, pool, db, clock }: GatewayParts,
): Promise<void> {
  const metrics = await registerMetrics(app, { token: config.metricsToken, config: { routeClass: 'health' }, pool });
  if (metrics === undefined) return;
  const countMoney = metrics.counter('parlor_money_calls_total', 'Calls that move money, by kind and outcome.', [
    'kind',
    'outcome',
  ]);
  const countAccount = metrics.counter(
    'parlor_account_events_total',
    'Calls that guard an account, by event and outcome.',
    ['event', 'outcome'],
  );
  app.addHook('onResponse', ({ eventFacts }, reply, done) => {
    if (eventFacts) {
      // Both labels come from fixed lists in the code. All other data of the event stays in the log.
      const { event, outcome = reply.statusCode < 400 ? 'ok' : 'failed' } = eventFacts;
      if (MONEY.test(event)) countMoney({ kind: event.replace(MONEY, ''), outcome });
      else countAccount({ event, outcome });
    }
    done();
  });
  metrics.gauges(
    {
      parlor_outbox_waiting_messages: 'Messages that wait to be delivered.',
      parlor_outbox_lag_seconds: 'How long the oldest of them waits.',
    },
    async () => {
      const { waiting, oldestMs } = await readOutboxLag(db, clock());
      return { parlor_outbox_waiting_messages: waiting, parlor_outbox_lag_seconds: oldestMs / 1000 };
    },
  );
}

/** Traces calls if a collector is configured. Continues vendors' traces; other calls start their own. */
export function registerGatewayTracing(app: FastifyInstance, { tracing }: GatewayParts): void {
  tracing?.register(app, { continues: ({ routeOptions }) => routeOptions.config.routeClass === 'vendors' });
}
