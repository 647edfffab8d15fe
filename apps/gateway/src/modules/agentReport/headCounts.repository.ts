import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import type { CountedMoves } from './rollup.repository.ts';

/** The rule by which the teams of a merchant are counted. */
export interface CountRule {
  merchantCode: string;
  currency: string;
  timeZone: string;
  /** The least own turnover of an active member, in minor units. */
  threshold: bigint;
}

/** How many accounts one statement counts in a full recount, so that memory does not grow with the tree. */
const COUNT_BATCH = 500;

// The queries below look rows up by key: `offset 0` keeps the planner from joins that read whole tables.

/** Selects the count rule of an account's merchant; no row if the merchant is not counted yet. */
const ruleOf = (accountId: RawBuilder<unknown>) => sql`
  lateral (select a.*, r.currency, r.time_zone, r.threshold from account a join agent_count_run r using (merchant_code) where a.id = ${accountId} offset 0)`;
/** Selects every account that has been above an account. */
const above = (accountId: RawBuilder<unknown>) => sql`
  lateral (select ancestor_id, valid_from, valid_to from account_ancestor where descendant_id = ${accountId} offset 0)`;

/** Counts the changes of a batch of lines: new accounts, changed balances, play, and first deposits. */
export async function countHeads(
  transaction: Transaction<Database>,
  { owners, played, deposited }: CountedMoves & { owners: readonly string[] },
): Promise<void> {
  await countPresent(transaction, sql`select unnest(${[...owners]}::uuid[])`);
  if (deposited.length > 0) await countFirstDeposits(transaction, deposited);
  if (played.length > 0)
    await countActivity(
      transaction,
      sql`select * from unnest(${played.map(({ accountId }) => accountId)}::uuid[], ${played.map(({ day }) => day)}::date[])`,
    );
}

/** Updates the free cash of accounts, and counts new ones, for everybody currently above. Idempotent. */
async function countPresent(transaction: Transaction<Database>, accounts: RawBuilder<unknown>): Promise<void> {
  await sql`
    with seen as materialized (
      select a.id, a.registered_at, a.time_zone, a.type not in (0, 4) and a.type not between 40 and 42 as is_agent,
        coalesce(l.balance - l.held, 0) as free, o.free as free_before, o.account_id is null as is_new
      from (${accounts}) c (id) cross join ${ruleOf(sql`c.id`)} a
      left join lateral (select account_id, free from agent_own_now where account_id = a.id offset 0) o on true
      left join lateral (select balance, held from ledger_account where bucket = ledger_bucket(a.merchant_code, a.id::text)
        and owner = a.id::text and kind = 'cash' and currency = a.currency offset 0) l on true
    ), changed as materialized (
      select *, free - coalesce(free_before, 0) as gained from seen where is_new or free <> free_before
    ), own as (
      insert into agent_own_now (account_id, is_agent, free) select id, is_agent, free from changed order by 1
      on conflict (account_id) do update set free = excluded.free
    ), registered as (
      insert into agent_team_heads_day (agent_id, day, new_members, first_depositors)
      select a.ancestor_id, (c.registered_at at time zone c.time_zone)::date, count(*), 0
      from changed c cross join ${above(sql`c.id`)} a
      where c.is_new and a.valid_from <= c.registered_at and c.registered_at < a.valid_to group by 1, 2 order by 1, 2
      on conflict (agent_id, day) do update set new_members = agent_team_heads_day.new_members + excluded.new_members
    )
    insert into agent_team_now (agent_id, members, agents, free)
    select a.ancestor_id, count(*) filter (where c.is_new), count(*) filter (where c.is_new and c.is_agent), sum(c.gained)
    from changed c cross join ${above(sql`c.id`)} a where a.valid_to = 'infinity' group by 1 order by 1
    on conflict (agent_id) do update set members = agent_team_now.members + excluded.members,
      agents = agent_team_now.agents + excluded.agents, free = agent_team_now.free + excluded.free`.execute(
    transaction,
  );
}

/** Recounts the current teams of some agents: those that an account left, and those above it now. */
export async function recountMoved(
  transaction: Transaction<Database>,
  { moved, left }: { moved: readonly string[]; left: readonly string[] },
): Promise<void> {
  const agents = sql`(select unnest(${[...left]}::uuid[]) union select ancestor_id from account_ancestor where descendant_id = any (${[...moved]}::uuid[]) and valid_to = 'infinity')`;
  await sql`delete from agent_team_now where agent_id in ${agents}`.execute(transaction);
  await sql`
    insert into agent_team_now (agent_id, members, agents, free)
    select a.ancestor_id, count(*), count(*) filter (where o.is_agent), sum(o.free)
    from account_ancestor a join agent_own_now o on o.account_id = a.descendant_id
    where a.ancestor_id in ${agents} and a.valid_to = 'infinity' group by 1`.execute(transaction);
}

/** Counts first deposits on their new days, and removes them from their earlier days. */
async function countFirstDeposits(
  transaction: Transaction<Database>,
  deposited: CountedMoves['deposited'],
): Promise<void> {
  const { rows } = await sql<{ agentId: string; day: string }>`
    with counted as (
      insert into agent_team_heads_day (agent_id, day, new_members, first_depositors)
      select a.ancestor_id, (d.at at time zone r.time_zone)::date, 0, sum(d.count)
      from (
        select f.account_id, f.at, 1 as count from agent_first_deposit f
        where f.account_id = any (${deposited.map(({ accountId }) => accountId)}::uuid[])
        union all
        select account_id, at, -1
        from unnest(${deposited.map(({ accountId }) => accountId)}::uuid[], ${deposited.map(({ before }) => before)}::timestamptz[]) as b (account_id, at)
        where at is not null
      ) d cross join ${ruleOf(sql`d.account_id`)} r cross join ${above(sql`d.account_id`)} a
      where a.valid_from <= d.at and d.at < a.valid_to
      group by 1, 2 having sum(d.count) <> 0 order by 1, 2
      on conflict (agent_id, day) do update set first_depositors = agent_team_heads_day.first_depositors + excluded.first_depositors
      returning agent_id, day, new_members, first_depositors
    )
    select agent_id as "agentId", day from counted where new_members = 0 and first_depositors = 0`.execute(transaction);
  if (rows.length > 0)
    await sql`delete from agent_team_heads_day where (agent_id, day) in (
      select * from unnest(${rows.map(({ agentId }) => agentId)}::uuid[], ${rows.map(({ day }) => day)}::date[]))`.execute(
      transaction,
    );
}

/**
 * Counts since when accounts are active, from a day of each on, and adds the changes to the teams above. `touched` has
 * account_id and day.
 */
async function countActivity(transaction: Transaction<Database>, touched: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; day: string; since: string | null }>`
    with touched as materialized (
      select t.account_id, t.day as first_day, r.currency, r.threshold, r.time_zone
      from (${touched}) t (account_id, day) cross join ${ruleOf(sql`t.account_id`)} r
    ), played as materialized (
      select t.*, d.day, sum(d.turnover) as turnover
      from touched t cross join lateral (select day, turnover from agent_day
        where account_id = t.account_id and currency = t.currency and day >= t.first_day offset 0) d
      group by 1, 2, 3, 4, 5, 6 having sum(d.turnover) <> 0
    ), now as materialized (
      select account_id, time_zone, day, case when turnover >= greatest(threshold, 1) then day
        else agent_active_since(account_id, currency, day, threshold) end as since
      from played
    ), was as materialized (
      select t.account_id, t.time_zone, d.day, d.since from touched t
      cross join lateral (select day, since from agent_active_day where account_id = t.account_id and day >= t.first_day offset 0) d
    ), before as (
      -- The day before the first that may have changed.
      select t.account_id, t.time_zone, b.day, b.since from touched t
      cross join lateral (select day, since from agent_active_day where account_id = t.account_id and day < t.first_day order by day desc limit 1) b
    ), step as materialized (
      select 1 as sign, *, lag(since) over (partition by account_id order by day) as since_before from (select * from now union all select * from before) n
      union all
      select -1, *, lag(since) over (partition by account_id order by day) from (select * from was union all select * from before) w
    ), changed as materialized (
      -- Steps that are the same before and after leave nothing.
      select account_id, time_zone, day, since, sum(sign * count) as count from (
        select s.*, 1 as count from step s where since is not null and since is distinct from since_before
        union all
        select sign, account_id, time_zone, day, since_before, since_before, -1 from step where since_before is not null and since is distinct from since_before
      ) c group by 1, 2, 3, 4 having sum(sign * count) <> 0
    ), own as (
      insert into agent_active_day (account_id, day, since)
      select n.account_id, n.day, n.since from now n left join was w using (account_id, day)
      where w.account_id is null or w.since is distinct from n.since order by 1, 2
      on conflict (account_id, day) do update set since = excluded.since
    ), team as (
      insert into agent_team_active_day (agent_id, day, since, members)
      select a.ancestor_id, c.day, c.since, sum(c.count)
      from changed c cross join ${above(sql`c.account_id`)} a
      where (a.valid_from at time zone c.time_zone)::date <= c.day and (a.valid_to at time zone c.time_zone)::date > c.day
        and (a.valid_from = '-infinity' or c.since >= agent_below_since(a.ancestor_id, c.account_id, c.day, c.time_zone))
      group by 1, 2, 3 having sum(c.count) <> 0 order by 1, 2, 3
      on conflict (agent_id, day, since) do update set members = agent_team_active_day.members + excluded.members
      returning agent_id, day, since, members
    )
    select agent_id as id, day, since from team where members = 0
    union all
    select account_id, day, null from was where not exists (select from now where now.account_id = was.account_id and now.day = was.day)`.execute(
    transaction,
  );
  // Rows that have become zero: days of teams, and days of the accounts themselves.
  const emptyTeamDays = rows.filter(({ since }) => since !== null);
  const emptyOwnDays = rows.filter(({ since }) => since === null);
  if (emptyTeamDays.length > 0)
    await sql`delete from agent_team_active_day where (agent_id, day, since) in (
      select * from unnest(${emptyTeamDays.map(({ id }) => id)}::uuid[], ${emptyTeamDays.map(({ day }) => day)}::date[], ${emptyTeamDays.map(({ since }) => since)}::date[]))`.execute(
      transaction,
    );
  if (emptyOwnDays.length > 0)
    await sql`delete from agent_active_day where (account_id, day) in (
      select * from unnest(${emptyOwnDays.map(({ id }) => id)}::uuid[], ${emptyOwnDays.map(({ day }) => day)}::date[]))`.execute(
      transaction,
    );
}

/** Lists the rules of merchants that differ from those by which their teams were counted. */
export async function listUncounted(db: Kysely<Database>, rules: readonly CountRule[]): Promise<CountRule[]> {
  const rows = await db.selectFrom('agent_count_run').selectAll().execute();
  const counted = new Map(rows.map((row) => [row.merchant_code, row]));
  return rules.filter(({ merchantCode, currency, timeZone, threshold }) => {
    const row = counted.get(merchantCode);
    return row?.currency !== currency || row.time_zone !== timeZone || row.threshold !== threshold;
  });
}

/** Recounts all teams of a merchant from the beginning. */
export async function countAgain(transaction: Transaction<Database>, rule: CountRule, now: number): Promise<void> {
  const { merchantCode, currency, timeZone, threshold } = rule;
  // A long statement is acceptable, because no call waits for it.
  await sql`set local statement_timeout = '10min'`.execute(transaction);
  const ofMerchant = sql`(select id from account where merchant_code = ${merchantCode})`;
  await sql`delete from agent_own_now where account_id in ${ofMerchant}`.execute(transaction);
  await sql`delete from agent_active_day where account_id in ${ofMerchant}`.execute(transaction);
  for (const table of ['agent_team_now', 'agent_team_heads_day', 'agent_team_active_day'])
    await sql`delete from ${sql.table(table)} where agent_id in ${ofMerchant}`.execute(transaction);
  await sql`
    insert into agent_count_run (merchant_code, currency, time_zone, threshold, counted_at)
    values (${merchantCode}, ${currency}, ${timeZone}, ${threshold}, ${new Date(now)})
    on conflict (merchant_code) do update set currency = excluded.currency, time_zone = excluded.time_zone,
      threshold = excluded.threshold, counted_at = excluded.counted_at`.execute(transaction);
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await sql<{ id: string; first: string | null; hasDeposited: boolean }>`
      select a.id, (select min(day) from agent_day where account_id = a.id and currency = ${currency}) as first,
        exists (select from agent_first_deposit where account_id = a.id) as "hasDeposited"
      from account a where a.merchant_code = ${merchantCode} and a.id > ${last}::uuid order by a.id limit ${COUNT_BATCH}`.execute(
      transaction,
    );
    const end = rows.at(-1);
    if (end === undefined) return;
    await countHeads(transaction, {
      owners: rows.map(({ id }) => id),
      played: rows.flatMap(({ id, first }) => (first === null ? [] : [{ accountId: id, day: first }])),
      deposited: rows.flatMap(({ id, hasDeposited }) => (hasDeposited ? [{ accountId: id, before: null }] : [])),
    });
    last = end.id;
  }
}

/**
 * Makes the next reading recount all teams of a merchant, or of all merchants, after roll-ups were written without the
 * reader.
 */
export async function forgetCounts(db: Kysely<Database> | Transaction<Database>, merchantCode?: string): Promise<void> {
  await sql`delete from agent_count_run where ${merchantCode === undefined ? sql`true` : sql`merchant_code = ${merchantCode}`}`.execute(
    db,
  );
}
