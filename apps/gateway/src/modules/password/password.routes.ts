import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../../config.ts';
import { readHostCookie } from '../../http/hostCookie.ts';
import { isRefusal, refuse } from '../../http/refusal.ts';
import { registerCall } from '../../http/registerCall.ts';
import type { BotCheckService } from '../captcha/botCheck.service.ts';
import { CODE_COOKIE } from '../code/codeCookie.ts';
import type { SessionService } from '../session/session.service.ts';
import { rotateSession, startSession } from '../session/sessionStart.ts';
import type { NewPasswordService } from './newPassword.service.ts';
import { siteOrigin } from './resetLink.rules.ts';

const SWEEP_INTERVAL_MS = 600_000;

interface PasswordRoutesDeps {
  config: GatewayConfig;
  botChecks: BotCheckService;
  newPasswords: NewPasswordService;
  sessions: SessionService;
}

/** Registers the routes that change passwords or reset them by email and by phone. */
export function registerPasswordRoutes(
  app: FastifyInstance,
  { config, botChecks, newPasswords, sessions }: PasswordRoutesDeps,
): void {
  const sweep = setInterval(() => {
    newPasswords
      .removeExpired()
      .catch((error: unknown) => app.log.warn({ err: error }, 'links that are too old could not be removed'));
  }, SWEEP_INTERVAL_MS);
  sweep.unref();
  app.addHook('onClose', () => clearInterval(sweep));

  registerCall(app, 'changePassword', async ({ body, session, merchant, reply }) => {
    const outcome = await newPasswords.change(session, merchant, body);
    return isRefusal(outcome) ? outcome : rotateSession({ config, sessions }, session, reply);
  });

  registerCall(app, 'requestPasswordLink', async ({ body, merchant, language, clientAddress, request }) => {
    if (merchant.settings.features.emailRetrieval !== true) return refuse('permission.denied');
    // Mail that stays on this machine may link to any host name of the request.
    const staysHere = config.isZeroConfiguration && config.mail === undefined;
    const origin = siteOrigin(merchant.settings, `${request.protocol}://${request.host}`, staysHere);
    if (origin === undefined) {
      request.log.warn(
        { merchant: merchant.code },
        'links for new passwords need mainDomain or domainRoute in the settings',
      );
      return refuse('permission.denied');
    }
    const { botCheck, ...typed } = body;
    if (!(await botChecks.verify(botCheck))) return refuse('auth.bot_check_required', { botCheck: true });
    return (await newPasswords.sendLink({ merchant, ...typed, language, origin, clientAddress })) ?? {};
  });

  registerCall(app, 'resetPasswordByLink', async ({ body, merchant, clientAddress }) => {
    const outcome = await newPasswords.setByLink({
      merchant,
      token: body.resetToken,
      newPassword: body.newPassword,
      clientAddress,
    });
    return isRefusal(outcome) ? outcome : {};
  });

  registerCall(app, 'resetPasswordByPhone', async ({ body, merchant, clientAddress, request, reply }) => {
    if (merchant.settings.features.phoneRetrieval !== true) return refuse('permission.denied');
    const { firebaseIdToken: providerToken, ...typed } = body;
    const outcome = await newPasswords.setByPhone({
      merchant,
      ...typed,
      providerToken,
      codeId: readHostCookie(request, CODE_COOKIE),
      clientAddress,
    });
    return isRefusal(outcome) ? outcome : startSession({ config, sessions }, outcome, request, reply);
  });
}
