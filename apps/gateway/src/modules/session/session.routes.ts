import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../../config.ts';
import { readHostCookie } from '../../http/hostCookie.ts';
import { isRefusal, refuse } from '../../http/refusal.ts';
import { registerCall } from '../../http/registerCall.ts';
import { CAPTCHA_COOKIE } from '../captcha/captchaCookie.ts';
import { CODE_COOKIE } from '../code/codeCookie.ts';
import type { AccountViews } from '../accountView/accountViews.ts';
import type { AccountService } from '../member/account.service.ts';
import type { LoginService } from './login.service.ts';
import type { SessionService } from './session.service.ts';
import { clearSessionCookie } from './sessionCookie.ts';
import { halvesOf } from './sessionHalves.ts';
import { startSession, startView } from './sessionStart.ts';
import type { TrialService } from './trial.service.ts';

const SWEEP_INTERVAL_MS = 3_600_000;

interface SessionRoutesDeps {
  config: GatewayConfig;
  accounts: Pick<AccountService, 'byId'>;
  accountViews: AccountViews;
  logins: LoginService;
  sessions: SessionService;
  trials: TrialService;
}

/** Registers the routes of login, trial, logout and the devices on which an account is logged in. */
export function registerSessionRoutes(
  app: FastifyInstance,
  { config, accounts, accountViews, logins, sessions, trials }: SessionRoutesDeps,
): void {
  const sweep = setInterval(() => {
    sessions
      .removeEnded()
      .catch((error: unknown) => app.log.warn({ err: error }, 'ended sessions could not be removed'));
  }, SWEEP_INTERVAL_MS);
  sweep.unref();
  app.addHook('onClose', () => clearInterval(sweep));

  registerCall(app, 'login', async ({ body, merchant, clientAddress, request, reply }) => {
    const [captchaId, codeId] = [readHostCookie(request, CAPTCHA_COOKIE), readHostCookie(request, CODE_COOKIE)];
    const checked = await logins.check({ merchant, body, captchaId, codeId, clientAddress });
    return isRefusal(checked) ? checked : startSession({ config, sessions }, checked, request, reply);
  });

  registerCall(app, 'startTrial', async ({ merchant, clientAddress, request, reply }) => {
    const started = await trials.start({ merchant, clientAddress });
    return isRefusal(started) ? started : startSession({ config, sessions }, started, request, reply);
  });

  registerCall(app, 'redeemView', async ({ body, merchant, request, reply }) => {
    const view = await accountViews.redeem(body.viewToken, merchant.code);
    const account = view && (await accounts.byId(view.accountId));
    if (view === undefined || account === undefined) return refuse('view.link_invalid');
    return startView({ config, sessions }, { account, view }, request, reply);
  });

  registerCall(app, 'logout', async ({ request, reply }) => {
    const halves = halvesOf(request);
    const session = await sessions.find(halves);
    await sessions.end(halves);
    if (typeof session === 'object' && session.view !== undefined)
      await accountViews.end(session.view.id, session.view.operator);
    clearSessionCookie(reply);
    return {};
  });

  registerCall(app, 'listSessions', async ({ session }) => {
    const listed = (await sessions.list(session.accountId)).map((listedSession) => ({
      ...listedSession,
      isCurrent: listedSession.id === session.id,
    }));
    const views = await accountViews.timesOf(session.accountId);
    return {
      list: listed.toSorted((left, right) => Number(right.isCurrent) - Number(left.isCurrent)),
      views: views.map((at) => ({ at })),
    };
  });

  registerCall(app, 'endSession', async ({ params, session, reply }) => {
    if (!(await sessions.endSession(session.accountId, params.sessionId))) return refuse('session.not_found');
    if (params.sessionId === session.id) clearSessionCookie(reply);
    return {};
  });

  registerCall(app, 'endOtherSessions', async ({ session }) => {
    await sessions.endOtherSessions(session.accountId, session.id);
    return {};
  });
}
