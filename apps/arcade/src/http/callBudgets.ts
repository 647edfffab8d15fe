import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

/** Calls per minute and address. A round takes three calls, and many players may share an address. */
const REQUESTS_PER_MINUTE = 1_200;
/** Session requests per minute and address. Each one calls the gateway too. */
const SESSIONS_PER_MINUTE = 60;

/** The route that opens sessions. */
export const sessionBudget = { rateLimit: { max: SESSIONS_PER_MINUTE } };
/** Health checks have a budget of their own. */
export const healthBudget = { rateLimit: { max: REQUESTS_PER_MINUTE } };

/**
 * Stops an address that asks too often, for the rest of a minute; it is thrown with status 429. Routes that are
 * registered later count.
 */
export async function registerCallBudgets(app: FastifyInstance): Promise<void> {
  const unsaid = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
  await app.register(fastifyRateLimit, {
    max: REQUESTS_PER_MINUTE,
    timeWindow: 60_000,
    addHeaders: unsaid,
    addHeadersOnExceeding: unsaid,
  });
}
