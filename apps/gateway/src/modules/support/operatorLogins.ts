import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import { atTime } from '../../sqlTime.ts';
import type { PasswordHasher } from '../member/passwordHasher.ts';
import { OperatorError } from '../merchant/operatorError.ts';
import { recordAct } from '../audit/operatorActs.ts';

/** The lifetime of an operator's login, in ms: a shift. */
export const OPERATOR_SESSION_MS = 12 * 3_600_000;
/** An operator whose page called within this time is online, in ms. */
const STAFFED_MS = 30_000;
const NAME = /^[a-z0-9][a-z0-9._-]{1,39}$/;

/** Accounts of operators for the page under /ops, and their logins. */
export interface OperatorLogins {
  /** Creates an account, or resets its password and ends its logins. Returns the password, which is not stored. */
  add(name: string, by: string): Promise<string>;
  /** Removes an account and its logins. */
  remove(name: string, by: string): Promise<void>;
  list(): Promise<string[]>;
  /** Returns the secret of a new login; undefined if the name or password is wrong. */
  login(name: string, password: string): Promise<string | undefined>;
  /** Finds the operator of a login and records their presence; undefined if the login is unknown or expired. */
  find(secret: string): Promise<string | undefined>;
  logout(secret: string): Promise<void>;
  /** Whether an operator is online. */
  isStaffed(): Promise<boolean>;
}

/** Creates the operators' logins. */
export function createOperatorLogins({
  db,
  clock,
  passwords,
}: {
  db: Kysely<Database>;
  clock: () => number;
  passwords: PasswordHasher;
}): OperatorLogins {
  const record = (connection: Kysely<Database>, subject: string, operator: string, act: string): Promise<void> =>
    recordAct(connection, { area: 'operators', subject, merchantCode: null, operator, act, details: {} });

  return {
    async add(name, by) {
      if (!NAME.test(name)) throw new OperatorError(`"${name}" is not a name: 2 to 40 of a-z, 0-9, dot, dash`);
      const password = randomBytes(15).toString('base64url');
      const password_hash = await passwords.hash(password);
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('operator_account')
          .values({ name, password_hash, created_at: new Date(clock()) })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ password_hash }))
          .execute();
        await transaction.deleteFrom('operator_session').where('operator', '=', name).execute();
        await record(transaction, name, by, 'set_password');
      });
      return password;
    },
    async remove(name, by) {
      await db.transaction().execute(async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('operator_account')
          .where('name', '=', name)
          .executeTakeFirst();
        if (numDeletedRows === 0n) throw new OperatorError(`There is no operator ${name}`);
        await record(transaction, name, by, 'remove');
      });
    },
    async list() {
      return (await db.selectFrom('operator_account').select('name').orderBy('name').execute()).map(({ name }) => name);
    },
    async login(name, password) {
      const known = await db
        .selectFrom('operator_account')
        .select('password_hash')
        .where('name', '=', name)
        .executeTakeFirst();
      if (!(await passwords.verify(password, known?.password_hash))) return undefined;
      const secret = randomBytes(32).toString('base64url');
      const now = clock();
      await db.deleteFrom('operator_session').where('expires_at', '<', atTime(now)).execute();
      await db
        .insertInto('operator_session')
        .values({
          token_hash: hashOf(secret),
          operator: name,
          seen_at: new Date(now),
          expires_at: new Date(now + OPERATOR_SESSION_MS),
        })
        .execute();
      await record(db, name, name, 'login');
      return secret;
    },
    async find(secret) {
      const now = clock();
      const row = await db
        .updateTable('operator_session')
        .set({ seen_at: new Date(now) })
        .where('token_hash', '=', hashOf(secret))
        .where('expires_at', '>', atTime(now))
        .returning('operator')
        .executeTakeFirst();
      return row?.operator;
    },
    async logout(secret) {
      await db.deleteFrom('operator_session').where('token_hash', '=', hashOf(secret)).execute();
    },
    async isStaffed() {
      const now = clock();
      const seen = await db
        .selectFrom('operator_session')
        .select('operator')
        .where('seen_at', '>', atTime(now - STAFFED_MS))
        .where('expires_at', '>', atTime(now))
        .limit(1)
        .executeTakeFirst();
      return seen !== undefined;
    },
  };
}

/** Secrets are long and random, so a plain hash is enough to protect them in the table. */
const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
