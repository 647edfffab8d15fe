import { sql } from 'kysely';
import { dayIn } from '@parlor/contract';
import type { RatesPpm } from '../../tables/agentTables.ts';
import { isAgentType } from '../member/accountTypes.ts';
import { addDays, startOfDay } from '../reward/offerSpan.rules.ts';
import type { AgentSettings } from './agentSettings.ts';
import { topRatesOf } from './rate.rules.ts';
import type { Connection } from './team.repository.ts';

/** The account whose rebates are read. */
export interface RateOwner {
  id: string;
  type: number;
  parent_id: string | null;
}

/** The time of a change, and the time zone in which days begin. */
export interface RateClock {
  now: number;
  timeZone: string;
}

const always = sql<number>`'infinity'::timestamptz`;

/**
 * Reads the latest rebates by account. Changed rebates apply from the next midnight. An account at the top without
 * rebates has those of the merchant.
 */
export async function readRates(
  db: Connection,
  owners: readonly RateOwner[],
  settings: Pick<AgentSettings, 'topRates'>,
): Promise<Map<string, RatesPpm>> {
  if (owners.length === 0) return new Map();
  const rows = await db
    .selectFrom('agent_rate')
    .select(['account_id', 'game_type', 'rate_ppm'])
    .where(
      'account_id',
      'in',
      owners.map(({ id }) => id),
    )
    .where('valid_to', '=', always)
    .execute();
  const byAccount = Map.groupBy(rows, (row) => row.account_id);
  return new Map(
    owners.map(({ id, type, parent_id: parentId }) => {
      const own = byAccount.get(id);
      if (own !== undefined) return [id, Object.fromEntries(own.map((row) => [row.game_type, row.rate_ppm]))];
      return [id, parentId === null && isAgentType(type) ? topRatesOf(settings) : {}];
    }),
  );
}

/**
 * Reads the highest rebate of each game type that an account has promised: to direct downlines, and to accounts that
 * will move to it.
 */
export async function readPromised(db: Connection, accountId: string): Promise<RatesPpm> {
  const { rows } = await sql<{ type: string; ppm: number }>`
    select r.game_type as type, max(r.rate_ppm) as ppm from agent_rate r
    where r.valid_to = 'infinity' and r.account_id in (
      select id from account where parent_id = ${accountId}
      union all select account_id from agent_move where to_id = ${accountId} and state = 'WAITING')
    group by r.game_type`.execute(db);
  return Object.fromEntries(rows.map(({ type, ppm }) => [type, ppm]));
}

/** Inserts the rebates of a new account, which apply at once. */
export async function insertRates(db: Connection, accountId: string, rates: RatesPpm, at: Date): Promise<void> {
  const rows = Object.entries(rates).filter(([, ppm]) => ppm > 0);
  if (rows.length === 0) return;
  await db
    .insertInto('agent_rate')
    .values(rows.map(([type, ppm]) => ({ account_id: accountId, game_type: type, rate_ppm: ppm, valid_from: at })))
    .execute();
}

/**
 * Changes rebates from the next midnight of the time zone on, so that a day has one rate. A second change before that
 * replaces the first. A missing game type gets none.
 */
export async function changeRates(
  db: Connection,
  accountId: string,
  rates: RatesPpm,
  { now, timeZone }: RateClock,
): Promise<void> {
  const midnight = new Date(startOfDay(timeZone, addDays(dayIn(timeZone, now), 1)));
  await sql`
    with wanted as (
      select coalesce(n.type, o.game_type) as type, coalesce(n.ppm, 0) as ppm, o.rate_ppm as old, o.valid_from as since
      from jsonb_each_text(${JSON.stringify(rates)}::jsonb) as given (type, text)
      cross join lateral (select given.type, given.text::int as ppm) n
      full join (select * from agent_rate where account_id = ${accountId} and valid_to = 'infinity') o on o.game_type = n.type
    ), corrected as (
      update agent_rate r set rate_ppm = w.ppm from wanted w
      where r.account_id = ${accountId} and r.game_type = w.type and r.valid_to = 'infinity' and w.ppm <> w.old and w.since >= ${midnight}
    ), closed as (
      update agent_rate r set valid_to = ${midnight} from wanted w
      where r.account_id = ${accountId} and r.game_type = w.type and r.valid_to = 'infinity' and w.ppm <> w.old and w.since < ${midnight}
    )
    select 1`.execute(db);
  await sql`
    insert into agent_rate (account_id, game_type, rate_ppm, valid_from)
    select ${accountId}, n.type, n.ppm::int, ${midnight} from jsonb_each_text(${JSON.stringify(rates)}::jsonb) as n (type, ppm)
    where not exists (
      select from agent_rate r where r.account_id = ${accountId} and r.game_type = n.type and r.valid_to = 'infinity')`.execute(
    db,
  );
}
