import type { ModuleRoutes } from '../../gateway.ts';
import { readHostCookie } from '../../http/hostCookie.ts';
import { isRefusal, refuse } from '../../http/refusal.ts';
import { registerCall } from '../../http/registerCall.ts';
import { CAPTCHA_COOKIE } from '../captcha/captchaCookie.ts';
import { CODE_COOKIE } from '../code/codeCookie.ts';
import { clearSessionCookie } from './sessionCookie.ts';
import { halvesOf } from './sessionHalves.ts';
import { startSession } from './sessionStart.ts';

const SWEEP_INTERVAL_MS = 3_600_000;

/** Login, trial and logout, and the devices on which an account is logged in. */
export const registerSessionRoutes: ModuleRoutes = (app, gateway) => {
  const { services } = gateway;

  const sweep = setInterval(() => {
    services.sessions.removeEnded().catch((error: unknown) => app.log.warn({ err: error }, 'ended sessions could not be removed'));
  }, SWEEP_INTERVAL_MS);
  sweep.unref();
  app.addHook('onClose', () => clearInterval(sweep));

  registerCall(app, 'login', async ({ body, merchant, clientAddress, request, reply }) => {
    const [captchaId, codeId] = [readHostCookie(request, CAPTCHA_COOKIE), readHostCookie(request, CODE_COOKIE)];
    const checked = await services.logins.check({ merchant, body, captchaId, codeId, clientAddress });
    return isRefusal(checked) ? checked : startSession(gateway, checked, request, reply);
  });

  registerCall(app, 'startTrial', async ({ merchant, clientAddress, request, reply }) => {
    const started = await services.trials.start({ merchant, clientAddress });
    return isRefusal(started) ? started : startSession(gateway, started, request, reply);
  });

  registerCall(app, 'logout', async ({ request, reply }) => {
    await services.sessions.end(halvesOf(request));
    clearSessionCookie(reply);
    return {};
  });

  registerCall(app, 'listSessions', async ({ session }) => {
    const listed = (await services.sessions.list(session.accountId)).map((one) => ({ ...one, isCurrent: one.id === session.id }));
    return { list: listed.toSorted((left, right) => Number(right.isCurrent) - Number(left.isCurrent)) };
  });

  registerCall(app, 'endSession', async ({ params, session, reply }) => {
    if (!(await services.sessions.endOne(session.accountId, params.sessionId))) return refuse('session.not_found');
    if (params.sessionId === session.id) clearSessionCookie(reply);
    return {};
  });

  registerCall(app, 'endOtherSessions', async ({ session }) => {
    await services.sessions.endOthers(session.accountId, session.id);
    return {};
  });
};
