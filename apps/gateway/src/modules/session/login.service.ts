import type { z } from 'zod';
import type { account as accountSchemas } from '@parlor/contract/schemas';
import type { GatewayConfig } from '../../config.ts';
import type { Merchant } from '../../http/call.ts';
import { addressKey, secondsOf } from '../../http/callBudget.ts';
import { isRefusal, refuse, type Refusal } from '../../http/refusal.ts';
import type { SharedState } from '../../shared/sharedState.ts';
import type { BotCheckService } from '../captcha/botCheck.service.ts';
import type { CaptchaService } from '../captcha/captcha.service.ts';
import type { CodeService } from '../code/code.service.ts';
import { isCodeSent } from '../code/code.rules.ts';
import { phoneNumberOf } from '../code/phoneNumber.ts';
import type { IdentityService } from '../identity/identity.service.ts';
import { accountName, type Account, type AccountService } from '../member/account.service.ts';
import {
  ACCOUNT_ATTEMPTS,
  accountKey,
  ATTEMPT_WINDOW_MS,
  refusalOf,
  STUFFING_GUARD_MS,
  STUFFING_WINDOW_MS,
} from './login.rules.ts';
import type { PasswordHasher } from '../member/passwordHasher.ts';

type LoginBody = z.output<typeof accountSchemas.loginBody>;
type UsernameLogin = Extract<LoginBody, { type: 'username' }>;
type SmsLogin = Extract<LoginBody, { type: 'sms' }>;
type ProviderLogin = Extract<LoginBody, { type: 'firebase' }>;

/** A login attempt. */
export interface LoginAttempt {
  merchant: Merchant;
  body: LoginBody;
  /** The cookie values of the caller's captcha and code. */
  captchaId: string | undefined;
  codeId: string | undefined;
  clientAddress: string;
}

type LoginRefusal =
  | 'auth.invalid_credentials'
  | 'auth.captcha_incorrect'
  | 'auth.bot_check_required'
  | 'auth.code_incorrect'
  | 'auth.provider_refused'
  | 'auth.too_many_attempts'
  | 'auth.user_disabled'
  | 'auth.non_member'
  | 'auth.non_agent'
  | 'auth.agent_incorrect'
  | 'register.closed'
  | 'permission.denied'
  | 'request.rate_limited';

export interface LoginService {
  /**
   * Returns the account if the caller proved ownership and it may log in here. A wrong password and an unknown name
   * have the same error code, response time, captcha, bot check and lock.
   */
  check(attempt: LoginAttempt): Promise<Account | Refusal<LoginRefusal>>;
  /** Checks the password of a logged-in account within its login budget, for calls that require the password again. */
  confirmPassword(account: Account, password: string): Promise<boolean | Refusal<'auth.too_many_attempts'>>;
  /** Deletes failed attempts on an account after its owner was verified by a code or a link. */
  unlock(account: Pick<Account, 'merchant_code' | 'account'>): Promise<void>;
}

interface LoginDeps {
  config: GatewayConfig;
  shared: SharedState;
  accounts: AccountService;
  captchas: CaptchaService;
  botChecks: BotCheckService;
  codes: CodeService;
  identities: IdentityService;
  passwords: PasswordHasher;
}

/** The keys of the attempts' count and of recent failures. */
interface Trace {
  /** The key of the attempted account or number; undefined if a third party verifies the identity. */
  subjectBudget: string | undefined;
  addressBudget: string;
  /** Set after a failure: the next attempt requires a captcha and a solved challenge. */
  flags: string[];
}

/**
 * Creates the login service. It has a budget for each account and client address, and requires a captcha and a bot
 * check after the first failure.
 */
export function createLoginService({
  config,
  shared,
  accounts,
  captchas,
  botChecks,
  codes,
  identities,
  passwords,
}: LoginDeps): LoginService {
  /**
   * Checks every required proof, and returns the first error. Repeatable checks come first, and the captcha, which its
   * check consumes, comes last.
   */
  async function checkProofs(
    { merchant, body, captchaId }: LoginAttempt,
    trace: Trace,
  ): Promise<Refusal<LoginRefusal> | undefined> {
    const [address, guard, ...flags] = await Promise.all([
      shared.hit(trace.addressBudget, config.loginAttemptsPerAddress, ATTEMPT_WINDOW_MS),
      shared.get(guardKey(merchant)),
      ...trace.flags.map((flag) => shared.get(flag)),
    ]);
    if (!address.isWithin)
      return refuse('auth.too_many_attempts', { captcha: true, retryAfter: secondsOf(address.retryAfterMs) });
    const hasFailed = flags.some((flag) => flag !== undefined);
    if ((hasFailed || guard !== undefined) && !(await botChecks.verify(body.botCheck)))
      return refuse('auth.bot_check_required', { botCheck: true });

    // Counted before the proof is checked, so that concurrent guesses cannot exceed the limit.
    if (trace.subjectBudget !== undefined) {
      const subject = await shared.hit(trace.subjectBudget, ACCOUNT_ATTEMPTS, ATTEMPT_WINDOW_MS);
      if (!subject.isWithin)
        return refuse('auth.too_many_attempts', { captcha: true, retryAfter: secondsOf(subject.retryAfterMs) });
    }
    // A provider's signature cannot be guessed, and its popup shows no captcha.
    return hasFailed && body.type !== 'firebase' && !(await captchas.verify(captchaId, body.captcha))
      ? refuse('auth.captcha_incorrect', { captcha: true })
      : undefined;
  }

  async function fail<Code extends LoginRefusal>(code: Code, merchant: Merchant, trace: Trace): Promise<Refusal<Code>> {
    const [failures] = await Promise.all([
      shared.hit(failuresKey(merchant), config.loginFailuresPerMinute, STUFFING_WINDOW_MS),
      ...trace.flags.map((flag) => shared.put(flag, '1', ATTEMPT_WINDOW_MS)),
    ]);
    // Credential stuffing uses many addresses and tries each name once: only the merchant's total shows it.
    if (!failures.isWithin) await shared.put(guardKey(merchant), '1', STUFFING_GUARD_MS);
    return refuse(code, { captcha: true });
  }

  async function unlock({
    merchant_code: merchantCode,
    account,
  }: Pick<Account, 'merchant_code' | 'account'>): Promise<void> {
    const key = accountKey(merchantCode, account);
    await shared.forget(budgetOf(key), flagOf(key));
  }

  /** Returns the account, unless it may not log in here. Call it only after the owner's proof. */
  async function admitted(account: Account, { scope, agentCode }: LoginBody): Promise<Account | Refusal<LoginRefusal>> {
    const refusal = refusalOf(account, scope);
    if (refusal !== undefined) return refuse(refusal);
    if (agentCode !== '' && !(await accounts.isInLineOf(account, agentCode))) return refuse('auth.agent_incorrect');
    return account;
  }

  async function byPassword(attempt: LoginAttempt, body: UsernameLogin): Promise<Account | Refusal<LoginRefusal>> {
    const { merchant } = attempt;
    const key = accountKey(merchant.code, accountName(body.username));
    const trace = { subjectBudget: budgetOf(key), ...addressTrace(attempt, flagOf(key)) };
    const refusal = await checkProofs(attempt, trace);
    if (refusal !== undefined) return refusal;

    const found = await accounts.byName(merchant.code, body.username);
    const isMatch = await passwords.verify(body.password, found?.password_hash);
    if (found === undefined || !isMatch) return fail('auth.invalid_credentials', merchant, trace);
    // The budget of the address is not reset: otherwise an attacker could regain guesses by logging in to an own
    // account.
    await shared.forget(trace.subjectBudget, ...trace.flags);
    return admitted(found, body);
  }

  async function byCode(attempt: LoginAttempt, body: SmsLogin): Promise<Account | Refusal<LoginRefusal>> {
    const { merchant, codeId } = attempt;
    if (!isCodeSent(merchant.settings, 'login')) return refuse('permission.denied');
    const number = phoneNumberOf(body.mobileNum, body.countryDialingCode, merchant.settings.smsCountries[0]);
    // A number has its own budget: a code lets owners in whose account others locked.
    const key = `number:${accountKey(merchant.code, number ?? '')}`;
    const trace = { subjectBudget: budgetOf(key), ...addressTrace(attempt, flagOf(key)) };
    const refusal = await checkProofs(attempt, trace);
    if (refusal !== undefined) return refusal;

    const isRight = await codes.verify({
      merchantCode: merchant.code,
      id: codeId,
      number,
      purpose: 'login',
      code: body.verificationCode,
    });
    if (!isRight || number === undefined) return fail('auth.code_incorrect', merchant, trace);
    await shared.forget(trace.subjectBudget, ...trace.flags);
    const found = await accounts.byMobile(merchant.code, number);
    if (found === undefined) return refuse('auth.user_disabled');
    await unlock(found);
    return admitted(found, body);
  }

  async function byProvider(attempt: LoginAttempt, body: ProviderLogin): Promise<Account | Refusal<LoginRefusal>> {
    const { merchant, clientAddress } = attempt;
    const trace = { subjectBudget: undefined, ...addressTrace(attempt) };
    const refusal = await checkProofs(attempt, trace);
    if (refusal !== undefined) return refusal;

    const identity = await identities.verify({
      merchant,
      idToken: body.firebaseIdToken,
      channel: body.firebaseChannel,
    });
    if (identity === undefined) return fail('auth.provider_refused', merchant, trace);
    const found = await identities.accountFor({ merchant, identity, scope: body.scope, clientAddress });
    if (isRefusal(found)) return found;
    await Promise.all([unlock(found), shared.forget(...trace.flags)]);
    return admitted(found, body);
  }

  return {
    async check(attempt) {
      const { body } = attempt;
      if (body.type === 'username') return byPassword(attempt, body);
      return body.type === 'sms' ? byCode(attempt, body) : byProvider(attempt, body);
    },
    async confirmPassword(account, password) {
      const key = budgetOf(accountKey(account.merchant_code, account.account));
      const budget = await shared.hit(key, ACCOUNT_ATTEMPTS, ATTEMPT_WINDOW_MS);
      if (!budget.isWithin) return refuse('auth.too_many_attempts', { retryAfter: secondsOf(budget.retryAfterMs) });
      const isMatch = await passwords.verify(password, account.password_hash);
      if (isMatch) await shared.forget(key);
      return isMatch;
    },
    unlock,
  };
}

function addressTrace({ clientAddress }: LoginAttempt, subjectFlag?: string): Pick<Trace, 'addressBudget' | 'flags'> {
  const address = addressKey(clientAddress);
  return {
    addressBudget: `login-address:${address}`,
    flags: [`login-captcha-address:${address}`, ...(subjectFlag === undefined ? [] : [subjectFlag])],
  };
}

function budgetOf(key: string): string {
  return `login-account:${key}`;
}

function flagOf(key: string): string {
  return `login-captcha-account:${key}`;
}

function failuresKey({ code }: Merchant): string {
  return `login-failures:${code}`;
}

function guardKey({ code }: Merchant): string {
  return `login-guard:${code}`;
}
