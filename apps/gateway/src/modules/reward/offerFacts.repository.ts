import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import { bucketOf } from '../ledger/player.ts';
import type { Fact } from './offerMatch.rules.ts';
import { rowOf, spanOf, type Counted, type Sum } from './offerProgress.rules.ts';
import type { Offer } from './offerRule.ts';
import { periodOf } from './offerSpan.rules.ts';

/** The new facts in order, and the sums of their spans before the first of them. */
export interface NewFacts {
  facts: readonly Counted[];
  sumBefore: (counted: Counted) => Sum;
}

/** A sum that includes the new facts, or, with an `eventId`, a new fact. */
interface Row {
  accountId: string;
  code: string;
  eventId: string | null;
  period: string;
  amount: bigint;
  events: number;
}

const NOTHING: Sum = { amount: 0n, events: 0 };

/**
 * Inserts facts that do not exist yet, and adds them to their sums. An event is sent once, with the numbers of its
 * offers. The query lists new facts only if some facts existed already.
 */
export async function insertFacts(transaction: Transaction<Database>, told: readonly Counted[]): Promise<NewFacts> {
  if (told.length === 0) return { facts: [], sumBefore: () => NOTHING };
  const { events, offers } = byEvent(told);
  const column = <Value>(read: (event: CountedEvent) => Value): Value[] => events.map(read);
  // In the order of the index, so that its pages are written sequentially. Of duplicate facts the first counts.
  const { rows } = await sql<Row>`
    with event as (
      select * from unnest(${column(({ bucket }) => bucket)}::int[], ${column(({ accountId }) => accountId)}::uuid[], ${column(({ fact }) => fact.eventId)}::text[],
        ${column(({ fact }) => fact.day)}::text[], ${column(({ fact }) => periodOf('week', fact.day))}::text[], ${column(({ fact }) => String(fact.amount))}::bigint[],
        ${column(({ fact }) => new Date(fact.at).toISOString())}::timestamptz[], ${column(({ numbers }) => numbers.join(' '))}::text[])
        with ordinality event (bucket, account_id, event_id, day, week, amount, at, numbers, place)
    ), fact as (
      insert into offer_fact (bucket, account_id, offer_code, event_id, version, period, day, amount, at)
      select bucket, account_id, (${offers.map(({ code }) => code)}::text[])[number] as code, event_id, (${offers.map(({ version }) => version)}::int[])[number],
        case (${offers.map(perOf)}::text[])[number] when 'day' then day when 'week' then week else 'all' end, day::date, amount, at
      from event cross join lateral unnest(string_to_array(numbers, ' ')::int[]) number
      order by bucket, account_id, code, event_id, place
      on conflict (bucket, account_id, offer_code, event_id) do nothing
      returning bucket, account_id, offer_code, event_id, period, amount
    ), tally as (
      insert into offer_tally (bucket, account_id, offer_code, period, amount, events)
      select bucket, account_id, offer_code, period, sum(amount)::bigint, sum(case when amount < 0 then -1 else 1 end)::int from fact group by 1, 2, 3, 4
      on conflict (bucket, account_id, offer_code, period) do update
        set amount = offer_tally.amount + excluded.amount, events = offer_tally.events + excluded.events
      returning account_id, offer_code, period, amount, events
    )
    select account_id as "accountId", offer_code as code, null as "eventId", period, amount, events from tally
    union all
    select account_id, offer_code, event_id, period, amount, 0 from fact where (select count(*) from fact) < ${told.length}`.execute(
    transaction,
  );
  const facts = newAmong(told, rows);
  return { facts, sumBefore: sumsBefore(facts, rows) };
}

interface CountedEvent {
  bucket: number;
  accountId: string;
  fact: Fact;
  /** The numbers of the offers that count it, from 1. */
  numbers: number[];
}

const perOf = ({ rule: { condition } }: Offer): string => ('per' in condition ? condition.per : 'once');

/** Groups facts by event, and numbers the offers. */
function byEvent(told: readonly Counted[]): { events: CountedEvent[]; offers: Offer[] } {
  const events: CountedEvent[] = [];
  const numbers = new Map<Offer, number>();
  const buckets = new Map<string, number>();
  for (const { player, offer, fact } of told) {
    const { accountId } = player;
    const number = numbers.get(offer) ?? numbers.size + 1;
    numbers.set(offer, number);
    const last = events.at(-1);
    // Facts of one event are adjacent.
    if (last?.accountId === accountId && last.fact.eventId === fact.eventId && !last.numbers.includes(number)) {
      last.numbers.push(number);
      continue;
    }
    const bucket = buckets.get(accountId) ?? bucketOf(player);
    buckets.set(accountId, bucket);
    events.push({ bucket, accountId, fact, numbers: [number] });
  }
  return { events, offers: [...numbers.keys()] };
}

const nameOf = (accountId: string, code: string, eventId: string): string => `${accountId} ${code} ${eventId}`;

function newAmong(told: readonly Counted[], rows: readonly Row[]): readonly Counted[] {
  // Every new fact is part of a sum, so without rows there are none.
  if (rows.length === 0) return [];
  const named = new Set<string>();
  for (const { accountId, code, eventId } of rows) if (eventId !== null) named.add(nameOf(accountId, code, eventId));
  if (named.size === 0) return told;
  // A duplicate fact in the list is inserted and evaluated once.
  return told.filter(({ player, offer, fact }) => named.delete(nameOf(player.accountId, offer.code, fact.eventId)));
}

function sumsBefore(facts: readonly Counted[], rows: readonly Row[]): NewFacts['sumBefore'] {
  const sums = new Map<string, Sum>();
  for (const { accountId, code, eventId, period, amount, events } of rows)
    if (eventId === null) sums.set(`${accountId} ${code} ${period}`, { amount, events });
  for (const counted of facts) {
    const key = spanOf(counted);
    const sum = sums.get(key);
    if (sum === undefined) throw new Error(`The sum of ${counted.offer.code} is gone`);
    sums.set(key, { amount: sum.amount - counted.fact.amount, events: sum.events - counted.fact.events });
  }
  return (counted) => sums.get(spanOf(counted)) ?? NOTHING;
}

/** Returns the days on which something counted for players and their streaks, without the days of new facts. */
export async function daysBefore(
  transaction: Transaction<Database>,
  facts: readonly Counted[],
): Promise<(counted: Counted) => ReadonlySet<string>> {
  const asked = new Map<string, Counted>();
  const added = new Map<string, number>();
  for (const counted of facts) {
    if (counted.offer.rule.condition.type !== 'streak') continue;
    const row = rowOf(counted);
    asked.set(row, counted);
    const day = `${row} ${counted.fact.day}`;
    added.set(day, (added.get(day) ?? 0) + 1);
  }
  const days = new Map<string, Set<string>>();
  if (asked.size > 0) {
    const of = [...asked.values()];
    const { rows } = await sql<{ accountId: string; code: string; day: string; facts: number }>`
      select one.account_id as "accountId", one.code, f.day, f.facts
      from unnest(${of.map(({ player }) => bucketOf(player))}::int[], ${of.map(({ player }) => player.accountId)}::uuid[], ${of.map(({ offer }) => offer.code)}::text[]) one (bucket, account_id, code)
      cross join lateral (select day::text, count(*)::int as facts from offer_fact
        where bucket = one.bucket and account_id = one.account_id and offer_code = one.code group by 1 offset 0) f`.execute(
      transaction,
    );
    for (const { accountId, code, day, facts: count } of rows) {
      const row = `${accountId} ${code}`;
      if (count > (added.get(`${row} ${day}`) ?? 0)) days.set(row, (days.get(row) ?? new Set<string>()).add(day));
    }
  }
  return (counted) => days.get(rowOf(counted)) ?? new Set();
}
