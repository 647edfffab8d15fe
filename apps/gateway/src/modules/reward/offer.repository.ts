import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import type { OfferParticipationTable } from '../../tables/rewardTables.ts';
import { bucketOf, type Player } from '../ledger/player.ts';
import { offerRule, type Offer, type OfferRule } from './offerRule.ts';
import { daysOfRange } from './offerSpan.rules.ts';

type Source = Kysely<Database> | Transaction<Database>;

/** A row of `offer_participation`. */
export type Participation = Selectable<OfferParticipationTable>;
/** The sum of a period, and the number of rewards granted in it. */
export interface Tally {
  offer_code: string;
  period: string;
  amount: bigint;
  events: number;
  granted: number;
}

const versions = (db: Source) =>
  db
    .selectFrom('offer_version as kept')
    .innerJoin('offer', (join) =>
      join.onRef('offer.merchant_code', '=', 'kept.merchant_code').onRef('offer.code', '=', 'kept.code'),
    )
    .select(['kept.merchant_code', 'kept.code', 'kept.version', 'kept.titles', 'kept.rule', 'offer.is_open']);

/** Returns the current versions of offers, of one merchant or of all. */
export async function currentOffers(db: Source, merchantCode?: string): Promise<Offer[]> {
  const rows = await versions(db)
    .whereRef('kept.version', '=', 'offer.version')
    .$if(merchantCode !== undefined, (query) => query.where('offer.merchant_code', '=', merchantCode!))
    .orderBy('kept.code')
    .execute();
  return rows.map(toOffer);
}

/** Finds one version of an offer; the current one by default. */
export async function findOffer(
  db: Source,
  merchantCode: string,
  code: string,
  version?: number,
): Promise<Offer | undefined> {
  const row = await versions(db)
    .where('kept.merchant_code', '=', merchantCode)
    .where('kept.code', '=', code)
    .$if(version === undefined, (query) => query.whereRef('kept.version', '=', 'offer.version'))
    .$if(version !== undefined, (query) => query.where('kept.version', '=', version!))
    .executeTakeFirst();
  return row && toOffer(row);
}

/** Returns the kinds of events that any version of an offer uses. */
export async function wantedKinds(db: Source): Promise<Set<string>> {
  const { rows } = await sql<{ kind: string }>`
    select distinct rule -> 'trigger' ->> 'on' as kind from offer_version`.execute(db);
  return new Set(rows.map(({ kind }) => kind));
}

/** Returns a predicate: whether a reward of an offer has been granted. */
export async function grantedOf<Named extends GrantName>(
  db: Source,
  named: readonly Named[],
): Promise<(one: Named) => boolean> {
  if (named.length === 0) return () => false;
  const column = <Value>(read: (one: Named) => Value): Value[] => named.map(read);
  const { rows } = await sql<{ place: number }>`
    select one.place::int from unnest(${column(({ player }) => bucketOf(player))}::int[], ${column(({ player }) => player.accountId)}::uuid[],
      ${column(({ offer }) => offer.code)}::text[], ${column(({ offer }) => offer.version)}::int[], ${column(({ eventKey }) => eventKey)}::text[])
      with ordinality one (bucket, account_id, code, version, event_key, place)
    cross join lateral (select from reward_grant where bucket = one.bucket and account_id = one.account_id and source = 'offer'
      and source_id = one.code and version = one.version and event_key = one.event_key offset 0) g`.execute(db);
  const known = new Set(rows.map(({ place }) => named[place - 1]));
  return (one) => known.has(one);
}

/** The key of a reward of an offer. */
export interface GrantName {
  player: Player;
  offer: Pick<Offer, 'code' | 'version'>;
  eventKey: string;
}

/** Parsed rules by their text. Versions never change. */
const readRules = new Map<string, OfferRule>();
const READ_RULES = 2_000;

function ruleOf(stored: Record<string, unknown>): OfferRule {
  const text = JSON.stringify(stored);
  const known = readRules.get(text);
  if (known !== undefined) return known;
  const rule = offerRule.parse(stored);
  if (readRules.size >= READ_RULES) readRules.clear();
  readRules.set(text, rule);
  return rule;
}

/** Parses a row with the schema, which fills in defaults that older versions lack. */
function toOffer(row: {
  merchant_code: string;
  code: string;
  version: number;
  titles: Offer['titles'];
  rule: Record<string, unknown>;
  is_open: boolean;
}): Offer {
  return {
    merchantCode: row.merchant_code,
    code: row.code,
    version: row.version,
    isOpen: row.is_open,
    titles: row.titles,
    rule: ruleOf(row.rule),
  };
}

/** Joins a player to an offer. A repeated call changes nothing. */
export async function insertParticipation(
  db: Source,
  player: Player,
  { code, version }: Pick<Offer, 'code' | 'version'>,
  now: number,
): Promise<void> {
  await db
    .insertInto('offer_participation')
    .values({
      bucket: bucketOf(player),
      account_id: player.accountId,
      offer_code: code,
      version,
      joined_at: new Date(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns all participations of some players. */
export async function participationsOf(db: Source, players: readonly Player[]): Promise<Participation[]> {
  const { rows } = await sql<Participation>`
    select p.* from unnest(${players.map(bucketOf)}::int[], ${players.map(({ accountId }) => accountId)}::uuid[]) one (bucket, account_id)
    cross join lateral (select * from offer_participation where bucket = one.bucket and account_id = one.account_id offset 0) p`.execute(
    db,
  );
  return rows;
}

/** Returns all sums of a player. */
export async function talliesOf(db: Source, player: Player): Promise<Tally[]> {
  const isOf = sql`bucket = ${bucketOf(player)} and account_id = ${player.accountId}`;
  const { rows } = await sql<Tally>`
    select offer_code, period, sum(amount)::bigint as amount, sum(events)::int as events, sum(granted)::int as granted from (
      select offer_code, period, 0 as amount, 0 as events, granted from offer_tally where ${isOf}
      union all
      select code, period, (value ->> 0)::bigint, (value ->> 1)::int, 0 from offer_progress cross join lateral jsonb_each(sums)
        cross join lateral string_to_table(key, ' ') code where ${isOf}
    ) tally group by 1, 2`.execute(db);
  return rows;
}

/** Returns the days on which something counted for a player and a streak. */
export async function streakDays(db: Source, player: Player, code: string): Promise<Set<string>> {
  const { rows } = await sql<{ first: string; last: string }>`
    select lower(run)::text as first, (upper(run) - 1)::text as last from offer_streak cross join lateral unnest(days) run
    where bucket = ${bucketOf(player)} and account_id = ${player.accountId} and offer_code = ${code}`.execute(db);
  return new Set(rows.flatMap(({ first, last }) => daysOfRange(first, last)));
}
