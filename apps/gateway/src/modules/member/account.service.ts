import { randomInt } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { HeadIconId } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { AccountTable } from '../../tables/accountTables.ts';
import { publishAccountEvent } from './accountEvents.ts';
import type { PasswordHasher } from './passwordHasher.ts';
import { createAccountRepository } from './account.repository.ts';

/** A row of the table of accounts. */
export type Account = Selectable<AccountTable>;

/** The fields of a new account. The caller has checked them. */
export interface NewAccount {
  merchantCode: string;
  /** Stored in lower case; unique in its merchant. */
  account: string;
  password: string;
  /** 0 player, 1 and 2 agents, 4 trial, 40 to 42 staff. */
  type?: number;
  nickname?: string;
  paymentPassword?: string | undefined;
  parentId?: string | null;
  profile?: Record<string, string>;
  /** A verified number in E.164; unique in its merchant. */
  mobile?: string | undefined;
}

export interface AccountService {
  /**
   * Creates an account; undefined when its name or number is taken. Of concurrent calls with the same name or number
   * exactly one succeeds. `alongside` runs in the same transaction: an error in it rolls the account back.
   */
  create(
    account: NewAccount,
    alongside?: (transaction: Transaction<Database>, account: Account) => Promise<void>,
  ): Promise<Account | undefined>;
  byId(id: string): Promise<Account | undefined>;
  byName(merchantCode: string, account: string): Promise<Account | undefined>;
  byAffiliateCode(merchantCode: string, code: string): Promise<Account | undefined>;
  /** Finds the account with a verified number (E.164). */
  byMobile(merchantCode: string, number: string): Promise<Account | undefined>;
  /** Finds the account with a verified email address (lower case). */
  byEmail(merchantCode: string, address: string): Promise<Account | undefined>;
  /**
   * Replaces the password, which invalidates every link that was sent for a new one. Sessions continue until they are
   * ended.
   */
  setPassword(id: string, password: string): Promise<void>;
  /** Replaces the payment password. */
  setPaymentPassword(id: string, password: string): Promise<void>;
  /** Sets the first payment password; false when there already is one. Of two concurrent calls only one succeeds. */
  setFirstPaymentPassword(id: string, password: string): Promise<boolean>;
  /** Stores a verified number (E.164) of an account; false when another account has it. */
  setMobile(id: string, number: string): Promise<boolean>;
  /**
   * Stores a verified email address (lower case) of an account, also as the recipient of links; false when another
   * account has it.
   */
  setEmail(id: string, address: string): Promise<boolean>;
  setNickname(id: string, nickname: string): Promise<void>;
  setHeadIcon(id: string, headIcon: HeadIconId | ''): Promise<void>;
  /** Whether an affiliate code belongs to the account, or to an account above it. */
  isInLineOf(account: Account, affiliateCode: string): Promise<boolean>;
  countTeam(id: string): Promise<{ direct: number; team: number }>;
}

const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

/** Creates the service of accounts and their tree. */
export function createAccountService(deps: {
  db: Kysely<Database>;
  clock: () => number;
  passwords: PasswordHasher;
}): AccountService {
  const { db, clock, passwords } = deps;
  const accounts = createAccountRepository(db);

  return {
    async create(input, alongside) {
      const passwordHash = await passwords.hash(input.password);
      const paymentHash = input.paymentPassword ? await passwords.hash(input.paymentPassword) : null;
      return db.transaction().execute(async (transaction) => {
        const repository = createAccountRepository(transaction);
        const made = await repository.insert({
          merchant_code: input.merchantCode,
          account: accountName(input.account),
          nickname: input.nickname ?? '',
          type: input.type ?? 0,
          password_hash: passwordHash,
          payment_password_hash: paymentHash,
          affiliate_code: newAffiliateCode(),
          parent_id: input.parentId ?? null,
          profile: JSON.stringify(input.profile ?? {}),
          mobile: input.mobile ?? null,
          registered_at: new Date(clock()),
        });
        if (made?.parent_id) await repository.insertAncestors(made.id, made.parent_id);
        if (made !== undefined) {
          await publishAccountEvent(transaction, {
            accountId: made.id,
            merchantCode: made.merchant_code,
            event: 'registered',
          });
          await alongside?.(transaction, made);
        }
        return made;
      });
    },
    byId: accounts.byId,
    byName: (merchantCode, account) => accounts.byName(merchantCode, accountName(account)),
    byAffiliateCode: (merchantCode, code) => accounts.byAffiliateCode(merchantCode, code.toUpperCase()),
    byMobile: accounts.byMobile,
    byEmail: accounts.byEmail,
    async setPassword(id, password) {
      const passwordHash = await passwords.hash(password);
      await db.transaction().execute(async (transaction) => {
        const repository = createAccountRepository(transaction);
        await repository.setPassword(id, passwordHash);
        await repository.removeResetLinks(id);
      });
    },
    async setPaymentPassword(id, password) {
      await accounts.setPaymentPassword(id, await passwords.hash(password));
    },
    setFirstPaymentPassword: async (id, password) =>
      accounts.setFirstPaymentPassword(id, await passwords.hash(password)),
    setMobile: (id, number) => isFree(accounts.setMobile(id, number)),
    setEmail: (id, address) => isFree(accounts.setEmail(id, address)),
    setNickname: (id, nickname) => accounts.setNickname(id, nickname),
    setHeadIcon: (id, headIcon) => accounts.setHeadIcon(id, headIcon),
    isInLineOf: ({ id, merchant_code: merchantCode }, code) =>
      accounts.isInLineOf(id, merchantCode, code.toUpperCase()),
    countTeam: (id) => accounts.countTeam(id),
  };
}

/** Whether a write succeeded, instead of violating a unique constraint. */
async function isFree(written: Promise<void>): Promise<boolean> {
  try {
    await written;
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Whether an error is a violation of a unique constraint. */
function isUniqueViolation(error: unknown): boolean {
  return (error as { code?: unknown }).code === '23505';
}

/** Returns the canonical form in which an account's name is stored and compared. */
export function accountName(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase();
}

function newAffiliateCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}
