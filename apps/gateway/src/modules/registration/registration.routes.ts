import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../../config.ts';
import type { Call } from '../../http/call.ts';
import { addressKey, secondsOf } from '../../http/callBudget.ts';
import { readHostCookie } from '../../http/hostCookie.ts';
import { isRefusal, refuse } from '../../http/refusal.ts';
import { registerCall } from '../../http/registerCall.ts';
import type { SharedState } from '../../shared/sharedState.ts';
import { CAPTCHA_COOKIE } from '../captcha/captchaCookie.ts';
import { CODE_COOKIE } from '../code/codeCookie.ts';
import type { SessionService } from '../session/session.service.ts';
import { startSession } from '../session/sessionStart.ts';
import type { AffiliateService } from './affiliate.service.ts';
import type { Registration, RegistrationService } from './registration.service.ts';

/** The most name checks per minute. More indicates somebody who collects names. */
const NAME_CHECKS_PER_MINUTE = 60;
/** The most checks of invitation codes per minute. */
const AFFILIATE_CHECKS_PER_MINUTE = 60;

interface RegistrationRoutesDeps {
  config: GatewayConfig;
  shared: SharedState;
  affiliates: AffiliateService;
  registrations: RegistrationService;
  sessions: SessionService;
}

/**
 * Registers the registration routes: the fields, whether a name is free, who referred a player, and the registration.
 */
export function registerRegistrationRoutes(
  app: FastifyInstance,
  { config, shared, affiliates, registrations, sessions }: RegistrationRoutesDeps,
): void {
  registerCall(app, 'getRegistrationSettings', ({ merchant }) => {
    const { methods, minimumAge, rules } = merchant.settings.registration;
    return { methods, minimumAge, timeZone: merchant.settings.timeZone, regExp: rules };
  });

  registerCall(app, 'checkUsername', async ({ query, merchant, clientAddress }) => {
    const budget = await shared.hit(`name-check:${addressKey(clientAddress)}`, NAME_CHECKS_PER_MINUTE, 60_000);
    if (!budget.isWithin) return refuse('request.rate_limited', { retryAfter: secondsOf(budget.retryAfterMs) });
    return { available: await registrations.isAvailable(merchant, query.username) };
  });

  registerCall(app, 'checkAffiliate', async ({ query, merchant, clientAddress }) => {
    const budget = await shared.hit(
      `affiliate-check:${addressKey(clientAddress)}`,
      AFFILIATE_CHECKS_PER_MINUTE,
      60_000,
    );
    if (!budget.isWithin) return refuse('request.rate_limited', { retryAfter: secondsOf(budget.retryAfterMs) });
    return { success: (await affiliates.agentOf(merchant.code, query)) !== undefined };
  });

  registerCall(app, 'register', async (call) => {
    const outcome = await registrations.register(registrationOf(call));
    return isRefusal(outcome) ? outcome : startSession({ config, sessions }, outcome, call.request, call.reply);
  });

  registerCall(app, 'registerMobile', async (call) => {
    const outcome = await registrations.registerMobile(registrationOf(call));
    return isRefusal(outcome) ? outcome : startSession({ config, sessions }, outcome, call.request, call.reply);
  });
}

function registrationOf({ body, merchant, clientAddress, request }: Call<'register' | 'registerMobile'>): Registration {
  const {
    countryDialingCode,
    registerUrl,
    registerMethod,
    type: _type,
    domain,
    botCheck,
    firebaseChannel,
    firebaseIdToken,
    ...typed
  } = body;
  return {
    merchant,
    typed,
    countryDialingCode,
    domain,
    botCheck,
    clientAddress,
    origin: {
      registerUrl,
      registerMethod,
      domain,
      ...(typed.mobileNum !== '' && { countryDialingCode }),
      // Stored with the account, whether or not the form shows the field: `referral` reads it.
      ...(typed.recommenderId.trim() !== '' && { referrer: typed.recommenderId.trim().toUpperCase() }),
    },
    captchaId: readHostCookie(request, CAPTCHA_COOKIE),
    codeId: readHostCookie(request, CODE_COOKIE),
    providerToken: firebaseChannel === 'sms' ? firebaseIdToken : '',
  };
}
