import type { Kysely } from 'kysely';
import {
  validateEmailRetrieval,
  validateNewPassword,
  validatePasswordChange,
  type LanguageCode,
  type PasswordChange,
} from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { CallSession, Merchant } from '../../http/call.ts';
import { addressKey, secondsOf } from '../../http/callBudget.ts';
import { isRefusal, refuse, type Refusal } from '../../http/refusal.ts';
import type { SharedState } from '../../shared/sharedState.ts';
import type { CodeService } from '../code/code.service.ts';
import { phoneNumberOf } from '../code/phoneNumber.ts';
import type { IdentityService } from '../identity/identity.service.ts';
import { accountName, type Account, type AccountService } from '../member/account.service.ts';
import { isMemberType, isRealType } from '../member/accountTypes.ts';
import type { MessageService } from '../message/message.service.ts';
import type { LoginService } from '../session/login.service.ts';
import type { PasswordHasher } from '../member/passwordHasher.ts';
import type { SessionService } from '../session/session.service.ts';
import { commonPasswordFailure } from './commonPasswords.ts';
import { createResetLinkRepository } from './resetLink.repository.ts';
import {
  askerHash,
  emailAddress,
  LINK_PAUSE_MS,
  LINK_TTL_MS,
  linkHash,
  LINKS_PER_ADDRESS,
  LINKS_PER_ASKER,
  newLinkToken,
  resetLink,
} from './resetLink.rules.ts';
import { resetMail } from './resetMail.ts';

const HOUR_MS = 3_600_000;
/** The most attempts to set a password without a session that one client address has in a window. */
const RESETS_PER_WINDOW = 30;
const RESET_WINDOW_MS = 15 * 60_000;

/** A request for a reset link. */
export interface LinkRequest {
  merchant: Merchant;
  username: string;
  email: string;
  language: LanguageCode;
  /** The origin of the site that the link leads to. */
  origin: string;
  clientAddress: string;
}

/** A password reset by phone number. */
export interface PhoneReset {
  merchant: Merchant;
  mobileNum: string;
  countryDialingCode: string;
  verificationCode: string;
  /** The token of the identity provider, if it checked the code. */
  providerToken: string;
  /** The cookie value that binds a code to the browser that requested it. */
  codeId: string | undefined;
  newPassword: string;
  clientAddress: string;
}

type ResetRefusal = 'password.invalid' | 'modify.new.old.same' | 'request.rate_limited';

/**
 * A proof of a phone number: the account with the number, and a function that consumes the proof once all other checks
 * pass.
 */
interface NumberProof {
  account: Account | undefined;
  spend: () => Promise<boolean>;
}

export interface NewPasswordService {
  /** Changes the password of a logged-in account and ends its other sessions. */
  change(
    session: CallSession,
    merchant: Merchant,
    typed: PasswordChange,
  ): Promise<
    | Account
    | Refusal<
        | 'password.invalid'
        | 'password.old_incorrect'
        | 'modify.new.old.same'
        | 'auth.too_many_attempts'
        | 'account.real_required'
      >
  >;
  /** Sends a link when name and address belong to one account, and does the same work when they do not. */
  sendLink(request: LinkRequest): Promise<Refusal<'request.invalid' | 'request.rate_limited'> | undefined>;
  /** Sets a password with the secret of a link. A link remains valid after the current password was rejected. */
  setByLink(reset: {
    merchant: Merchant;
    token: string;
    newPassword: string;
    clientAddress: string;
  }): Promise<Account | Refusal<ResetRefusal | 'password.link_invalid'>>;
  /** Sets a password with a proved number, and returns the account that may log in with it. */
  setByPhone(
    reset: PhoneReset,
  ): Promise<Account | Refusal<ResetRefusal | 'auth.code_incorrect' | 'auth.provider_refused' | 'auth.user_disabled'>>;
  /** Deletes expired links. */
  removeExpired(): Promise<void>;
}

interface NewPasswordDeps {
  db: Kysely<Database>;
  clock: () => number;
  shared: SharedState;
  accounts: AccountService;
  codes: CodeService;
  identities: IdentityService;
  logins: LoginService;
  messages: MessageService;
  passwords: PasswordHasher;
  sessions: SessionService;
}

/** Creates the service that changes passwords, or resets them by a link or a phone number. */
export function createNewPasswordService(deps: NewPasswordDeps): NewPasswordService {
  const { db, clock, shared, accounts, codes, identities, logins, messages, passwords, sessions } = deps;
  const links = createResetLinkRepository(db);

  /** Returns the milliseconds to wait; zero when every budget has room. */
  async function waitFor(
    budgets: readonly (readonly [key: string, limit: number, windowMs: number])[],
  ): Promise<number> {
    for (const [key, limit, windowMs] of budgets) {
      const { isWithin, retryAfterMs } = await shared.hit(key, limit, windowMs);
      if (!isWithin) return retryAfterMs;
    }
    return 0;
  }

  /** Returns the refusal that needs no proof: an invalid password, or too many attempts. */
  async function refusalBefore({
    merchant,
    newPassword,
    clientAddress,
  }: {
    merchant: Merchant;
    newPassword: string;
    clientAddress: string;
  }) {
    const failure =
      validateNewPassword(newPassword, merchant.settings.registration.rules.password) ??
      commonPasswordFailure(newPassword);
    if (failure !== undefined) return refuse('password.invalid', { fields: { newPassword: failure } });
    const wait = await waitFor([[`password-reset:${addressKey(clientAddress)}`, RESETS_PER_WINDOW, RESET_WINDOW_MS]]);
    return wait > 0 ? refuse('request.rate_limited', { retryAfter: secondsOf(wait) }) : undefined;
  }

  /** Sets the password of an account whose owner is verified, and ends its sessions and pending proofs. */
  async function resetPassword(account: Account, password: string): Promise<Account> {
    await accounts.setPassword(account.id, password);
    await sessions.endAll(account.id);
    await logins.unlock(account);
    return account;
  }

  /**
   * Verifies a number by a code. It does not reveal whether an account has the number: without an account no code was
   * sent.
   */
  async function proofByCode(
    { merchant, codeId, verificationCode }: PhoneReset,
    number: string | undefined,
  ): Promise<NumberProof | Refusal<'auth.code_incorrect'>> {
    const proof = {
      merchantCode: merchant.code,
      id: codeId,
      number,
      purpose: 'reset',
      code: verificationCode,
    } as const;
    if (number === undefined || !(await codes.matches(proof))) return refuse('auth.code_incorrect');
    return { account: await accounts.byMobile(merchant.code, number), spend: () => codes.verify(proof) };
  }

  /** Verifies a number with the identity provider. Verifying its token consumes it. */
  async function proofByProvider(
    { merchant, providerToken }: PhoneReset,
    number: string | undefined,
  ): Promise<NumberProof | Refusal<'auth.provider_refused'>> {
    const identity = await identities.verify({ merchant, idToken: providerToken, channel: 'sms' });
    if (number === undefined || identity?.phoneNumber !== number) return refuse('auth.provider_refused');
    return { account: await accounts.byMobile(merchant.code, number), spend: () => Promise.resolve(true) };
  }

  return {
    async change(session, merchant, typed) {
      if (!isRealType(session.type)) return refuse('account.real_required');
      const failures = validatePasswordChange(typed, merchant.settings.registration.rules.password, session.account);
      const common = commonPasswordFailure(typed.newPassword);
      if (common !== undefined) failures.newPassword ??= common;
      if (Object.keys(failures).length > 0) return refuse('password.invalid', { fields: failures });
      const account = await accounts.byId(session.accountId);
      if (account === undefined) throw new Error('The account of a session is gone');

      const confirmed = await logins.confirmPassword(account, typed.oldPassword);
      if (isRefusal(confirmed)) return confirmed;
      if (!confirmed) return refuse('password.old_incorrect');
      if (typed.newPassword === typed.oldPassword) return refuse('modify.new.old.same');
      await accounts.setPassword(account.id, typed.newPassword);
      await sessions.endOtherSessions(account.id, session.id);
      return account;
    },

    async sendLink({ merchant, username, email, language, origin, clientAddress }) {
      const failures = validateEmailRetrieval(
        { username, email },
        merchant.settings.registration.rules.email.patternId,
      );
      if (Object.keys(failures).length > 0) return refuse('request.invalid', { fields: failures });
      const [name, address] = [accountName(username), emailAddress(email)];
      const asker = askerHash(merchant.code, name, address);
      const askerKey = asker.toString('base64url');
      const wait = await waitFor([
        [`link-address:${addressKey(clientAddress)}`, LINKS_PER_ADDRESS, HOUR_MS],
        [`link-pause:${askerKey}`, 1, LINK_PAUSE_MS],
        [`link-asker:${askerKey}`, LINKS_PER_ASKER, HOUR_MS],
      ]);
      if (wait > 0) return refuse('request.rate_limited', { retryAfter: secondsOf(wait) });

      const account = await accounts.byName(merchant.code, name);
      const isOwner =
        account?.status === 'active' &&
        isRealType(account.type) &&
        emailAddress(account.profile.email ?? '') === address;
      const [token, expiresAt] = [newLinkToken(), clock() + LINK_TTL_MS];
      const mail = resetMail({
        language,
        merchantName: merchant.name,
        accountName: name,
        link: resetLink(origin, token),
      });
      await db.transaction().execute(async (transaction) => {
        await createResetLinkRepository(transaction).replace({
          asker_hash: asker,
          account_id: isOwner ? account.id : null,
          token_hash: linkHash(token),
          expires_at: new Date(expiresAt),
        });
        // To the address on the account, not to one that only looks the same.
        const to = (isOwner && account.profile.email) || address;
        await messages.send(
          { merchantCode: merchant.code, channel: 'mail', to, ...mail, expiresAt, isDecoy: !isOwner },
          transaction,
        );
      });
      return undefined;
    },

    async setByLink({ merchant, token, newPassword, clientAddress }) {
      const refusal = await refusalBefore({ merchant, newPassword, clientAddress });
      if (refusal !== undefined) return refusal;
      const accountId = await links.accountIdOf(linkHash(token), clock());
      const account = accountId === undefined ? undefined : await accounts.byId(accountId);
      if (account?.merchant_code !== merchant.code || account.status !== 'active')
        return refuse('password.link_invalid');
      if (await passwords.verify(newPassword, account.password_hash)) return refuse('modify.new.old.same');
      return (await links.take(linkHash(token)))
        ? resetPassword(account, newPassword)
        : refuse('password.link_invalid');
    },

    async setByPhone(reset) {
      const { merchant, mobileNum, countryDialingCode, newPassword } = reset;
      const refusal = await refusalBefore(reset);
      if (refusal !== undefined) return refusal;
      const number = phoneNumberOf(mobileNum, countryDialingCode, merchant.settings.smsCountries[0]);
      const proof =
        merchant.settings.smsCodes === 'provider'
          ? await proofByProvider(reset, number)
          : await proofByCode(reset, number);
      if (isRefusal(proof)) return proof;
      const { account, spend } = proof;
      if (account?.status !== 'active' || !isMemberType(account.type)) return refuse('auth.user_disabled');
      // The code remains valid: only another password is needed.
      if (await passwords.verify(newPassword, account.password_hash)) return refuse('modify.new.old.same');
      return (await spend()) ? resetPassword(account, newPassword) : refuse('auth.code_incorrect');
    },

    removeExpired: () => links.removeExpired(clock()),
  };
}
