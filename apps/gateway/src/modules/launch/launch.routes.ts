import type { FastifyInstance } from 'fastify';
import { countCall } from '../../http/callBudget.ts';
import { refuse } from '../../http/refusal.ts';
import { registerCall } from '../../http/registerCall.ts';
import type { SharedState } from '../../shared/sharedState.ts';
import { siteOriginOf } from './launch.rules.ts';
import type { LaunchService } from './launch.service.ts';

/**
 * The most launches of an account in a minute. Each launch stores a code, and nobody opens more than one game a second.
 */
const LAUNCHES_PER_MINUTE = 60;

/** Registers the call that launches a game. */
export function registerLaunchRoutes(
  app: FastifyInstance,
  { shared, launches }: { shared: SharedState; launches: LaunchService },
): void {
  registerCall(app, 'launchGame', async ({ session, merchant, language, body, request }) => {
    const retryAfter = await countCall(shared, request.log, `launches-of:${session.accountId}`, LAUNCHES_PER_MINUTE);
    if (retryAfter !== undefined) return refuse('request.rate_limited', { retryAfter });
    return launches.launch(
      { session, merchant, language, hostname: request.hostname, siteOrigin: siteOriginOf(request) },
      body,
    );
  });
}
