import type { FastifyInstance } from 'fastify';
import { getCountryCallingCode } from 'libphonenumber-js/min';
import { isRefusal, refuse } from '../../http/refusal.ts';
import { registerCall } from '../../http/registerCall.ts';
import type { BotCheckService } from '../captcha/botCheck.service.ts';
import type { CodeService } from './code.service.ts';
import { setCodeCookie } from './codeCookie.ts';
import { isCodeSent } from './code.rules.ts';
import { isServedNumber, phoneNumberOf } from './phoneNumber.ts';

const SWEEP_INTERVAL_MS = 600_000;

/** Registers the calls about dialling codes and verification codes. */
export function registerCodeRoutes(
  app: FastifyInstance,
  { botChecks, codes }: { botChecks: BotCheckService; codes: CodeService },
): void {
  const sweep = setInterval(() => {
    codes
      .removeExpired()
      .catch((error: unknown) => app.log.warn({ err: error }, 'codes that are too old could not be removed'));
  }, SWEEP_INTERVAL_MS);
  sweep.unref();
  app.addHook('onClose', () => clearInterval(sweep));

  registerCall(app, 'listCountries', ({ merchant }) => ({
    list: merchant.settings.smsCountries.map((country) => ({
      country,
      countryDialingCode: getCountryCallingCode(country),
    })),
  }));

  registerCall(app, 'sendSmsCode', async ({ body, merchant, language, clientAddress, reply }) => {
    const { mobileNum, countryDialingCode, purpose, botCheck } = body;
    if (!isCodeSent(merchant.settings, purpose)) return refuse('permission.denied');
    const number = phoneNumberOf(mobileNum, countryDialingCode, merchant.settings.smsCountries[0]);
    if (number === undefined || !isServedNumber(number, merchant.settings.smsCountries))
      return refuse('request.invalid', { fields: { mobileNum: { key: 'validation.any' } } });
    if (!(await botChecks.verify(botCheck))) return refuse('auth.bot_check_required', { botCheck: true });

    const sent = await codes.send({ merchant, channel: 'sms', number, purpose, language, clientAddress });
    if (isRefusal(sent)) return sent;
    setCodeCookie(reply, sent.id);
    return { expirationTime: sent.expirationTime };
  });
}
