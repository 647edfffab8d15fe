import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Currency } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { ContestEntryTable, ContestTable } from '../../tables/contestTables.ts';
import { contestRule, type ContestRule } from './contestRule.ts';
import type { ContestFact } from './contestScore.rules.ts';

type Source = Kysely<Database> | Transaction<Database>;

/** A contest with its parsed rule, and the currency of its merchant. */
export interface Contest extends Omit<Selectable<ContestTable>, 'rule'> {
  rule: ContestRule;
  currency: Currency;
}

/** A row of the table of entries. */
export type EntryRow = Selectable<ContestEntryTable>;

const contests = (db: Source) =>
  db
    .selectFrom('contest')
    .innerJoin('merchant', 'merchant.code', 'contest.merchant_code')
    .selectAll('contest')
    .select('merchant.currency');

/** Parses the rule of a row with its schema, which adds defaults. */
function toContest(row: Selectable<ContestTable> & { currency: string }): Contest {
  return { ...row, rule: contestRule.parse(row.rule), currency: row.currency as Currency };
}

/** Lists contests of a merchant that had not ended by `since`, in epoch milliseconds. */
export async function listContests(db: Source, merchantCode: string, since: number): Promise<Contest[]> {
  const rows = await contests(db)
    .where('contest.merchant_code', '=', merchantCode)
    .where('contest.ends_at', '>', sql<number>`${new Date(since)}`)
    .orderBy('contest.ends_at')
    .orderBy('contest.code')
    .execute();
  return rows.map(toContest);
}

export async function findContest(db: Source, merchantCode: string, code: string): Promise<Contest | undefined> {
  const row = await contests(db)
    .where('contest.merchant_code', '=', merchantCode)
    .where('contest.code', '=', code)
    .executeTakeFirst();
  return row && toContest(row);
}

/** Lists contests of all merchants that ended before a time and are not paid. */
export async function listEnded(db: Source, before: number): Promise<Contest[]> {
  const rows = await contests(db)
    .where('contest.state', '<>', 'PAID')
    .where((is) =>
      is.or([is('contest.state', '=', 'FROZEN'), is('contest.ends_at', '<=', sql<number>`${new Date(before)}`)]),
    )
    .orderBy('contest.ends_at')
    .execute();
  return rows.map(toContest);
}

/** Lists entries of some accounts in open contests, with their contests. */
export async function openEntries(
  db: Source,
  accountIds: readonly string[],
): Promise<{ entry: EntryRow; contest: Contest }[]> {
  const entries = await db
    .selectFrom('contest_entry')
    .selectAll()
    .where('account_id', 'in', accountIds)
    .where('demo_name', 'is', null)
    .where('rank', 'is', null)
    .execute();
  if (entries.length === 0) return [];
  const open = await contests(db)
    .where('contest.state', '=', 'OPEN')
    .where('contest.code', 'in', [...new Set(entries.map(({ code }) => code))])
    .execute();
  const known = new Map(open.map((row) => [`${row.merchant_code} ${row.code}`, toContest(row)]));
  return entries.flatMap((entry) => {
    const contest = known.get(`${entry.merchant_code} ${entry.code}`);
    return contest === undefined ? [] : [{ entry, contest }];
  });
}

/** Counts the tickets of a raffle that came from rewards, by account; for all entries, or for one account. */
export async function givenTickets(
  db: Source,
  { merchant_code, code }: Pick<Contest, 'merchant_code' | 'code'>,
  accountId?: string,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('contest_given')
    .select(['account_id', sql<number>`sum(count)::int`.as('tickets')])
    .where('merchant_code', '=', merchant_code)
    .where('code', '=', code)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId!))
    .groupBy('account_id')
    .execute();
  return new Map(rows.map(({ account_id, tickets }) => [account_id, tickets]));
}

/** The facts of one entry. */
export interface EntryFacts {
  entry: Pick<EntryRow, 'merchant_code' | 'code' | 'account_id'>;
  /** Whether the score is the best of the facts; their sum otherwise. */
  isBest: boolean;
  facts: readonly ContestFact[];
}

/** An entry with changed facts. */
interface ChangedEntry {
  merchant_code: string;
  code: string;
  account_id: string;
  is_best: boolean;
  /** Whether a fact is worth less than before. */
  is_lower: boolean;
}

/**
 * Stores the current scores of some rounds, and the entries' scores that follow from them. Idempotent. Returns the
 * changed entries.
 */
export async function saveFacts(
  transaction: Transaction<Database>,
  all: readonly EntryFacts[],
): Promise<Pick<ChangedEntry, 'merchant_code' | 'code'>[]> {
  // A round that is reported twice at the same time is stored once.
  const rows = all.flatMap(({ entry, isBest, facts }) =>
    [...new Map(facts.map((fact) => [fact.eventId, fact])).values()].map((fact) => ({ ...entry, isBest, ...fact })),
  );
  if (rows.length === 0) return [];
  const column = <Value>(read: (row: (typeof rows)[number]) => Value): Value[] => rows.map(read);
  const { rows: changed } = await sql<ChangedEntry>`
    with told as (
      select * from unnest(${column(({ merchant_code }) => merchant_code)}::text[], ${column(({ code }) => code)}::text[], ${column(({ account_id }) => account_id)}::uuid[],
        ${column(({ eventId }) => eventId)}::uuid[], ${column(({ amount }) => String(amount))}::bigint[], ${column(({ at }) => new Date(at))}::timestamptz[], ${column(({ isBest }) => isBest)}::boolean[])
        as told (merchant_code, code, account_id, event_id, amount, at, is_best)
    ), differing as (
      -- What is worth nothing and never was leaves no trace.
      select told.*, coalesce(f.amount, 0) as before from told left join contest_fact f using (merchant_code, code, account_id, event_id)
      where (f.amount is null and told.amount > 0) or (f.amount, f.at) is distinct from (told.amount, told.at) and f.amount is not null
    ), written as (
      insert into contest_fact (merchant_code, code, account_id, event_id, amount, at)
      select merchant_code, code, account_id, event_id, amount, at from differing
      on conflict (merchant_code, code, account_id, event_id) do update set amount = excluded.amount, at = excluded.at
    ), moved as (
      select merchant_code, code, account_id, bool_or(is_best) as is_best, bool_or(amount < before) as is_lower,
        sum(amount - before)::bigint as change, max(at) filter (where amount > 0) as last_at
      from differing group by 1, 2, 3
    ), added as (
      update contest_entry e set score = e.score + m.change, reached_at = greatest(e.reached_at, m.last_at) from moved m
      where (e.merchant_code, e.code, e.account_id) = (m.merchant_code, m.code, m.account_id) and not m.is_best and not m.is_lower
    )
    select merchant_code, code, account_id, is_best, is_lower from moved`.execute(transaction);
  await settleScores(
    transaction,
    changed.filter(({ is_best, is_lower }) => is_best || is_lower),
  );
  return changed;
}

/**
 * Computes scores from all facts where adding is not enough: best scores, and sums from which something was subtracted.
 * The time of such a sum is that of the last fact that still counts.
 */
async function settleScores(transaction: Transaction<Database>, entries: readonly ChangedEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const countedFacts = sql`(f.merchant_code, f.code, f.account_id) = (one.merchant_code, one.code, one.account_id) and f.amount > 0`;
  await sql`
    update contest_entry e set score = coalesce(case when one.is_best then best.amount else whole.amount end, 0),
      reached_at = case when one.is_best then best.at else whole.at end
    from unnest(${entries.map(({ merchant_code }) => merchant_code)}::text[], ${entries.map(({ code }) => code)}::text[], ${entries.map(({ account_id }) => account_id)}::uuid[],
      ${entries.map(({ is_best }) => is_best)}::boolean[]) as one (merchant_code, code, account_id, is_best)
    left join lateral (select f.amount, f.at from contest_fact f where one.is_best and ${countedFacts} order by f.amount desc, f.at limit 1) best on true
    left join lateral (select sum(f.amount)::bigint as amount, max(f.at) as at from contest_fact f where not one.is_best and ${countedFacts}) whole on true
    where (e.merchant_code, e.code, e.account_id) = (one.merchant_code, one.code, one.account_id)`.execute(transaction);
}

/** A row of a board. */
export interface BoardRow {
  account_id: string;
  name: string;
  score: bigint;
  reached_at: number | null;
  rank: number | null;
  /** The tickets of a raffle's entry in the draw; null before, and for tournaments. */
  tickets: number | null;
  is_demo: boolean;
}

const boardOrder = sql`e.score desc, e.reached_at, e.account_id`;
const boardColumns = sql`e.account_id, coalesce(e.demo_name, a.account) as name, e.score, e.reached_at, e.rank, e.tickets, e.demo_name is not null as is_demo`;

interface Named {
  merchant_code: string;
  code: string;
  state: Contest['state'];
}

/** Lists the first places of a contest: the final ones once they are frozen, by score before. */
export async function topOf(db: Source, { merchant_code, code, state }: Named, limit: number): Promise<BoardRow[]> {
  const order = state === 'OPEN' ? boardOrder : sql`e.rank`;
  const listed = state === 'OPEN' ? sql`e.score > 0` : sql`e.rank is not null`;
  const { rows } = await sql<BoardRow>`
    select ${boardColumns} from (
      select * from contest_entry e where e.merchant_code = ${merchant_code} and e.code = ${code} and ${listed} order by ${order} limit ${limit}
    ) e left join account a on a.id = e.account_id order by ${order}`.execute(db);
  return rows;
}

/** Counts the players who joined each contest of a merchant. */
export async function countPlayers(db: Source, merchantCode: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('contest_entry')
    .select(['code', sql<number>`count(*)::int`.as('count')])
    .where('merchant_code', '=', merchantCode)
    .groupBy('code')
    .execute();
  return new Map(rows.map(({ code, count }) => [code, count]));
}

/** A row of a board with its place. */
export interface PlacedRow extends BoardRow {
  place: number;
}

/** Lists the rows around an entry with a score, `reach` above and below it. */
export async function aroundOf(
  db: Source,
  { merchant_code, code, state }: Named,
  entry: EntryRow,
  reach: number,
): Promise<PlacedRow[]> {
  if (state !== 'OPEN') {
    if (entry.rank === null) return [];
    const { rows } = await sql<PlacedRow>`
      select ${boardColumns}, e.rank as place from contest_entry e left join account a on a.id = e.account_id
      where e.merchant_code = ${merchant_code} and e.code = ${code} and e.rank between ${entry.rank - reach} and ${entry.rank + reach} order by e.rank`.execute(
      db,
    );
    return rows;
  }
  if (entry.score <= 0n) return [];
  const reachedAt = sql`${entry.reached_at === null ? null : new Date(entry.reached_at)}::timestamptz`;
  const among = sql`e.merchant_code = ${merchant_code} and e.code = ${code} and e.score > 0`;
  // Entries with a higher score, or with the same score reached earlier, are ahead.
  const ahead = sql`(e.score > ${entry.score} or e.score = ${entry.score} and (e.reached_at, e.account_id) < (${reachedAt}, ${entry.account_id}::uuid))`;
  const { rows } = await sql<PlacedRow>`
    with above as (
      select * from contest_entry e where ${among} and ${ahead} order by e.score, e.reached_at desc, e.account_id desc limit ${reach}
    ), below as (
      select * from contest_entry e where ${among} and not ${ahead} order by ${boardOrder} limit ${reach + 1}
    ), ranked as (
      select e.*, row_number() over (order by ${boardOrder}) as at from (select * from above union all select * from below) e
    )
    select ${boardColumns}, ((select count(*) from contest_entry e where ${among} and ${ahead}) - (select count(*) from above) + e.at)::int as place
    from ranked e left join account a on a.id = e.account_id order by e.at`.execute(db);
  return rows;
}
