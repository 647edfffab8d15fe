import { sql, type Kysely, type Transaction } from 'kysely';
import { dayIn, type Currency } from '@parlor/contract';
import type { Database } from '../../database.ts';
import { isRealType } from '../member/accountTypes.ts';
import { currentOffers } from './offer.repository.ts';
import { grantOffer } from './offerEvaluation.ts';
import { isInAudience, type MerchantLocale } from './offerMatch.rules.ts';
import type { Offer, OfferRule } from './offerRule.ts';
import { addDays, mondayOf, startOfDay } from './offerSpan.rules.ts';
import { lossOf, minorOf } from './offerValue.rules.ts';

/** The number of players per transaction, and the most rows that `readWeeks` returns. */
export const CASHBACK_BATCH = 200;
/**
 * How long before its week a round may have started, in ms; older ones do not count. The index is by the time of the
 * stake.
 */
const MAX_OPEN_MS = 31 * 86_400_000;

interface CashbackDeps {
  localeOf: (merchantCode: string) => Promise<MerchantLocale | undefined>;
  /** Epoch milliseconds. */
  now: number;
}

/** A player's week. Amounts are minor units. */
export interface CashbackWeek {
  account_id: string;
  type: number;
  /** Whether the player is excluded or blocked. */
  is_excluded: boolean;
  registered_at: number;
  level: string | null;
  mobile: string | null;
  staked: bigint;
  won: bigint;
  bonuses: bigint;
}

/**
 * Pays the cashback of the last completed week for all merchants, once per player. Several gateways may call it: each
 * batch runs on one, and any of them continues the run.
 */
export async function payCashback(db: Kysely<Database>, { localeOf, now }: CashbackDeps): Promise<void> {
  for (const offer of await currentOffers(db)) {
    if (offer.rule.trigger.on !== 'week_end' || !offer.isOpen) continue;
    const locale = await localeOf(offer.merchantCode);
    if (locale === undefined) continue;
    const end = startOfDay(locale.timeZone, mondayOf(dayIn(locale.timeZone, now)));
    // Skip a week that ended before the offer started, or after the offer ended.
    const { from, to } = offer.rule.window;
    if (end <= from || (to !== null && to < end)) continue;
    while (await payBatch(db, offer, locale, now));
  }
}

/** Evaluates a batch of players; returns whether there may be more. */
function payBatch(db: Kysely<Database>, offer: Offer, locale: MerchantLocale, now: number): Promise<boolean> {
  const week = addDays(mondayOf(dayIn(locale.timeZone, now)), -7);
  const name = { merchant_code: offer.merchantCode, offer_code: offer.code, period: week };
  return db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('offer_run')
      .values({ ...name, last_account: null, begun_at: new Date(now), ended_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const run = await transaction
      .selectFrom('offer_run')
      .selectAll()
      .where((is) => is.and(name))
      .where('ended_at', 'is', null)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (run === undefined) return false;
    const players = await readWeeks(transaction, offer, locale, { week, now, after: run.last_account });
    for (const player of players) await evaluatePlayer(transaction, offer, locale, { week, now, player });
    const last = players.at(-1)?.account_id;
    const isOver = players.length < CASHBACK_BATCH;
    await transaction
      .updateTable('offer_run')
      .set({ last_account: last ?? run.last_account, ended_at: isOver ? new Date(now) : null })
      .where((is) => is.and(name))
      .execute();
    return !isOver;
  });
}

/** Returns the base of a player's cashback for a week, in minor units; undefined if the offer is not for the player. */
export function cashbackBase(
  rule: OfferRule,
  player: CashbackWeek,
  { currency, now }: { currency: Currency; now: number },
): bigint | undefined {
  if (rule.trigger.on !== 'week_end' || !isRealType(player.type) || player.is_excluded) return undefined;
  if (!isInAudience(rule, { ...player, registeredAt: player.registered_at }, now)) return undefined;
  return lossOf(player, minorOf(rule.trigger.minLoss, currency));
}

async function evaluatePlayer(
  transaction: Transaction<Database>,
  offer: Offer,
  locale: MerchantLocale,
  { week, now, player }: { week: string; now: number; player: CashbackWeek },
): Promise<void> {
  const base = cashbackBase(offer.rule, player, { currency: locale.currency, now });
  if (base === undefined) return;
  await grantOffer(transaction, {
    player: { accountId: player.account_id, merchantCode: offer.merchantCode },
    offer,
    locale,
    eventKey: week,
    day: week,
    base,
    now,
  });
}

/**
 * Returns the settled rounds and claimed bonuses of a week, named by its Monday, for the players after `after` in the
 * order of ids.
 */
export async function readWeeks(
  db: Kysely<Database> | Transaction<Database>,
  offer: Offer,
  { timeZone }: MerchantLocale,
  { week, now, after }: { week: string; now: number; after: string | null },
): Promise<CashbackWeek[]> {
  const { trigger, needsJoin } = offer.rule;
  const types = trigger.on === 'week_end' ? (trigger.gameTypes ?? null) : null;
  const games = trigger.on === 'week_end' ? (trigger.games ?? null) : null;
  const from = startOfDay(timeZone, week);
  const to = startOfDay(timeZone, addDays(week, 7));
  const [begin, end, oldest] = [new Date(from), new Date(to), new Date(from - MAX_OPEN_MS)];
  const { rows } = await sql<CashbackWeek>`
    with played as (
      select o.bucket, o.owner::uuid as account_id, sum(o.stake - o.refunded)::bigint as staked, sum(o.payout)::bigint as won
      from bet_order o
      where o.merchant_code = ${offer.merchantCode} and o.placed_at >= ${oldest} and o.placed_at < ${end} and o.settled_at >= ${begin} and o.settled_at < ${end}
        and (${types}::text[] is null or o.game_type = any (${types}::text[])) and (${games}::text[] is null or o.node_id = any (${games}::text[])) and (${after}::uuid is null or o.owner::uuid > ${after}::uuid)
        and (not ${needsJoin}::boolean or exists (select from offer_participation p
          where p.bucket = o.bucket and p.account_id = o.owner::uuid and p.offer_code = ${offer.code} and p.joined_at <= o.placed_at))
      group by 1, 2 order by 2 limit ${sql.lit(CASHBACK_BATCH)}
    )
    select played.account_id, a.type, a.registered_at, a.mobile, (select level from loyalty_player l where l.account_id = a.id order by turnover desc limit 1) as level, played.staked, played.won, coalesce((select sum(g.amount) from reward_grant g
      where g.bucket = played.bucket and g.account_id = played.account_id and g.reward = 'bonus' and g.claimed_at >= ${begin} and g.claimed_at < ${end}), 0)::bigint as bonuses,
      exists (select from ledger_account l where l.bucket = played.bucket and l.owner = played.account_id::text and l.kind = 'cash'
        and (l.is_blocked or l.excluded_until > ${new Date(now)})) as is_excluded
    from played join account a on a.id = played.account_id order by played.account_id`.execute(db);
  return rows;
}
