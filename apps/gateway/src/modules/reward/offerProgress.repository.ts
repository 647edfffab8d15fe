import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import { bucketOf } from '../ledger/player.ts';
import type { OfferList } from './offerList.ts';
import { mayReach, rowOf, type Before, type Counted } from './offerProgress.rules.ts';
import type { Offer } from './offerRule.ts';
import { daysOfRange } from './offerSpan.rules.ts';
import { addToGroups, sumsByOffer, type Sum, type SumGroups } from './offerSums.rules.ts';

const NOTHING: Sum = { amount: 0n, events: 0 };

/** The sums of a player's span as they are stored, by codes of offers: the amount and the number of events. */
type StoredSums = Record<string, [amount: string, events: number]>;

interface SpanSums {
  counted: Counted;
  /** The place of the stored row; undefined without one. */
  place?: string;
  /** The sums without the new facts. */
  before: SumGroups;
  /** The sums of the new facts, and of those that are above zero. */
  added: Map<OfferList, { sum: Sum; gain: Sum }>;
  mayEarn: boolean;
  byOffer?: ReadonlyMap<string, Sum>;
}

/** The progress before new facts. */
export interface Progress extends Before {
  /** Whether a fact may earn a reward; the sums of most are far from any target. */
  mayEarn: (counted: Counted) => boolean;
}

/**
 * Adds new facts to the sums and days of their players, and returns these without the new facts. Only one
 * transaction may do this at a time. The reader of the outbox locks its own row to ensure it.
 */
export async function addProgress(transaction: Transaction<Database>, facts: readonly Counted[]): Promise<Progress> {
  const spans = await addSums(transaction, facts);
  const daysBefore = await addDays(transaction, facts);
  return {
    mayEarn: (counted) => counted.list.isOfEvents || spans.get(keyOf(counted))?.mayEarn === true,
    sumBefore(counted, { code }) {
      const span = spans.get(keyOf(counted));
      if (span === undefined) return NOTHING;
      span.byOffer ??= sumsByOffer(span.before);
      return span.byOffer.get(code) ?? NOTHING;
    },
    daysBefore,
  };
}

const keyOf = ({ player, fact }: Counted): string => `${player.accountId} ${fact.period}`;

async function addSums(
  transaction: Transaction<Database>,
  facts: readonly Counted[],
): Promise<ReadonlyMap<string, SpanSums>> {
  const spans = new Map<string, SpanSums>();
  for (const counted of facts) {
    const key = keyOf(counted);
    let span = spans.get(key);
    if (span === undefined) {
      span = { counted, before: new Map(), added: new Map(), mayEarn: false };
      spans.set(key, span);
    }
    addFact(span, counted);
  }
  const list = [...spans.values()];
  await readSpans(transaction, list);
  for (const span of list) span.mayEarn = mayReachAny(span);
  await writeSpans(transaction, list);
  return spans;
}

async function readSpans(transaction: Transaction<Database>, spans: readonly SpanSums[]): Promise<void> {
  const { buckets, accounts, periods } = columnsOf(spans);
  const { rows } = await sql<{ number: number; place: string; sums: StoredSums }>`
    select one.number::int, p.ctid::text as place, p.sums
    from unnest(${buckets}::int[], ${accounts}::uuid[], ${periods}::text[]) with ordinality one (bucket, account_id, period, number)
    cross join lateral (select ctid, sums from offer_progress
      where bucket = one.bucket and account_id = one.account_id and period = one.period offset 0) p`.execute(
    transaction,
  );
  for (const { number, place, sums } of rows) {
    const span = spans[number - 1];
    if (span === undefined) continue;
    span.place = place;
    span.before = readSums(sums);
  }
}

/** Writes the sums. A stored row is updated at its place: nobody else moves it. */
async function writeSpans(transaction: Transaction<Database>, spans: readonly SpanSums[]): Promise<void> {
  const stored = spans.filter(({ place }) => place !== undefined);
  if (stored.length > 0)
    await sql`
      update offer_progress p set sums = one.sums::jsonb
      from unnest(${stored.map(({ place }) => place)}::tid[], ${stored.map(sumsText)}::text[]) one (place, sums)
      where p.ctid = one.place`.execute(transaction);
  const fresh = spans.filter(({ place }) => place === undefined);
  if (fresh.length === 0) return;
  const { buckets, accounts, periods } = columnsOf(fresh);
  await sql`
    insert into offer_progress (bucket, account_id, period, sums)
    select bucket, account_id, period, sums::jsonb
    from unnest(${buckets}::int[], ${accounts}::uuid[], ${periods}::text[], ${fresh.map(sumsText)}::text[]) one (bucket, account_id, period, sums)`.execute(
    transaction,
  );
}

const columnsOf = (spans: readonly SpanSums[]) => ({
  buckets: spans.map(({ counted }) => bucketOf(counted.player)),
  accounts: spans.map(({ counted }) => counted.player.accountId),
  periods: spans.map(({ counted }) => counted.fact.period),
});

function addFact({ added }: SpanSums, { list, fact: { amount, events } }: Counted): void {
  const known = added.get(list) ?? { sum: { ...NOTHING }, gain: { ...NOTHING } };
  for (const sum of amount < 0n ? [known.sum] : [known.sum, known.gain]) {
    sum.amount += amount;
    sum.events += events;
  }
  added.set(list, known);
}

/** Whether the new facts may bring an offer to a target; at most all that are above zero come first. */
function mayReachAny({ counted: { locale }, before, added }: SpanSums): boolean {
  const gain = { ...NOTHING };
  for (const one of added.values()) {
    gain.amount += one.gain.amount;
    gain.events += one.gain.events;
  }
  for (const list of added.keys()) {
    const own = before.get(list.codes);
    for (const sum of own === undefined ? [NOTHING, ...before.values()] : [own])
      if (mayReach(list, { amount: sum.amount + gain.amount, events: sum.events + gain.events }, locale.currency))
        return true;
  }
  return false;
}

const readSums = (stored: StoredSums): SumGroups =>
  new Map(Object.entries(stored).map(([codes, [amount, events]]) => [codes, { amount: BigInt(amount), events }]));

/** Returns the sums to store. */
function sumsText({ before, added }: SpanSums): string {
  const groups = addToGroups(
    before,
    [...added].map(([{ codes }, { sum }]) => [codes, sum]),
  );
  const stored: StoredSums = {};
  for (const [codes, { amount, events }] of groups) stored[codes] = [String(amount), events];
  return JSON.stringify(stored);
}

/** The days of a player and a streak. */
interface StreakDays {
  counted: Counted;
  offer: Offer;
  before: Set<string>;
  added: Set<string>;
}

async function addDays(transaction: Transaction<Database>, facts: readonly Counted[]): Promise<Before['daysBefore']> {
  const streaks = new Map<string, StreakDays>();
  for (const counted of facts) {
    if (!counted.list.isOfEvents) continue;
    for (const offer of counted.list.offers) {
      if (offer.rule.condition.type !== 'streak') continue;
      const row = rowOf(counted, offer);
      const streak = streaks.get(row) ?? { counted, offer, before: new Set<string>(), added: new Set<string>() };
      streak.added.add(counted.fact.day);
      streaks.set(row, streak);
    }
  }
  if (streaks.size > 0) {
    const named = [...streaks.values()].flatMap(({ counted: { player }, offer, added }) =>
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
  return (counted, offer) => streaks.get(rowOf(counted, offer))?.before ?? new Set();
}
