import type { GatewayConfig } from '../../config.ts';
import type { Merchant } from '../../http/call.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import type { SharedState } from '../../shared/sharedState.ts';
import type { CaptchaService } from '../captcha/captcha.service.ts';
import { accountName, type Account, type AccountService } from '../member/account.service.ts';
import { ACCOUNT_ATTEMPTS, accountKey, addressKey, ATTEMPT_WINDOW_MS, refusalOf, secondsOf } from './login.rules.ts';
import type { PasswordHasher } from './passwordHasher.ts';

/** A try at logging in. */
export interface LoginAttempt {
  merchant: Merchant;
  username: string;
  password: string;
  captcha: string;
  captchaId: string | undefined;
  scope: 'member' | 'agent';
  clientAddress: string;
}

type LoginRefusal =
  | 'auth.invalid_credentials' | 'auth.captcha_incorrect' | 'auth.too_many_attempts' | 'auth.user_disabled' | 'auth.non_member' | 'auth.non_agent';

export interface LoginService {
  /**
   * The account, when name and password belong together and it may log in here. A wrong password and an unknown name are
   * told apart by nothing: not by code, not by time, not by the captcha that follows.
   */
  check(attempt: LoginAttempt): Promise<Account | Refusal<LoginRefusal>>;
  /** Whether a logged-in account's password is this one, within the budget of its logins: for calls that ask for it once more. */
  confirmPassword(account: Account, password: string): Promise<boolean | Refusal<'auth.too_many_attempts'>>;
  /** Forgets failed attempts on an account, because its owner proved who they are by other means: a code or a link. */
  unlock(account: Pick<Account, 'merchant_code' | 'account'>): Promise<void>;
}

interface LoginDeps {
  config: GatewayConfig;
  shared: SharedState;
  accounts: AccountService;
  captchas: CaptchaService;
  passwords: PasswordHasher;
}

/** Checks who wants to log in, with a budget for each account and address and a captcha after the first failure. */
export function createLoginService({ config, shared, accounts, captchas, passwords }: LoginDeps): LoginService {
  return {
    async check({ merchant, username, password, captcha, captchaId, scope, clientAddress }) {
      const account = accountKey(merchant.code, accountName(username));
      const address = addressKey(clientAddress);
      const keys = {
        accountBudget: `login-account:${account}`,
        addressBudget: `login-address:${address}`,
        accountCaptcha: `login-captcha-account:${account}`,
        addressCaptcha: `login-captcha-address:${address}`,
      };

      // Counted before the password is looked at, so that a burst of guesses at once does not slip through.
      const budgets = await Promise.all([
        shared.hit(keys.accountBudget, ACCOUNT_ATTEMPTS, ATTEMPT_WINDOW_MS),
        shared.hit(keys.addressBudget, config.loginAttemptsPerAddress, ATTEMPT_WINDOW_MS),
      ]);
      const wait = Math.max(...budgets.map((budget) => budget.retryAfterMs));
      if (wait > 0) return refuse('auth.too_many_attempts', { captcha: true, retryAfter: secondsOf(wait) });

      const due = await Promise.all([shared.get(keys.accountCaptcha), shared.get(keys.addressCaptcha)]);
      if (due.some((flag) => flag !== undefined) && !(await captchas.verify(captchaId, captcha))) return refuse('auth.captcha_incorrect', { captcha: true });

      const found = await accounts.byName(merchant.code, username);
      const isMatch = await passwords.verify(password, found?.password_hash);
      if (found === undefined || !isMatch) {
        await Promise.all([shared.put(keys.accountCaptcha, '1', ATTEMPT_WINDOW_MS), shared.put(keys.addressCaptcha, '1', ATTEMPT_WINDOW_MS)]);
        return refuse('auth.invalid_credentials', { captcha: true });
      }
      // The budget of the address stands: a thief with one account of his own must not buy new guesses with it.
      await shared.forget(keys.accountBudget, keys.accountCaptcha, keys.addressCaptcha);
      const refusal = refusalOf(found, scope);
      return refusal === undefined ? found : refuse(refusal);
    },
    async confirmPassword(account, password) {
      const key = accountKey(account.merchant_code, account.account);
      const budget = await shared.hit(`login-account:${key}`, ACCOUNT_ATTEMPTS, ATTEMPT_WINDOW_MS);
      if (!budget.isWithin) return refuse('auth.too_many_attempts', { retryAfter: secondsOf(budget.retryAfterMs) });
      const isMatch = await passwords.verify(password, account.password_hash);
      if (isMatch) await shared.forget(`login-account:${key}`);
      return isMatch;
    },
    async unlock({ merchant_code: merchantCode, account }) {
      const key = accountKey(merchantCode, account);
      await shared.forget(`login-account:${key}`, `login-captcha-account:${key}`);
    },
  };
}
