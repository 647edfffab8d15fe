import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import { bucketOf } from '../ledger/player.ts';
import type { Fact } from './offerMatch.rules.ts';
import type { Counted } from './offerProgress.rules.ts';

/** An event and the facts that offers make of it, by offer code. An offer counts an event once. */
interface CountedEvent {
  bucket: number;
  accountId: string;
  /** The first fact. Its day, amount and time are stored. */
  fact: Fact;
  facts: Map<string, Counted>;
}

/** An event that was stored before, and the offers that counted it then: `code:version`. */
interface StoredEvent {
  accountId: string;
  eventId: string;
  offers: string[];
}

/**
 * Stores facts that do not exist yet, and returns them in order. All facts of an event are one row, so an event that
 * is new costs one row, however many offers count it.
 */
export async function insertFacts(
  transaction: Transaction<Database>,
  facts: readonly Counted[],
): Promise<readonly Counted[]> {
  const events = groupByEvent(facts);
  const known = await insertEvents(transaction, [...events.values()]);
  let count = 0;
  const changed: StoredEvent[] = [];
  for (const stored of await readEvents(transaction, known)) {
    const event = events.get(keyOf(stored.accountId, stored.eventId));
    if (event === undefined) continue;
    for (const name of stored.offers) event.facts.delete(codeOf(name));
    if (event.facts.size > 0) changed.push({ ...stored, offers: [...stored.offers, ...offersOf(event)].toSorted() });
  }
  await addOffers(transaction, changed, events);
  for (const event of events.values()) count += event.facts.size;
  if (count === facts.length) return facts;
  return facts.filter(
    (counted) =>
      events.get(keyOf(counted.player.accountId, counted.fact.eventId))?.facts.get(counted.offer.code) === counted,
  );
}

const keyOf = (accountId: string, eventId: string): string => `${accountId} ${eventId}`;

/** Returns the offers of an event's facts, sorted: `code:version`. */
function offersOf({ facts }: CountedEvent): string[] {
  const names: string[] = [];
  for (const [code, { offer }] of facts) names.push(`${code}:${offer.version}`);
  return names.length > 1 ? names.toSorted() : names;
}

const codeOf = (name: string): string => name.slice(0, name.lastIndexOf(':'));

/** Groups facts by event. Of two facts of one offer the first counts. */
function groupByEvent(facts: readonly Counted[]): Map<string, CountedEvent> {
  const events = new Map<string, CountedEvent>();
  const buckets = new Map<string, number>();
  let last: CountedEvent | undefined;
  for (const counted of facts) {
    const { player, offer, fact } = counted;
    const { accountId } = player;
    // Facts of one event are adjacent.
    if (last?.accountId !== accountId || last.fact.eventId !== fact.eventId) {
      const key = keyOf(accountId, fact.eventId);
      last = events.get(key);
      if (last === undefined) {
        const bucket = buckets.get(accountId) ?? bucketOf(player);
        buckets.set(accountId, bucket);
        last = { bucket, accountId, fact, facts: new Map() };
        events.set(key, last);
      }
    }
    if (!last.facts.has(offer.code)) last.facts.set(offer.code, counted);
  }
  return events;
}

/** Inserts events that are not stored yet, and returns the others. */
async function insertEvents(
  transaction: Transaction<Database>,
  events: readonly CountedEvent[],
): Promise<readonly CountedEvent[]> {
  if (events.length === 0) return [];
  // Many events have the same offers, so each list is sent once.
  const lists = new Map<string, number>();
  const numbers = events.map((event) => {
    const list = offersOf(event).join(' ');
    const number = lists.get(list) ?? lists.size + 1;
    lists.set(list, number);
    return number;
  });
  const column = <Value>(read: (event: CountedEvent) => Value): Value[] => events.map(read);
  // In the order of the index, so that its pages are written sequentially. Names only what is needed: if some events
  // were stored before, the inserted ones.
  const { rows } = await sql<{ accountId: string | null; eventId: string; inserted: number }>`
    with inserted as (
      insert into offer_event (bucket, account_id, event_id, day, amount, at, offers)
      select bucket, account_id, event_id, day::date, amount, at, string_to_array((${[...lists.keys()]}::text[])[number], ' ')
      from unnest(${column(({ bucket }) => bucket)}::int[], ${column(({ accountId }) => accountId)}::uuid[], ${column(({ fact }) => fact.eventId)}::text[],
        ${column(({ fact }) => fact.day)}::text[], ${column(({ fact }) => String(fact.amount))}::bigint[],
        ${column(({ fact }) => new Date(fact.at).toISOString())}::timestamptz[], ${numbers}::int[]) event (bucket, account_id, event_id, day, amount, at, number)
      order by bucket, account_id, event_id collate "C"
      on conflict (bucket, account_id, event_id) do nothing
      returning account_id, event_id
    )
    select null as "accountId", '' as "eventId", count(*)::int as inserted from inserted
    union all
    select account_id, event_id, 0 from inserted where (select count(*) from inserted) < ${events.length}`.execute(
    transaction,
  );
  const inserted = rows.reduce((sum, row) => sum + row.inserted, 0);
  if (inserted === events.length) return [];
  if (inserted === 0) return events;
  const fresh = new Set(rows.map(({ accountId, eventId }) => keyOf(accountId ?? '', eventId)));
  return events.filter(({ accountId, fact }) => !fresh.has(keyOf(accountId, fact.eventId)));
}

async function readEvents(
  transaction: Transaction<Database>,
  events: readonly CountedEvent[],
): Promise<readonly StoredEvent[]> {
  if (events.length === 0) return [];
  const { rows } = await sql<StoredEvent>`
    select one.account_id as "accountId", one.event_id as "eventId", e.offers
    from unnest(${events.map(({ bucket }) => bucket)}::int[], ${events.map(({ accountId }) => accountId)}::uuid[], ${events.map(({ fact }) => fact.eventId)}::text[])
      one (bucket, account_id, event_id)
    cross join lateral (select offers from offer_event
      where bucket = one.bucket and account_id = one.account_id and event_id = one.event_id offset 0) e`.execute(
    transaction,
  );
  return rows;
}

/** Writes the offers of stored events that more offers count now. */
async function addOffers(
  transaction: Transaction<Database>,
  changed: readonly StoredEvent[],
  events: ReadonlyMap<string, CountedEvent>,
): Promise<void> {
  if (changed.length === 0) return;
  const buckets = changed.map(({ accountId, eventId }) => events.get(keyOf(accountId, eventId))?.bucket ?? -1);
  await sql`
    update offer_event e set offers = string_to_array(one.offers, ' ')
    from unnest(${buckets}::int[], ${changed.map(({ accountId }) => accountId)}::uuid[], ${changed.map(({ eventId }) => eventId)}::text[],
      ${changed.map(({ offers }) => offers.join(' '))}::text[]) one (bucket, account_id, event_id, offers)
    where e.bucket = one.bucket and e.account_id = one.account_id and e.event_id = one.event_id`.execute(transaction);
}
