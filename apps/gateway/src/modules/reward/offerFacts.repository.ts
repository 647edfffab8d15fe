import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import { bucketOf } from '../ledger/player.ts';
import { narrowList } from './offerList.ts';
import type { Counted } from './offerProgress.rules.ts';

/** The codes of the offers that counted an event, by its key. */
type OffersByEvent = Map<string, ReadonlySet<string>>;

/** Returns the key of an event: a transfer is one of its own, any other event is one of its player. */
const keyOf = ({ player, fact, isTransfer }: Counted): string =>
  isTransfer ? fact.eventId : eventKey(player.accountId, fact.eventId);
const eventKey = (accountId: string, eventId: string): string => `${accountId} ${eventId}`;

/**
 * Stores facts that do not exist yet, and returns them in order: an offer counts an event once. Only one
 * transaction may do this at a time. The reader of the outbox locks its own row to ensure it.
 */
export async function insertFacts(
  transaction: Transaction<Database>,
  facts: readonly Counted[],
): Promise<readonly Counted[]> {
  const known: OffersByEvent = new Map();
  await readTransfers(transaction, facts.filter(isTransfer), known);
  await readEvents(transaction, facts.filter(isOther), known);
  const fresh: Counted[] = [];
  for (const counted of facts) {
    const key = keyOf(counted);
    const codes = known.get(key);
    const list = codes === undefined ? counted.list : narrowList(counted.list, ({ code }) => !codes.has(code));
    if (list === undefined) continue;
    fresh.push(list === counted.list ? counted : { ...counted, list });
    addOffers(known, key, list.codeSet);
  }
  await insertTransfers(transaction, fresh.filter(isTransfer));
  await insertEvents(transaction, fresh.filter(isOther));
  return fresh;
}

const isTransfer = (counted: Counted): boolean => counted.isTransfer;
const isOther = (counted: Counted): boolean => !counted.isTransfer;

function addOffers(known: OffersByEvent, key: string, codes: ReadonlySet<string>): void {
  const others = known.get(key);
  known.set(key, others === undefined ? codes : new Set([...others, ...codes]));
}

const codesOf = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.map((name) => name.slice(0, name.lastIndexOf(':'))));

const namesOf = (facts: readonly Counted[]): string =>
  facts
    .flatMap(({ list }) => list.names.split(' '))
    .toSorted()
    .join(' ');

/** Returns the moments of the first and the last transfer. */
function timesOf(facts: readonly Counted[]): { first: Date; last: Date } {
  let [first, last] = [Infinity, -Infinity];
  for (const { fact } of facts) {
    first = Math.min(first, fact.at);
    last = Math.max(last, fact.at);
  }
  return { first: new Date(first), last: new Date(last) };
}

/** Reads the rows that may name the transfers: those of the same time. A transfer keeps its time in every reading. */
async function readTransfers(
  transaction: Transaction<Database>,
  facts: readonly Counted[],
  known: OffersByEvent,
): Promise<void> {
  if (facts.length === 0) return;
  const { first, last } = timesOf(facts);
  const { rows } = await sql<{ transfers: string; offers: string[] }>`
    select array_to_string(transfers, ' ') as transfers, offers from offer_transfers
    where recorded && tstzrange(${first}::timestamptz, ${last}::timestamptz, '[]')`.execute(transaction);
  for (const { transfers, offers } of rows) {
    const codes = codesOf(offers);
    for (const transfer of transfers.split(' ')) addOffers(known, transfer, codes);
  }
}

/** Writes a row for the transfers that the same offers counted. */
async function insertTransfers(transaction: Transaction<Database>, facts: readonly Counted[]): Promise<void> {
  for (const [names, counted] of Map.groupBy(facts, ({ list }) => list.names)) {
    const { first, last } = timesOf(counted);
    await sql`
      insert into offer_transfers (offers, transfers, recorded)
      values (string_to_array(${names}, ' '), ${counted.map(({ fact }) => fact.eventId)}::uuid[], tstzrange(${first}::timestamptz, ${last}::timestamptz, '[]'))`.execute(
      transaction,
    );
  }
}

async function readEvents(
  transaction: Transaction<Database>,
  others: readonly Counted[],
  known: OffersByEvent,
): Promise<void> {
  if (others.length === 0) return;
  const { rows } = await sql<{ accountId: string; eventId: string; offers: string[] }>`
    select distinct one.account_id as "accountId", one.event_id as "eventId", e.offers
    from unnest(${others.map(({ player }) => bucketOf(player))}::int[], ${others.map(({ player }) => player.accountId)}::uuid[], ${others.map(({ fact }) => fact.eventId)}::text[])
      one (bucket, account_id, event_id)
    cross join lateral (select offers from offer_event
      where bucket = one.bucket and account_id = one.account_id and event_id = one.event_id offset 0) e`.execute(
    transaction,
  );
  for (const { accountId, eventId, offers } of rows) addOffers(known, eventKey(accountId, eventId), codesOf(offers));
}

/** Writes a row for each other event, or adds the offers to its row. */
async function insertEvents(transaction: Transaction<Database>, others: readonly Counted[]): Promise<void> {
  if (others.length === 0) return;
  const events = [...Map.groupBy(others, keyOf).values()].flatMap(([first, ...rest]) =>
    first === undefined ? [] : { ...first, names: namesOf([first, ...rest]) },
  );
  await sql`
    insert into offer_event as e (bucket, account_id, event_id, offers)
    select bucket, account_id, event_id, string_to_array(names, ' ')
    from unnest(${events.map(({ player }) => bucketOf(player))}::int[], ${events.map(({ player }) => player.accountId)}::uuid[], ${events.map(({ fact }) => fact.eventId)}::text[],
      ${events.map(({ names }) => names)}::text[]) one (bucket, account_id, event_id, names)
    on conflict (bucket, account_id, event_id) do update
      set offers = (select array_agg(name order by name) from unnest(e.offers || excluded.offers) name)`.execute(
    transaction,
  );
}
