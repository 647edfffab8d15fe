import { sql, type Kysely } from 'kysely';
import type { Currency } from '@parlor/contract';
import type { Database } from '../../database.ts';
import { isRealType } from '../member/accountTypes.ts';
import type { RewardEvent } from './offerEvents.ts';
import { grantsOf } from './offerModel.ts';
import type { OfferPlace } from './offerMatch.rules.ts';
import type { Offer } from './offerRule.ts';

const DAY_MS = 86_400_000;
const DAYS = 30;
/** Events that are read at most, the newest; a merchant with more gets a cost of fewer days. */
const MOST_EVENTS = 200_000;

/** What an offer would have cost. */
export interface DryRun {
  /** Days that were judged: fewer than 30 when there were too many events. */
  days: number;
  players: number;
  rewards: number;
  /** Minor units. */
  cost: bigint;
  currency: Currency;
}

/**
 * What an offer would have cost over the last 30 days, as if everybody had joined and nobody had behaved otherwise for
 * it. Caps count; the budget and the window do not.
 */
export async function dryRun(db: Kysely<Database>, offer: Offer, place: OfferPlace, now: number): Promise<DryRun> {
  const since = now - DAYS * DAY_MS;
  const events = await readEvents(db, offer, new Date(since));
  const open = { ...offer.rule, needsJoin: false, window: { from: 0, to: null } };
  const result: DryRun = { days: DAYS, players: 0, rewards: 0, cost: 0n, currency: place.currency };
  if (events.length === MOST_EVENTS) result.days = Math.max(1, Math.floor((now - (events.at(-1)?.at ?? now)) / DAY_MS));
  for (const [, own] of Map.groupBy(events, ({ player }) => player.accountId)) {
    const grants = grantsOf(open, own, place);
    if (grants.length > 0) result.players += 1;
    result.rewards += grants.length;
    for (const { amount } of grants) result.cost += amount;
  }
  return result;
}

/** Events of the offer's trigger, newest first. Offers on taps, codes and operators have none. */
async function readEvents(
  db: Kysely<Database>,
  { merchantCode, rule: { trigger } }: Offer,
  since: Date,
): Promise<RewardEvent[]> {
  const columns = sql`a.id as "accountId", a.type, a.registered_at as "registeredAt", a.mobile,
    (select level from loyalty_player l where l.account_id = a.id order by turnover desc limit 1) as level`;
  const queries = {
    deposit: sql`select d.id::text as id, d.settled_at as at, d.credited as amount, '' as "gameType", ${columns},
        not exists (select from deposit_order e where e.bucket = d.bucket and e.account_id = d.account_id and e.state = 'PAID' and e.settled_at < d.settled_at) as "isFirst"
      from deposit_order d join account a on a.id = d.account_id
      where d.merchant_code = ${merchantCode} and d.state = 'PAID' and d.settled_at >= ${since}`,
    bet: sql`select o.id::text as id, o.placed_at as at, o.stake - o.refunded as amount, o.game_type as "gameType", o.node_id as "nodeId", ${columns}, false as "isFirst"
      from bet_order o join account a on a.id = o.owner::uuid where o.merchant_code = ${merchantCode} and o.placed_at >= ${since}`,
    login: sql`select l.tx || '-' || l.id as id, l.created_at as at, 0::bigint as amount, '' as "gameType", ${columns}, false as "isFirst"
      from ledger_outbox l join account a on a.id = l.owner::uuid where l.topic = 'account.login' and a.merchant_code = ${merchantCode} and l.created_at >= ${since}`,
    registered: sql`select a.id::text as id, a.registered_at as at, 0::bigint as amount, '' as "gameType", ${columns}, false as "isFirst"
      from account a where a.merchant_code = ${merchantCode} and a.registered_at >= ${since}`,
  };
  if (!(trigger.on in queries)) return [];
  const kind = trigger.on as keyof typeof queries;
  const { rows } = await sql<Omit<RewardEvent, 'player' | 'kind'> & { accountId: string; type: number }>`
    select * from (${queries[kind]}) event order by at desc limit ${sql.lit(MOST_EVENTS)}`.execute(db);
  return rows
    .filter(({ type }) => isRealType(type))
    .map(({ accountId, type: _type, ...event }) => ({ ...event, kind, player: { accountId, merchantCode } }));
}
