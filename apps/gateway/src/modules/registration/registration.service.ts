import { checkRegistration, validateField, type RegistrationField } from '@parlor/contract';
import type { GatewayConfig } from '../../config.ts';
import type { Merchant } from '../../http/call.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import type { SharedState } from '../../shared/sharedState.ts';
import type { CaptchaService } from '../captcha/captcha.service.ts';
import type { Account, AccountService } from '../member/account.service.ts';
import { isAgentType } from '../member/accountTypes.ts';
import { addressKey, secondsOf } from '../session/login.rules.ts';
import { profileOf } from './registration.rules.ts';

const HOUR_MS = 3_600_000;

/** What a player sent to register. */
export interface Registration {
  merchant: Merchant;
  typed: Record<RegistrationField, string>;
  /** Where the player came from: kept beside the profile. */
  origin: Record<string, string>;
  captchaId: string | undefined;
  clientAddress: string;
}

type RegistrationRefusal = 'register.closed' | 'register.invalid' | 'register.username_taken' | 'auth.captcha_incorrect' | 'request.rate_limited';

export interface RegistrationService {
  /** Makes the account, or says why not. Of several registrations of one name at once exactly one makes it. */
  register(registration: Registration): Promise<Account | Refusal<RegistrationRefusal>>;
  /** Whether a username fits the rules and is free. */
  isAvailable(merchant: Merchant, username: string): Promise<boolean>;
}

interface RegistrationDeps {
  config: GatewayConfig;
  clock: () => number;
  shared: SharedState;
  accounts: AccountService;
  captchas: CaptchaService;
}

/** Registration by username, under the merchant's own rules. */
export function createRegistrationService({ config, clock, shared, accounts, captchas }: RegistrationDeps): RegistrationService {
  async function parentOf(merchant: Merchant, code: string): Promise<Account | undefined> {
    const found = code === '' ? undefined : await accounts.byAffiliateCode(merchant.code, code);
    return found !== undefined && isAgentType(found.type) ? found : undefined;
  }

  return {
    async register({ merchant, typed, origin, captchaId, clientAddress }) {
      const { isOpen, methods, minimumAge, rules } = merchant.settings.registration;
      if (!isOpen || !methods.username) return refuse('register.closed');

      const failures = checkRegistration(typed, 'username', { minimumAge, timeZone: merchant.settings.timeZone, regExp: rules }, clock());
      if (Object.keys(failures).length > 0) return refuse('register.invalid', { fields: failures });

      const parent = await parentOf(merchant, typed.affiliateCode);
      if (parent === undefined && rules.affiliateCode.enabled && typed.affiliateCode !== '') {
        return refuse('register.invalid', { fields: { affiliateCode: { key: 'validation.invitation_code_error' } } });
      }
      if (rules.captcha.enabled && !(await captchas.verify(captchaId, typed.captcha))) return refuse('auth.captcha_incorrect', { captcha: true });

      const budget = await shared.hit(`register:${addressKey(clientAddress)}`, config.registrationsPerAddress, HOUR_MS);
      if (!budget.isWithin) return refuse('request.rate_limited', { retryAfter: secondsOf(budget.retryAfterMs) });

      const account = await accounts.create({
        merchantCode: merchant.code,
        account: typed.username,
        password: typed.password,
        nickname: rules.nickname.enabled ? typed.nickname : '',
        paymentPassword: rules.paymentPassword.enabled ? typed.paymentPassword : undefined,
        parentId: parent?.id ?? null,
        profile: { ...profileOf(typed, rules), ...origin },
      });
      return account ?? refuse('register.username_taken');
    },
    async isAvailable(merchant, username) {
      const { rules } = merchant.settings.registration;
      return validateField(username, rules.username) === undefined && (await accounts.byName(merchant.code, username)) === undefined;
    },
  };
}
