import { passkeyPurpose, validateNewPaymentPassword } from '@parlor/contract';
import { secondsOf } from '../../http/callBudget.ts';
import { isRefusal, refuse, type Refusal } from '../../http/refusal.ts';
import type { Account, AccountService } from '../member/account.service.ts';
import type { PasswordHasher } from '../member/passwordHasher.ts';
import type { MerchantSettings } from '../merchant/merchantSettings.ts';
import type { PasskeyService, SecondFactor, SecondFactorRefusal } from '../passkey/passkey.service.ts';
import type { LoginService } from '../session/login.service.ts';
import type { CodeProof, CodeService } from '../code/code.service.ts';
import { codeTargetOf } from './contact.rules.ts';
import { knownOf } from './paymentPassword.rules.ts';
import type { createPaymentPasswordRepository } from './paymentPassword.repository.ts';

/** The outcome of an attempt. LOCKED is returned without checking the input. */
export type PaymentPasswordResult = 'OK' | 'WRONG' | 'LOCKED' | 'NOT_SET';

/** Why a call that requires the payment password is refused. */
export type PaymentPasswordRefusal = Refusal<
  'payment_password.wrong' | 'payment_password.locked' | 'payment_password.not_set'
>;

/** A new payment password and its repetition. */
export interface NewPaymentPassword {
  newPassword: string;
  confirmNewPassword: string;
}

type Invalid = Refusal<'payment_password.invalid'>;
type LoginPasswordRefusal = Refusal<'password.incorrect' | 'auth.too_many_attempts'>;

export interface PaymentPasswordService {
  /** Checks an account's payment password. Five wrong attempts lock it for half an hour, even concurrent ones. */
  verify(accountId: string, password: string): Promise<PaymentPasswordResult>;
  /** Checks the payment password and returns the refusal; undefined if it is right. */
  confirm(accountId: string, password: string): Promise<PaymentPasswordRefusal | undefined>;
  /** Sets the first payment password. */
  set(
    account: Account,
    typed: NewPaymentPassword & { loginPassword: string },
  ): Promise<undefined | Invalid | LoginPasswordRefusal | Refusal<'payment_password.already_set'>>;
  change(
    account: Account,
    typed: NewPaymentPassword & { oldPassword: string },
    factor: SecondFactor,
  ): Promise<undefined | Invalid | PaymentPasswordRefusal | SecondFactorRefusal | Refusal<'modify.new.old.same'>>;
  /** Replaces a forgotten password after the login password and a code, and ends a lock. */
  reset(
    account: Account,
    settings: Pick<MerchantSettings, 'smsCodes'>,
    typed: NewPaymentPassword & { loginPassword: string; verificationCode: string; codeId: string | undefined },
  ): Promise<
    | undefined
    | Invalid
    | LoginPasswordRefusal
    | Refusal<'payment_password.not_set' | 'payment_password.reset_by_service' | 'auth.code_incorrect'>
  >;
  /** Returns the end of the lock in epoch ms; undefined if the password is not locked. */
  lockedUntil(accountId: string): Promise<number | undefined>;
}

interface PaymentPasswordDeps {
  clock: () => number;
  accounts: AccountService;
  codes: CodeService;
  logins: LoginService;
  passkeys: PasskeyService;
  passwords: PasswordHasher;
  tries: ReturnType<typeof createPaymentPasswordRepository>;
}

/** Creates the service of the password that protects payouts. It must differ from the login password. */
export function createPaymentPasswordService({
  clock,
  accounts,
  codes,
  logins,
  passkeys,
  passwords,
  tries,
}: PaymentPasswordDeps): PaymentPasswordService {
  async function verifyPassword(
    accountId: string,
    password: string,
  ): Promise<{ result: PaymentPasswordResult; triesLeft?: number }> {
    const hash = (await accounts.byId(accountId))?.payment_password_hash ?? undefined;
    if (hash === undefined) return { result: 'NOT_SET' };
    const triesLeft = await tries.countTry(accountId, clock());
    if (triesLeft === undefined) return { result: 'LOCKED' };
    if (!(await passwords.verify(password, hash))) {
      if (triesLeft === 0) await tries.lock(accountId, clock());
      return { result: 'WRONG', triesLeft };
    }
    await tries.forgetTries(accountId);
    return { result: 'OK' };
  }

  async function confirm(accountId: string, password: string): Promise<PaymentPasswordRefusal | undefined> {
    const { result, triesLeft = 0 } = await verifyPassword(accountId, password);
    if (result === 'OK') return undefined;
    if (result === 'WRONG') return refuse('payment_password.wrong', { triesLeft });
    if (result === 'NOT_SET') return refuse('payment_password.not_set');
    const until = (await tries.lockedUntil(accountId, clock())) ?? clock();
    return refuse('payment_password.locked', { retryAfter: Math.max(1, secondsOf(until - clock())) });
  }

  function invalid(account: Account, typed: NewPaymentPassword): Invalid | undefined {
    const fields = validateNewPaymentPassword(typed, knownOf(account));
    return Object.keys(fields).length > 0 ? refuse('payment_password.invalid', { fields }) : undefined;
  }

  async function loginPasswordRefusal(account: Account, password: string): Promise<LoginPasswordRefusal | undefined> {
    const confirmed = await logins.confirmPassword(account, password);
    if (isRefusal(confirmed)) return confirmed;
    return confirmed ? undefined : refuse('password.incorrect');
  }

  return {
    verify: async (accountId, password) => (await verifyPassword(accountId, password)).result,
    confirm,
    async set(account, typed) {
      if (account.payment_password_hash !== null) return refuse('payment_password.already_set');
      const refusal = invalid(account, typed) ?? (await loginPasswordRefusal(account, typed.loginPassword));
      if (refusal !== undefined) return refusal;
      return (await accounts.setFirstPaymentPassword(account.id, typed.newPassword))
        ? undefined
        : refuse('payment_password.already_set');
    },
    async change(account, typed, factor) {
      const refusal = invalid(account, typed) ?? (await confirm(account.id, typed.oldPassword));
      if (refusal !== undefined) return refusal;
      // Disclosed only to a caller who knows the old password.
      if (typed.newPassword === typed.oldPassword) return refuse('modify.new.old.same');
      const missing = await passkeys.confirm(account.id, passkeyPurpose.paymentPassword(), factor);
      if (missing !== undefined) return missing;
      await accounts.setPaymentPassword(account.id, typed.newPassword);
      return undefined;
    },
    async reset(account, settings, typed) {
      if (account.payment_password_hash === null) return refuse('payment_password.not_set');
      const target = codeTargetOf(account, settings);
      if (target === undefined) return refuse('payment_password.reset_by_service');
      const refusal = invalid(account, typed) ?? (await loginPasswordRefusal(account, typed.loginPassword));
      if (refusal !== undefined) return refusal;
      const proof: CodeProof = {
        merchantCode: account.merchant_code,
        id: typed.codeId,
        number: target.to,
        purpose: 'payment',
        code: typed.verificationCode,
      };
      if (!(await codes.verify(proof))) return refuse('auth.code_incorrect');
      await accounts.setPaymentPassword(account.id, typed.newPassword);
      await tries.forgetTries(account.id);
      return undefined;
    },
    lockedUntil: (accountId) => tries.lockedUntil(accountId, clock()),
  };
}
