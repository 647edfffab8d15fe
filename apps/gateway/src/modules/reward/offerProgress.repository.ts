import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import { bucketOf } from '../ledger/player.ts';
import { rowOf, type Before, type Counted, type Sum } from './offerProgress.rules.ts';
import { daysOfRange } from './offerSpan.rules.ts';

const NOTHING: Sum = { amount: 0n, events: 0 };

/** The sums of a player's span as they are stored, by offer code: the amount and the number of events. */
type StoredSums = Record<string, [amount: string, events: number]>;

interface SpanSums {
  bucket: number;
  accountId: string;
  period: string;
  stored: StoredSums;
  /** The sums of the offers that count new facts, without and with these. */
  before: Map<string, Sum>;
  after: Map<string, Sum>;
}

/**
 * Adds new facts to the sums and days of their players, and returns these without the new facts. The caller's
 * transaction must be the only one that does so: the reader of the outbox holds its row.
 */
export async function addProgress(transaction: Transaction<Database>, facts: readonly Counted[]): Promise<Before> {
  const sums = await addSums(transaction, facts);
  const days = await addDays(transaction, facts);
  return { sumBefore: sums, daysBefore: days };
}

const keyOf = (accountId: string, period: string): string => `${accountId} ${period}`;

async function addSums(transaction: Transaction<Database>, facts: readonly Counted[]): Promise<Before['sumBefore']> {
  const spans = new Map<string, SpanSums>();
  for (const { player, offer, fact } of facts) {
    const { accountId } = player;
    const key = keyOf(accountId, fact.period);
    let span = spans.get(key);
    if (span === undefined) {
      const bucket = bucketOf(player);
      span = { bucket, accountId, period: fact.period, stored: {}, before: new Map(), after: new Map() };
      spans.set(key, span);
    }
    const sum = span.after.get(offer.code);
    if (sum === undefined) span.after.set(offer.code, { amount: fact.amount, events: fact.events });
    else {
      sum.amount += fact.amount;
      sum.events += fact.events;
    }
  }
  const list = [...spans.values()];
  const column = <Value>(read: (span: SpanSums) => Value): Value[] => list.map(read);
  const keys = sql`unnest(${column(({ bucket }) => bucket)}::int[], ${column(({ accountId }) => accountId)}::uuid[], ${column(({ period }) => period)}::text[]`;
  const { rows } = await sql<{ accountId: string; period: string; sums: StoredSums }>`
    select one.account_id as "accountId", one.period, p.sums from ${keys}) one (bucket, account_id, period)
    cross join lateral (select sums from offer_progress
      where bucket = one.bucket and account_id = one.account_id and period = one.period offset 0) p`.execute(
    transaction,
  );
  for (const { accountId, period, sums } of rows) {
    const span = spans.get(keyOf(accountId, period));
    if (span !== undefined) addStored(span, sums);
  }
  await sql`
    insert into offer_progress (bucket, account_id, period, sums)
    select bucket, account_id, period, sums::jsonb from ${keys}, ${column(sumsText)}::text[]) one (bucket, account_id, period, sums)
    order by bucket, account_id, period collate "C"
    on conflict (bucket, account_id, period) do update set sums = excluded.sums`.execute(transaction);
  return ({ player, offer, fact }) =>
    spans.get(keyOf(player.accountId, fact.period))?.before.get(offer.code) ?? NOTHING;
}

function addStored(span: SpanSums, stored: StoredSums): void {
  span.stored = stored;
  for (const [code, sum] of span.after) {
    const known = stored[code];
    if (known === undefined) continue;
    const before = { amount: BigInt(known[0]), events: known[1] };
    span.before.set(code, before);
    sum.amount += before.amount;
    sum.events += before.events;
  }
}

/** Returns the sums to store. The stored ones of other offers stay. */
function sumsText({ stored, after }: SpanSums): string {
  const sums: StoredSums = { ...stored };
  for (const [code, { amount, events }] of after) sums[code] = [String(amount), events];
  return JSON.stringify(sums);
}

/** The days of a player and a streak. */
interface StreakDays {
  counted: Counted;
  before: Set<string>;
  added: Set<string>;
}

async function addDays(transaction: Transaction<Database>, facts: readonly Counted[]): Promise<Before['daysBefore']> {
  const streaks = new Map<string, StreakDays>();
  for (const counted of facts) {
    if (counted.offer.rule.condition.type !== 'streak') continue;
    const row = rowOf(counted);
    const streak = streaks.get(row) ?? { counted, before: new Set<string>(), added: new Set<string>() };
    streak.added.add(counted.fact.day);
    streaks.set(row, streak);
  }
  if (streaks.size > 0) {
    const named = [...streaks.values()].flatMap(({ counted: { player, offer }, added }) =>
      [...added].map((day) => ({ bucket: bucketOf(player), accountId: player.accountId, code: offer.code, day })),
    );
    const column = <Value>(read: (one: (typeof named)[number]) => Value): Value[] => named.map(read);
    const days = sql`unnest(${column(({ bucket }) => bucket)}::int[], ${column(({ accountId }) => accountId)}::uuid[], ${column(({ code }) => code)}::text[],
      ${column(({ day }) => day)}::date[]) one (bucket, account_id, code, day)`;
    // Only the runs of days that a new day extends or joins.
    const { rows } = await sql<{ accountId: string; code: string; first: string; last: string }>`
      select distinct one.account_id as "accountId", one.code, lower(s.run)::text as first, (upper(s.run) - 1)::text as last from ${days}
      cross join lateral (select run from offer_streak t cross join lateral unnest(t.days) run
        where t.bucket = one.bucket and t.account_id = one.account_id and t.offer_code = one.code
          and run && daterange(one.day - 1, one.day + 1, '[]') offset 0) s`.execute(transaction);
    for (const { accountId, code, first, last } of rows)
      for (const day of daysOfRange(first, last)) streaks.get(`${accountId} ${code}`)?.before.add(day);
    await sql`
      insert into offer_streak as s (bucket, account_id, offer_code, days)
      select bucket, account_id, code, range_agg(daterange(day, day, '[]')) from ${days} group by 1, 2, 3 order by 1, 2, 3
      on conflict (bucket, account_id, offer_code) do update set days = s.days + excluded.days
        where not s.days @> excluded.days`.execute(transaction);
  }
  return (counted) => streaks.get(rowOf(counted))?.before ?? new Set();
}
