import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

/** Calls per minute and address. A round takes three calls, and many players may share an address. */
const REQUESTS_PER_MINUTE = 1_200;
/** Session requests per minute and address. Each one also calls the gateway. */
const SESSIONS_PER_MINUTE = 60;

/** The budget of the route that opens sessions. */
export const sessionBudget = { rateLimit: { max: SESSIONS_PER_MINUTE } };
/** The separate budget of health checks. */
export const healthBudget = { rateLimit: { max: REQUESTS_PER_MINUTE } };

/**
 * Limits the calls of an address per minute; further calls get status 429. Applies to routes that are registered later.
 */
export async function registerCallBudgets(app: FastifyInstance): Promise<void> {
  const withoutHeaders = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
  await app.register(fastifyRateLimit, {
    max: REQUESTS_PER_MINUTE,
    timeWindow: 60_000,
    addHeaders: withoutHeaders,
    addHeadersOnExceeding: withoutHeaders,
  });
}
