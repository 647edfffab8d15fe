import type { ModuleRoutes } from '../../app.ts';
import { registerCall } from '../../http/registerCall.ts';
import { SESSION_COOKIE, sessionCookieOptions } from './sessionCookie.ts';
import { HEADER } from '@parlor/contract';

/** Login and logout. */
export const registerSessionRoutes: ModuleRoutes = (app, { config, services, clock }) => {
  registerCall(app, 'logout', async ({ request, reply }) => {
    await services.sessions.end({ token: String(request.headers[HEADER.token.toLowerCase()] ?? ''), cookie: request.cookies[SESSION_COOKIE] });
    void reply.clearCookie(SESSION_COOKIE, sessionCookieOptions(config));
    return {};
  });
  void clock;
};
