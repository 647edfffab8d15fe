import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey, countCall, secondsOf } from '../http/callBudget.ts';
import { sendFailure } from '../http/registerCall.ts';
import { createHitCounter } from '../shared/hitCounter.ts';
import type { SharedState } from '../shared/sharedState.ts';

const WINDOW_MS = 60_000;

/**
 * The budgets of one client address per minute by class of route, as multiples. A page has many pictures, and a vendor's address
 * plays for all of its players.
 */
const budgetsOf = { calls: 1, pages: 1, health: 1, files: 10, vendors: 100 } as const;

/** The classes of routes with separate budgets. */
export type RouteClass = keyof typeof budgetsOf;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The budget that the route counts against; `files` for a file, otherwise `pages` by default. */
    routeClass?: RouteClass;
    /** Refuses an address over its budget in the route's own format; by default with a failure envelope. */
    refuseTooOften?: (reply: FastifyReply, retryAfterS: number) => FastifyReply;
  }
}

/**
 * Limits the calls of a client address per minute. Counts by matched route, in any spelling of the URL; unmatched
 * requests count as pages.
 */
export function registerRateLimit(
  app: FastifyInstance,
  { shared, perMinute, clock }: { shared: SharedState; perMinute: number; clock: () => number },
): void {
  const counter = createHitCounter({ windowMs: WINDOW_MS, clock });

  function refuse(request: FastifyRequest, reply: FastifyReply, retryAfter: number): FastifyReply {
    const { refuseTooOften } = request.routeOptions.config;
    return refuseTooOften === undefined
      ? sendFailure(reply, 'request.rate_limited', { retryAfter })
      : refuseTooOften(reply, retryAfter);
  }

  async function refusalOfCall(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const retryAfter = await countCall(shared, request.log, `calls:${addressKey(request.ip)}`, perMinute);
    return retryAfter === undefined ? undefined : refuse(request, reply, retryAfter);
  }

  app.addHook('onRequest', (request, reply, done) => {
    const { routeClass = request.routeOptions.config.isFile ? 'files' : 'pages' } = request.routeOptions.config;
    if (routeClass === 'calls') return refusalOfCall(request, reply);
    // All other routes load only this process, so it counts them itself, synchronously.
    const waitMs = counter.hit(`${routeClass}:${addressKey(request.ip)}`, perMinute * budgetsOf[routeClass]);
    if (waitMs > 0) refuse(request, reply, secondsOf(waitMs));
    else done();
    return undefined;
  });
}
