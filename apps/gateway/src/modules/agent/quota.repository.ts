import { sql } from 'kysely';
import type { Connection } from './team.repository.ts';

/** How many downlines an agent may hold at a level. */
export interface Quota {
  level: number;
  granted: number;
  used: number;
  given: number;
}

/** The part of a holder's quota that an account uses. */
interface QuotaUse {
  holderId: string;
  accountId: string;
  level: number;
  kind: 'level' | 'given';
}

/**
 * Locks accounts, always in the same order, so that concurrent changes to rebates and quotas of the same agents run one
 * after the other.
 */
export async function lockAccounts(db: Connection, ids: readonly (string | null | undefined)[]): Promise<void> {
  const named = ids.filter((id) => id !== null && id !== undefined);
  await sql`select from account where id = any (${named}::uuid[]) order by id for no key update`.execute(db);
}

/** Lists the quotas of an agent, the highest level first. */
export async function listQuotas(db: Connection, accountId: string): Promise<Quota[]> {
  const rows = await db
    .selectFrom('agent_quota')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('rate_ppm', 'desc')
    .execute();
  return rows.map(({ rate_ppm: level, granted, used, given }) => ({ level, granted, used, given }));
}

/**
 * Takes the quota that an account needs from a holder; false when too little is left. One statement checks and changes,
 * so of two concurrent requests for the last one, one is refused.
 */
export async function takeQuota(db: Connection, use: QuotaUse, count = 1): Promise<boolean> {
  const column = sql.ref(use.kind === 'level' ? 'used' : 'given');
  const updated = await sql`
    update agent_quota set ${column} = ${column} + ${count}
    where account_id = ${use.holderId} and rate_ppm = ${use.level} and used + given + ${count} <= granted`.execute(db);
  if (updated.numAffectedRows !== 1n) return false;
  await sql`
    insert into agent_quota_use as kept (holder_id, account_id, rate_ppm, kind, count)
    values (${use.holderId}, ${use.accountId}, ${use.level}, ${use.kind}, ${count})
    on conflict (holder_id, account_id, kind, rate_ppm) do update set count = kept.count + excluded.count`.execute(db);
  return true;
}

/** Gives back a part of the quota that an account uses; false when it uses less than that. */
export async function giveBackQuota(db: Connection, use: QuotaUse, count = 1): Promise<boolean> {
  const ofUse = sql`holder_id = ${use.holderId} and account_id = ${use.accountId} and rate_ppm = ${use.level} and kind = ${use.kind}`;
  const changed =
    await sql`update agent_quota_use set count = count - ${count} where ${ofUse} and count > ${count}`.execute(db);
  const removed = await sql`delete from agent_quota_use where ${ofUse} and count = ${count}`.execute(db);
  if (changed.numAffectedRows === 0n && removed.numAffectedRows === 0n) return false;
  const column = sql.ref(use.kind === 'level' ? 'used' : 'given');
  await sql`update agent_quota set ${column} = ${column} - ${count} where account_id = ${use.holderId} and rate_ppm = ${use.level}`.execute(
    db,
  );
  return true;
}

/** Finds the level at which an account uses a holder's quota; undefined when it uses none. */
export async function levelInUse(db: Connection, holderId: string, accountId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('agent_quota_use')
    .select('rate_ppm')
    .where('holder_id', '=', holderId)
    .where('account_id', '=', accountId)
    .where('kind', '=', 'level')
    .executeTakeFirst();
  return row?.rate_ppm;
}

/** Returns the quotas that a holder passed on to an account, by level. */
export async function givenTo(
  db: Connection,
  holderId: string,
  accountId: string,
): Promise<{ level: number; count: number }[]> {
  const rows = await db
    .selectFrom('agent_quota_use')
    .select(['rate_ppm', 'count'])
    .where('holder_id', '=', holderId)
    .where('account_id', '=', accountId)
    .where('kind', '=', 'given')
    .execute();
  return rows.map(({ rate_ppm: level, count }) => ({ level, count }));
}

/** Gives back all of a holder's quota that an account uses. */
export async function releaseQuota(db: Connection, holderId: string, accountId: string): Promise<void> {
  await sql`
    with gone as (
      delete from agent_quota_use where holder_id = ${holderId} and account_id = ${accountId} returning rate_ppm, kind, count
    ), sums as (
      select rate_ppm, coalesce(sum(count) filter (where kind = 'level'), 0)::int as used, coalesce(sum(count) filter (where kind = 'given'), 0)::int as given
      from gone group by rate_ppm
    )
    update agent_quota q set used = q.used - s.used, given = q.given - s.given from sums s
    where q.account_id = ${holderId} and q.rate_ppm = s.rate_ppm`.execute(db);
}

/** Adds to an agent's quota; false when it would fall below the quota that is used and passed on. */
export async function addGranted(db: Connection, accountId: string, level: number, count: number): Promise<boolean> {
  if (count >= 0) {
    await sql`
      insert into agent_quota as kept (account_id, rate_ppm, granted) values (${accountId}, ${level}, ${count})
      on conflict (account_id, rate_ppm) do update set granted = kept.granted + excluded.granted`.execute(db);
    return true;
  }
  const updated = await sql`
    update agent_quota set granted = granted + ${count} where account_id = ${accountId} and rate_ppm = ${level} and used + given <= granted + ${count}`.execute(
    db,
  );
  return updated.numAffectedRows === 1n;
}

/** Sets an agent's quota at a level; false when it would be below the quota that is used and passed on. */
export async function setGranted(db: Connection, accountId: string, level: number, granted: number): Promise<boolean> {
  const set = await sql`
    insert into agent_quota as kept (account_id, rate_ppm, granted) values (${accountId}, ${level}, ${granted})
    on conflict (account_id, rate_ppm) do update set granted = excluded.granted where kept.used + kept.given <= excluded.granted`.execute(
    db,
  );
  return set.numAffectedRows === 1n;
}
