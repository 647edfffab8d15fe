import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey, countCall, secondsOf } from '../http/callBudget.ts';
import { sendFailure } from '../http/registerCall.ts';
import { createHitCounter } from '../shared/hitCounter.ts';
import type { SharedState } from '../shared/sharedState.ts';

const WINDOW_MS = 60_000;

/**
 * The budgets of calls that one address may make in a minute, by door. A page has many pictures, and one vendor's
 * address plays for all of its players.
 */
const budgetsOf = { calls: 1, pages: 1, health: 1, files: 10, vendors: 100 } as const;

/** The kinds of routes that have a budget of their own. */
export type Door = keyof typeof budgetsOf;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which budget the route counts against: `files` for a file when left out, `pages` for everything else. */
    door?: Door;
    /** Returns an address that asks too often in the words of the route; a failure envelope when left out. */
    refuseTooOften?: (reply: FastifyReply, retryAfterS: number) => FastifyReply;
  }
}

/**
 * Limits the calls of an address in a minute. The matched route counts, in any spelling of its address; a request
 * without a matching route counts as a page.
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
    const { door = request.routeOptions.config.isFile ? 'files' : 'pages' } = request.routeOptions.config;
    if (door === 'calls') return refusalOfCall(request, reply);
    // Everything else costs the process that answers it, and is counted there without waiting for anything.
    const waitMs = counter.hit(`${door}:${addressKey(request.ip)}`, perMinute * budgetsOf[door]);
    if (waitMs > 0) refuse(request, reply, secondsOf(waitMs));
    else done();
    return undefined;
  });
}
