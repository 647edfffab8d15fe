import type { ModuleRoutes } from '../../gateway.ts';
import { isRefusal, refuse } from '../../http/refusal.ts';
import { registerCall } from '../../http/registerCall.ts';
import { CAPTCHA_COOKIE } from '../captcha/captchaCookie.ts';
import { addressKey, secondsOf } from '../session/login.rules.ts';
import { startSession } from '../session/sessionStart.ts';

/** A person types a name in a minute; more than this is somebody who collects names. */
const NAME_CHECKS_PER_MINUTE = 60;

/** Registration: what it asks for, whether a name is free, and the registration itself. */
export const registerRegistrationRoutes: ModuleRoutes = (app, gateway) => {
  const { services, shared } = gateway;

  registerCall(app, 'getRegistrationSettings', ({ merchant }) => {
    const { methods, minimumAge, rules } = merchant.settings.registration;
    return { methods, minimumAge, timeZone: merchant.settings.timeZone, regExp: rules };
  });

  registerCall(app, 'checkUsername', async ({ query, merchant, clientAddress }) => {
    const budget = await shared.hit(`name-check:${addressKey(clientAddress)}`, NAME_CHECKS_PER_MINUTE, 60_000);
    if (!budget.isWithin) return refuse('request.rate_limited', { retryAfter: secondsOf(budget.retryAfterMs) });
    return { available: await services.registrations.isAvailable(merchant, query.username) };
  });

  registerCall(app, 'register', async ({ body, merchant, clientAddress, request, reply }) => {
    const { countryDialingCode, registerUrl, registerMethod, type: _type, domain, ...typed } = body;
    const origin = { registerUrl, registerMethod, domain, ...(typed.mobileNum !== '' && { countryDialingCode }) };
    const outcome = await services.registrations.register({ merchant, typed, origin, captchaId: request.cookies[CAPTCHA_COOKIE], clientAddress });
    return isRefusal(outcome) ? outcome : startSession(gateway, outcome, request, reply);
  });
};
