import { registerMetrics } from '@parlor/telemetry';
import type { FastifyInstance } from 'fastify';
import type { GatewayParts } from '../parts.ts';
import { readOutboxLag } from './outboxLag.ts';

const MONEY = /^money\./;

/**
 * Serves `/metrics` where a token is configured: requests, the process, the pool, what moved money or guarded an
 * account, and the outbox.
 */
export async function registerGatewayMetrics(
  app: FastifyInstance,
  { config, pool, db, clock }: GatewayParts,
): Promise<void> {
  const metrics = await registerMetrics(app, { token: config.metricsToken, config: { door: 'health' }, pool });
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
      // Both words come from lists of the code; everything else that is known of the event stays in the log.
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

/** Traces calls where a collector is configured. A vendor's trace is continued; players start one of their own. */
export function registerGatewayTracing(app: FastifyInstance, { tracing }: GatewayParts): void {
  tracing?.register(app, { continues: ({ routeOptions }) => routeOptions.config.door === 'vendors' });
}
