import { randomInt } from 'node:crypto';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import type { ReferralTable } from '../../tables/referralTables.ts';

type Db = Kysely<Database> | Transaction<Database>;

/** A row of `referral`. */
export type ReferralRow = Selectable<ReferralTable>;

/** Letters and digits that are not easily confused. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

const newCode = () => Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Returns the code of a player, and creates it on the first call. Concurrent calls return the same code. */
export async function codeOf(db: Db, accountId: string, merchantCode: string): Promise<string> {
  for (;;) {
    const stored = await db
      .selectFrom('referral_code')
      .select('code')
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (stored !== undefined) return stored.code;
    await db
      .insertInto('referral_code')
      .values({ account_id: accountId, merchant_code: merchantCode, code: newCode() })
      // The code belongs to another player, or a concurrent call was first: look again.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/**
 * Records who invited newly registered accounts, by the code in their profile. Ignores an unknown code, one of another
 * merchant, and one of an account without real money.
 */
export async function insertReferrals(db: Db, newcomerIds: readonly string[]): Promise<void> {
  await sql`
    insert into referral (newcomer_id, referrer_id, merchant_code, registered_at)
    select a.id, c.account_id, a.merchant_code, a.registered_at
    from unnest(${newcomerIds}::uuid[]) line (id)
    cross join lateral (select * from account where id = line.id offset 0) a
    join referral_code c on c.merchant_code = a.merchant_code and c.code = a.profile ->> 'referrer'
    join account r on r.id = c.account_id
    where a.type in (0, 1, 2) and r.type in (0, 1, 2) and r.id <> a.id
    on conflict do nothing`.execute(db);
}

/** Returns the open referrals of newcomers, locked. */
export async function lockOpen(db: Transaction<Database>, newcomerIds: readonly string[]): Promise<ReferralRow[]> {
  return db
    .selectFrom('referral')
    .selectAll()
    .where(sql<boolean>`newcomer_id = any (${[...newcomerIds]}::uuid[])`)
    .where('state', 'in', ['REGISTERED', 'DEPOSITED'])
    .orderBy('newcomer_id')
    .forUpdate()
    .execute();
}

/** Saves the state of a locked referral. */
export async function saveReferral(
  db: Db,
  { newcomer_id, state, reason, deposited, required, reward, wagered }: ReferralRow,
): Promise<void> {
  await db
    .updateTable('referral')
    .set({ state, reason, deposited, required, reward, wagered })
    .where('newcomer_id', '=', newcomer_id)
    .execute();
}

/**
 * Returns a property that two accounts share and two people rarely do; null if there is none. Removed cards count too.
 */
export async function sharedBy(
  db: Db,
  { newcomer_id, referrer_id }: Pick<ReferralRow, 'newcomer_id' | 'referrer_id'>,
): Promise<ReferralRow['reason']> {
  const {
    rows: [found],
  } = await sql<{ reason: ReferralRow['reason'] }>`
    with newcomer as (select * from account where id = ${newcomer_id}), referrer as (select * from account where id = ${referrer_id})
    select case
      when exists (select from bank_card n join bank_card r on r.number_hash = n.number_hash where n.account_id = ${newcomer_id} and r.account_id = ${referrer_id}) then 'card'
      when exists (select from newcomer n, referrer r where coalesce(n.mobile, n.profile ->> 'mobileNum') in (r.mobile, r.profile ->> 'mobileNum')) then 'phone'
      when exists (select from payee n join payee r on lower(r.name) = lower(n.name) where n.account_id = ${newcomer_id} and r.account_id = ${referrer_id}) then 'payee'
      when exists (select from session n join session r on (r.client_address, r.device, r.browser, r.system, r.model) = (n.client_address, n.device, n.browser, n.system, n.model)
        where n.account_id = ${newcomer_id} and r.account_id = ${referrer_id} and n.view_id is null and r.view_id is null) then 'device'
    end as reason`.execute(db);
  return found?.reason ?? null;
}

/** A referral with the name of the newcomer. */
export type NamedReferral = ReferralRow & { account: string };

/** Returns one page of a player's referrals, newest first, and their total number. */
export async function listOf(
  db: Db,
  referrerId: string,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ rows: NamedReferral[]; totalCount: number }> {
  const [rows, { count }] = await Promise.all([
    db
      .selectFrom('referral')
      .innerJoin('account', 'account.id', 'referral.newcomer_id')
      .selectAll('referral')
      .select('account.account')
      .where('referrer_id', '=', referrerId)
      .orderBy('referral.registered_at', 'desc')
      .orderBy('newcomer_id')
      .offset((pageNo - 1) * pageSize)
      .limit(pageSize)
      .execute(),
    db
      .selectFrom('referral')
      .select((is) => is.fn.countAll<string>().as('count'))
      .where('referrer_id', '=', referrerId)
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, totalCount: Number(count) };
}

/**
 * Returns how many players somebody invited, how many of these were rewarded, and the sum of the rewards in minor
 * units.
 */
export async function sumOf(
  db: Db,
  referrerId: string,
): Promise<{ invited: number; rewarded: number; earned: bigint }> {
  const {
    rows: [sum],
  } = await sql<{ invited: number; rewarded: number; earned: bigint }>`
    select count(*)::int as invited, (count(*) filter (where state = 'REWARDED'))::int as rewarded,
      coalesce(sum(reward) filter (where state = 'REWARDED'), 0)::bigint as earned
    from referral where referrer_id = ${referrerId}`.execute(db);
  return sum ?? { invited: 0, rewarded: 0, earned: 0n };
}
