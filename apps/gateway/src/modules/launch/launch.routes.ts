import type { ModuleRoutes } from '../../gateway.ts';
import { registerCall } from '../../http/registerCall.ts';
import { siteOriginOf } from './launch.rules.ts';

/** Opening a game. */
export const registerLaunchRoutes: ModuleRoutes = (app, { services }) => {
  registerCall(app, 'launchGame', ({ session, merchant, language, query, request }) =>
    services.launches.launch({ session, merchant, language, hostname: request.hostname, siteOrigin: siteOriginOf(request) }, query),
  );
};
