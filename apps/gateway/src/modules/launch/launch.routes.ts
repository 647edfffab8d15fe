import type { ModuleRoutes } from '../../gateway.ts';
import { countCall } from '../../http/callBudget.ts';
import { refuse } from '../../http/refusal.ts';
import { registerCall } from '../../http/registerCall.ts';
import { siteOriginOf } from './launch.rules.ts';

/** Each launch leaves a code behind; nobody opens more games than one a second. */
const LAUNCHES_PER_MINUTE = 60;

/** Opening a game. */
export const registerLaunchRoutes: ModuleRoutes = (app, { shared, services }) => {
  registerCall(app, 'launchGame', async ({ session, merchant, language, body, request }) => {
    const retryAfter = await countCall(shared, request.log, `launches-of:${session.accountId}`, LAUNCHES_PER_MINUTE);
    if (retryAfter !== undefined) return refuse('request.rate_limited', { retryAfter });
    return services.launches.launch({ session, merchant, language, hostname: request.hostname, siteOrigin: siteOriginOf(request) }, body);
  });
};
