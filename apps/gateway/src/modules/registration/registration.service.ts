import {
  checkRegistration,
  referredRules,
  rulesFor,
  tidyRegistration,
  validateField,
  type RegistrationField,
  type RegistrationMethod,
  type RegistrationRules,
} from '@parlor/contract';
import type { GatewayConfig } from '../../config.ts';
import type { Merchant } from '../../http/call.ts';
import { addressKey, secondsOf } from '../../http/callBudget.ts';
import { isRefusal, refuse, type Refusal } from '../../http/refusal.ts';
import type { SharedState } from '../../shared/sharedState.ts';
import type { AffiliateUrlService } from '../agent/affiliateUrl.service.ts';
import type { BotCheckService } from '../captcha/botCheck.service.ts';
import type { CaptchaService } from '../captcha/captcha.service.ts';
import type { CodeService } from '../code/code.service.ts';
import { phoneNumberOf } from '../code/phoneNumber.ts';
import type { IdentityService } from '../identity/identity.service.ts';
import type { Account, AccountService } from '../member/account.service.ts';
import { commonPasswordFailure } from '../password/commonPasswords.ts';
import type { AffiliateService } from './affiliate.service.ts';
import { profileOf } from './registration.rules.ts';

const HOUR_MS = 3_600_000;

/** The input of a registration. */
export interface Registration {
  merchant: Merchant;
  typed: Record<RegistrationField, string>;
  countryDialingCode: string;
  /** The domain through which the player came. */
  domain: string;
  /** The source of the player, stored beside the profile. */
  origin: Record<string, string>;
  captchaId: string | undefined;
  /** The cookie value that binds a code to the browser that requested it. */
  codeId: string | undefined;
  botCheck: string;
  /** The token of the identity provider, if it checked the code. */
  providerToken: string;
  clientAddress: string;
}

type SharedRefusal =
  | 'register.closed'
  | 'register.invalid'
  | 'register.mobile_taken'
  | 'register.referrer_invalid'
  | 'auth.captcha_incorrect'
  | 'auth.bot_check_required'
  | 'auth.code_incorrect'
  | 'auth.provider_refused'
  | 'request.rate_limited';

export interface RegistrationService {
  /**
   * Creates an account with the chosen name, or returns the refusal. Of several concurrent registrations with one name
   * or number, exactly one succeeds.
   */
  register(registration: Registration): Promise<Account | Refusal<SharedRefusal | 'register.username_taken'>>;
  /** Creates an account with a proved number, whose digits are the name. */
  registerMobile(registration: Registration): Promise<Account | Refusal<SharedRefusal>>;
  /** Whether a username is valid and free. */
  isAvailable(merchant: Merchant, username: string): Promise<boolean>;
}

interface RegistrationDeps {
  config: GatewayConfig;
  clock: () => number;
  shared: SharedState;
  accounts: AccountService;
  affiliates: AffiliateService;
  affiliateUrls: Pick<AffiliateUrlService, 'place'>;
  botChecks: BotCheckService;
  captchas: CaptchaService;
  codes: CodeService;
  identities: IdentityService;
}

/** Creates the service of registration by username and by mobile number, under the merchant's own rules. */
export function createRegistrationService(deps: RegistrationDeps): RegistrationService {
  const { config, clock, shared, accounts, affiliates, affiliateUrls, botChecks, captchas, codes, identities } = deps;

  /** Returns the agent above the account, if any. An unknown code is refused, unlike a missing one. */
  async function referrerOf({ merchant, typed, domain }: Registration, rules: RegistrationRules) {
    const { affiliateCode: rule } = rules;
    const agent = await affiliates.agentOf(merchant.code, { code: typed.affiliateCode, domain });
    if (agent !== undefined) return agent;
    if (rule.enabled && typed.affiliateCode !== '')
      return refuse('register.invalid', { fields: { affiliateCode: { key: 'validation.invitation_code_error' } } });
    return rule.enabled && rule.required && domain !== '' ? refuse('register.referrer_invalid') : undefined;
  }

  /**
   * Returns the number (E.164) that the player proved to own; undefined if no proof was required. Call it last: it
   * consumes the proof.
   */
  async function provedNumber(
    { merchant, typed, countryDialingCode, codeId, providerToken }: Registration,
    rules: RegistrationRules,
  ) {
    if (!rules.verificationCode.enabled || typed.mobileNum === '') return undefined;
    const number = phoneNumberOf(typed.mobileNum, countryDialingCode, merchant.settings.smsCountries[0]);
    if (merchant.settings.smsCodes === 'provider') {
      if (providerToken === '' && !rules.verificationCode.required) return undefined;
      const identity = await identities.verify({ merchant, idToken: providerToken, channel: 'sms' });
      return number !== undefined && identity?.phoneNumber === number ? number : refuse('auth.provider_refused');
    }
    if (typed.verificationCode === '') return undefined;
    const isProved = await codes.verify({
      merchantCode: merchant.code,
      id: codeId,
      number,
      purpose: 'register',
      code: typed.verificationCode,
    });
    return isProved && number !== undefined ? number : refuse('auth.code_incorrect');
  }

  async function attempt<Taken extends 'register.username_taken' | 'register.mobile_taken'>(
    input: Registration,
    method: RegistrationMethod,
    nameTaken: Taken,
  ): Promise<Account | Refusal<SharedRefusal | Taken>> {
    const { merchant, captchaId, clientAddress } = input;
    const { isOpen, methods, minimumAge, rules: regExp } = merchant.settings.registration;
    if (!isOpen || !methods[method]) return refuse('register.closed');

    const typed = tidyRegistration(input.typed);
    const registration = { ...input, typed };
    const rules = rulesFor({ regExp }, method);
    const referrer = await referrerOf(registration, rules);
    // A player who comes through an agent's domain needs no code.
    const isReferred = referrer !== undefined && !isRefusal(referrer);
    const failures = checkRegistration(
      typed,
      method,
      { minimumAge, timeZone: merchant.settings.timeZone, regExp: referredRules(regExp, isReferred) },
      clock(),
    );
    if (isRefusal(referrer) && referrer.code === 'register.referrer_invalid') delete failures.affiliateCode;
    const common = commonPasswordFailure(typed.password);
    if (common !== undefined) failures.password ??= common;
    if (Object.keys(failures).length > 0) return refuse('register.invalid', { fields: failures });
    if (isRefusal(referrer)) return referrer;

    if (!(await botChecks.verify(input.botCheck))) return refuse('auth.bot_check_required', { botCheck: true });
    if (rules.captcha.enabled && !(await captchas.verify(captchaId, typed.captcha)))
      return refuse('auth.captcha_incorrect', { captcha: true });
    const budget = await shared.hit(`register:${addressKey(clientAddress)}`, config.registrationsPerAddress, HOUR_MS);
    if (!budget.isWithin) return refuse('request.rate_limited', { retryAfter: secondsOf(budget.retryAfterMs) });

    // Before the code is consumed: a taken name can be changed, a consumed code cannot be reused.
    if (method === 'username' && (await accounts.byName(merchant.code, typed.username)) !== undefined)
      return refuse(nameTaken);
    const number = await provedNumber(registration, rules);
    if (isRefusal(number)) return number;
    if (method === 'mobile' && number === undefined) return refuse('auth.code_incorrect');
    if (number !== undefined && (await accounts.byMobile(merchant.code, number)) !== undefined)
      return refuse('register.mobile_taken');

    const byUrl = await affiliates.arrivalOf(merchant.code, typed.affiliateCode);
    // A link other than the agent's own code determines the newcomer's type and rebates.
    const arrival = byUrl !== undefined && byUrl.agent.id === referrer?.id ? byUrl : undefined;
    const newcomer = {
      merchantCode: merchant.code,
      account: method === 'mobile' ? (number ?? '').slice(1) : typed.username,
      password: typed.password,
      nickname: rules.nickname.enabled ? typed.nickname : '',
      paymentPassword: rules.paymentPassword.enabled ? typed.paymentPassword : undefined,
      parentId: referrer?.id ?? null,
      profile: { ...profileOf(typed, rules), ...input.origin },
      mobile: number,
      ...(arrival?.type === 'agent' && { type: 1 }),
    };
    const account = await accounts.create(
      newcomer,
      arrival && ((transaction, made) => affiliateUrls.place(transaction, merchant, arrival, made)),
    );
    if (account !== undefined) return account;
    // A concurrent registration was first.
    const isNumberTaken = number !== undefined && (await accounts.byMobile(merchant.code, number)) !== undefined;
    return refuse(isNumberTaken ? 'register.mobile_taken' : nameTaken);
  }

  return {
    register: (registration) => attempt(registration, 'username', 'register.username_taken'),
    registerMobile: (registration) => attempt(registration, 'mobile', 'register.mobile_taken'),
    async isAvailable(merchant, username) {
      const { rules } = merchant.settings.registration;
      return (
        validateField(username, rules.username) === undefined &&
        (await accounts.byName(merchant.code, username)) === undefined
      );
    },
  };
}
