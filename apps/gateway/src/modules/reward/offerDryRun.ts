import { sql, type Kysely } from 'kysely';
import { dayIn, type Currency } from '@parlor/contract';
import type { Database } from '../../database.ts';
import { isRealType } from '../member/accountTypes.ts';
import { CASHBACK_BATCH, cashbackBase, readWeeks, type CashbackWeek } from './cashbackRun.ts';
import type { RewardEvent } from './offerEvents.ts';
import { grantsOf } from './offerModel.ts';
import type { MerchantLocale } from './offerMatch.rules.ts';
import type { Offer } from './offerRule.ts';
import { addDays, mondayOf, startOfDay } from './offerSpan.rules.ts';
import { valueOf } from './offerValue.rules.ts';

const DAY_MS = 86_400_000;
const DAYS = 30;
/** The most events to read, newest first. For a merchant with more, the cost covers fewer days. */
const MAX_EVENTS = 200_000;

/** The hypothetical cost of an offer. */
export interface DryRun {
  /** The evaluated days: fewer than 30 if there were too many events. */
  days: number;
  players: number;
  rewards: number;
  /** Minor units. */
  cost: bigint;
  currency: Currency;
}

/**
 * Returns the hypothetical cost of an offer over the last 30 days, as if everybody had joined and behaved the same; of
 * a cashback, over the weeks that ended in them. Caps apply; the budget and the window do not. Undefined for taps,
 * codes and applications, because past events do not show who would have taken part.
 */
export async function dryRun(
  db: Kysely<Database>,
  offer: Offer,
  locale: MerchantLocale,
  now: number,
): Promise<DryRun | undefined> {
  const { on } = offer.rule.trigger;
  if (on === 'claim' || on === 'code' || on === 'operator') return undefined;
  const since = now - DAYS * DAY_MS;
  const open = { ...offer.rule, needsJoin: false, window: { from: 0, to: null } };
  const result: DryRun = { days: DAYS, players: 0, rewards: 0, cost: 0n, currency: locale.currency };
  if (on === 'week_end') return addWeeks(db, { ...offer, rule: open }, locale, { now, since, result });
  const events = await readEvents(db, offer, on, new Date(since));
  if (events.length === MAX_EVENTS) result.days = Math.max(1, Math.floor((now - (events.at(-1)?.at ?? now)) / DAY_MS));
  for (const [, own] of Map.groupBy(events, ({ player }) => player.accountId)) {
    const grants = grantsOf(open, own, locale);
    if (grants.length > 0) result.players += 1;
    result.rewards += grants.length;
    for (const { amount } of grants) result.cost += amount;
  }
  return result;
}

/** Adds the cashback of every complete week since a time. */
async function addWeeks(
  db: Kysely<Database>,
  offer: Offer,
  locale: MerchantLocale,
  { now, since, result }: { now: number; since: number; result: DryRun },
): Promise<DryRun> {
  const maxRewards = offer.rule.caps.perPlayer ?? Infinity;
  const given = new Map<string, number>();
  const thisWeek = mondayOf(dayIn(locale.timeZone, now));
  let week = mondayOf(dayIn(locale.timeZone, since));
  if (startOfDay(locale.timeZone, week) < since) week = addDays(week, 7);
  for (; week < thisWeek; week = addDays(week, 7)) {
    let after: string | null = null;
    let read = CASHBACK_BATCH;
    while (read === CASHBACK_BATCH) {
      const players: CashbackWeek[] = await readWeeks(db, offer, locale, { week, now, after });
      for (const player of players) {
        const base = cashbackBase(offer.rule, player, { currency: locale.currency, now });
        const amount = base === undefined ? 0n : valueOf(offer.rule, locale.currency, { base });
        const had = given.get(player.account_id) ?? 0;
        if (amount === 0n || had >= maxRewards) continue;
        given.set(player.account_id, had + 1);
        result.rewards += 1;
        result.cost += amount;
      }
      after = players.at(-1)?.account_id ?? null;
      read = players.length;
    }
  }
  return { ...result, players: given.size };
}

/** Reads the events of a trigger, newest first. */
async function readEvents(
  db: Kysely<Database>,
  { merchantCode }: Offer,
  kind: RewardEvent['kind'],
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
      from bet_order o join account a on a.id = o.owner::uuid where o.merchant_code = ${merchantCode} and o.placed_at >= ${since}
        and not exists (select from bet_odds t where o.game_type = 'SPORTS' and t.bucket = o.bucket and t.owner = o.owner and t.provider = o.provider and t.round_id = o.round_id and t.odds = 1)`,
    login: sql`select l.tx || '-' || l.id as id, l.created_at as at, 0::bigint as amount, '' as "gameType", ${columns}, false as "isFirst"
      from ledger_outbox l join account a on a.id = l.owner::uuid where l.topic = 'account.login' and a.merchant_code = ${merchantCode} and l.created_at >= ${since}`,
    registered: sql`select a.id::text as id, a.registered_at as at, 0::bigint as amount, '' as "gameType", ${columns}, false as "isFirst"
      from account a where a.merchant_code = ${merchantCode} and a.registered_at >= ${since}`,
    level: sql`select 'level:' || (l.payload ->> 'level') as id, l.created_at as at, 0::bigint as amount, '' as "gameType", ${columns}, false as "isFirst",
        l.payload ->> 'level' as reached
      from ledger_outbox l join account a on a.id = l.owner::uuid
      where l.topic = 'reward.level' and l.payload ->> 'reason' = 'reached' and a.merchant_code = ${merchantCode} and l.created_at >= ${since}`,
    referral: sql`select 'referral:' || (l.payload ->> 'newcomer') as id, l.created_at as at, 0::bigint as amount, '' as "gameType", ${columns}, false as "isFirst"
      from ledger_outbox l join account a on a.id = l.owner::uuid where l.topic = 'reward.referral' and a.merchant_code = ${merchantCode} and l.created_at >= ${since}`,
  };
  const { rows } = await sql<Omit<RewardEvent, 'player' | 'kind'> & { accountId: string; type: number }>`
    select * from (${queries[kind]}) event order by at desc limit ${sql.lit(MAX_EVENTS)}`.execute(db);
  return rows
    .filter(({ type }) => isRealType(type))
    .map(({ accountId, type: _type, ...event }) => ({ ...event, kind, player: { accountId, merchantCode } }));
}
