import type { ModuleRoutes } from '../../gateway.ts';
import { isRefusal, refuse } from '../../http/refusal.ts';
import { registerCall } from '../../http/registerCall.ts';
import { CAPTCHA_COOKIE } from '../captcha/captchaCookie.ts';
import { SESSION_COOKIE, sessionCookieOptions } from './sessionCookie.ts';
import { halvesOf } from './sessionHalves.ts';
import { startSession } from './sessionStart.ts';

const SWEEP_INTERVAL_MS = 3_600_000;

/** Login, trial and logout. */
export const registerSessionRoutes: ModuleRoutes = (app, gateway) => {
  const { config, services } = gateway;

  const sweep = setInterval(() => {
    services.sessions.removeEnded().catch((error: unknown) => app.log.warn({ err: error }, 'ended sessions could not be removed'));
  }, SWEEP_INTERVAL_MS);
  sweep.unref();
  app.addHook('onClose', () => clearInterval(sweep));

  registerCall(app, 'login', async ({ body, merchant, clientAddress, request, reply }) => {
    if (body.type !== 'username') return refuse('permission.denied');
    const { username, password, captcha, scope } = body;
    const captchaId = request.cookies[CAPTCHA_COOKIE];
    const checked = await services.logins.check({ merchant, username, password, captcha, scope, clientAddress, captchaId });
    return isRefusal(checked) ? checked : startSession(gateway, checked, request, reply);
  });

  registerCall(app, 'startTrial', async ({ merchant, clientAddress, request, reply }) => {
    const started = await services.trials.start({ merchant, clientAddress });
    return isRefusal(started) ? started : startSession(gateway, started, request, reply);
  });

  registerCall(app, 'logout', async ({ request, reply }) => {
    await services.sessions.end(halvesOf(request));
    void reply.clearCookie(SESSION_COOKIE, sessionCookieOptions(config, request));
    return {};
  });
};
