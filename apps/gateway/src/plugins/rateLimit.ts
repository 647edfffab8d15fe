import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from '../http/registerCall.ts';
import { addressKey, secondsOf } from '../modules/session/login.rules.ts';
import type { SharedState } from '../shared/sharedState.ts';

const WINDOW_MS = 60_000;
const LIMITED = /^\/(?:wps|lgw)\//;

/** Stops an address that makes more calls in a minute than any player does. */
export function registerRateLimit(app: FastifyInstance, { shared, perMinute }: { shared: SharedState; perMinute: number }): void {
  /** What an address that calls too often is told; undefined for every other. */
  async function refusalOf(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    try {
      const { isWithin, retryAfterMs } = await shared.hit(`calls:${addressKey(request.ip)}`, perMinute, WINDOW_MS);
      if (!isWithin) return sendFailure(reply, 'request.rate_limited', { retryAfter: secondsOf(retryAfterMs) });
    } catch (error) {
      // Players who only look around are not sent away because a counter is missing; what needs it fails by itself.
      request.log.warn({ err: error }, 'calls could not be counted');
    }
    return undefined;
  }

  // Pages and files are not counted, so they do not wait for a promise.
  app.addHook('onRequest', (request, reply, done) => (LIMITED.test(request.url) ? refusalOf(request, reply) : done()));
}
