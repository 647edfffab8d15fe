import type { FastifyInstance } from 'fastify';
import { sendFailure } from '../http/registerCall.ts';
import { addressKey, secondsOf } from '../modules/session/login.rules.ts';
import type { SharedState } from '../shared/sharedState.ts';

const WINDOW_MS = 60_000;
const LIMITED = /^\/(?:wps|lgw)\//;

/** Stops an address that makes more calls in a minute than any player does. */
export function registerRateLimit(app: FastifyInstance, { shared, perMinute }: { shared: SharedState; perMinute: number }): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!LIMITED.test(request.url)) return undefined;
    try {
      const { isWithin, retryAfterMs } = await shared.hit(`calls:${addressKey(request.ip)}`, perMinute, WINDOW_MS);
      if (!isWithin) return sendFailure(reply, 'request.rate_limited', { retryAfter: secondsOf(retryAfterMs) });
    } catch (error) {
      // Players who only look around are not sent away because a counter is missing; what needs it fails by itself.
      request.log.warn({ err: error }, 'calls could not be counted');
    }
    return undefined;
  });
}
