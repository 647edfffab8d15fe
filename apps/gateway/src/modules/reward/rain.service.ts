import type { Kysely, Transaction } from 'kysely';
import { fromMinor, type Rain, type RainPacket } from '@parlor/contract';
import type { Database } from '../../database.ts';
import { secondsOf } from '../../http/callBudget.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import type { SharedState } from '../../shared/sharedState.ts';
import { localize } from '../catalogue/localized.ts';
import type { ContentService } from '../content/content.service.ts';
import { mayAdvertise } from '../jurisdiction/offerLimits.ts';
import { bucketOf } from '../ledger/player.ts';
import { isRealType } from '../member/accountTypes.ts';
import { readAudience } from './audience.repository.ts';
import { isInAudience, isInWindow } from './offerMatch.rules.ts';
import type { Offer } from './offerRule.ts';
import { minorOf, rewardOf } from './offerValue.rules.ts';
import { openRainAt, packetOf, rainWindowAt } from './rain.rules.ts';
import { localeOf, type RewardScope } from './reward.service.ts';
import { grantReward } from './rewardGrant.ts';

const MINUTE_MS = 60_000;
/** The most taps of an account in a minute. */
const TAPS_PER_MINUTE = 60;

/** Windows in which players take packets of random amounts. */
export interface RainService {
  /** Lists the open or next window of each rain. */
  list(scope: RewardScope): Promise<{ list: Rain[] }>;
  /** Takes a packet. A repeated call for the same packet of the same player returns the same amount. */
  take(
    scope: RewardScope,
    promotionId: string,
    packet: number,
  ): Promise<
    | RainPacket
    | Refusal<
        | 'account.real_required'
        | 'request.not_found'
        | 'promotion.closed'
        | 'promotion.budget_spent'
        | 'request.rate_limited'
      >
  >;
}

interface RainDeps {
  db: Kysely<Database>;
  clock: () => number;
  shared: Pick<SharedState, 'hit'>;
  content: Pick<ContentService, 'listOfferPromotions'>;
}

const packetsOf = ({ rule }: Offer) => (rule.value.type === 'packets' ? rule.value : undefined);
const keyOf = (period: string, packet: number): string => `${period} ${packet}`;

export function createRainService({ db, clock, shared, content }: RainDeps): RainService {
  /** Returns the packets that a player took in a window, by name. */
  async function takenOf(
    connection: Kysely<Database> | Transaction<Database>,
    { session, merchant }: RewardScope,
    code: string,
  ): Promise<Map<string, bigint>> {
    const player = { accountId: session.accountId, merchantCode: merchant.code };
    const rows = await connection
      .selectFrom('reward_grant')
      .select(['event_key', 'amount'])
      .where('bucket', '=', bucketOf(player))
      .where('account_id', '=', player.accountId)
      .where('source', '=', 'offer')
      .where('source_id', '=', code)
      .orderBy('granted_at', 'desc')
      .limit(40)
      .execute();
    return new Map(rows.map(({ event_key, amount }) => [event_key, amount]));
  }

  return {
    async list(scope) {
      const { session, merchant, language } = scope;
      const now = clock();
      const { currency, timeZone } = localeOf(merchant);
      const reading = { language, defaultLanguage: merchant.settings.defaultLanguage };
      const whose = await readAudience(db, { accountId: session.accountId, merchantCode: merchant.code }, now);
      // Players on a break get no announcement.
      if (whose === undefined) return { list: [] };
      const rains = await Promise.all(
        content.listOfferPromotions(merchant.code).map(async ({ id, offer }): Promise<Rain[]> => {
          const packets = packetsOf(offer);
          const window = packets && offer.isOpen ? rainWindowAt(offer.rule, timeZone, now) : undefined;
          if (packets === undefined || window === undefined || !isInAudience(offer.rule, whose, now)) return [];
          // Pages open the rain by themselves at its start, so that moment must be within the advertising hours.
          if (!mayAdvertise(merchant.settings, Math.max(now, window.startsAt))) return [];
          const [left, taken] = await Promise.all([
            db
              .selectFrom('rain_window')
              .select('packets_left')
              .where('merchant_code', '=', merchant.code)
              .where('offer_code', '=', offer.code)
              .where('period', '=', window.period)
              .executeTakeFirst(),
            takenOf(db, scope, offer.code),
          ]);
          return [
            {
              promotionId: id,
              title: localize(offer.titles, reading),
              startsAt: window.startsAt,
              endsAt: window.endsAt,
              currency,
              total: fromMinor(minorOf(packets.total, currency), currency),
              packets: packets.packets,
              most: packets.most,
              isGone: left?.packets_left === 0,
              taken: Array.from({ length: packets.most }, (_, at) => at + 1).flatMap((packet) => {
                const amount = taken.get(keyOf(window.period, packet));
                return amount === undefined ? [] : [{ packet, amount: fromMinor(amount, currency) }];
              }),
            },
          ];
        }),
      );
      return { list: rains.flat().toSorted((one, other) => one.startsAt - other.startsAt) };
    },

    async take(scope, promotionId, packet) {
      const { session, merchant } = scope;
      if (!isRealType(session.type)) return refuse('account.real_required');
      const player = { accountId: session.accountId, merchantCode: merchant.code };
      const budget = await shared.hit(`rain:${player.accountId}`, TAPS_PER_MINUTE, MINUTE_MS);
      if (!budget.isWithin) return refuse('request.rate_limited', { retryAfter: secondsOf(budget.retryAfterMs) });
      const now = clock();
      const locale = localeOf(merchant);
      const { currency } = locale;
      const offer = content.listOfferPromotions(merchant.code).find(({ id }) => id === promotionId)?.offer;
      const packets = offer && packetsOf(offer);
      if (offer === undefined || packets === undefined) return refuse('request.not_found');
      const window = openRainAt(offer.rule, locale.timeZone, now);
      if (window === undefined || !offer.isOpen || !isInWindow(offer.rule, now) || packet > packets.most)
        return refuse('promotion.closed');
      const whose = await readAudience(db, player, now);
      if (whose === undefined || !isInAudience(offer.rule, whose, now)) return refuse('promotion.closed');
      const key = keyOf(window.period, packet);
      return db.transaction().execute(async (transaction) => {
        const name = { merchant_code: merchant.code, offer_code: offer.code, period: window.period };
        const known = (await takenOf(transaction, scope, offer.code)).get(key);
        if (known !== undefined) return { packet, amount: fromMinor(known, currency), currency };
        await transaction
          .insertInto('rain_window')
          .values({ ...name, packets_left: packets.packets, amount_left: minorOf(packets.total, currency) })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        // The row is locked until the packet is granted. That moves no money; the payment follows.
        const left = await transaction
          .selectFrom('rain_window')
          .select(['packets_left', 'amount_left'])
          .where((is) => is.and(name))
          .forUpdate()
          .executeTakeFirstOrThrow();
        // A concurrent tap may have taken the same packet first.
        const meanwhile = (await takenOf(transaction, scope, offer.code)).get(key);
        if (meanwhile !== undefined) return { packet, amount: fromMinor(meanwhile, currency), currency };
        if (left.packets_left === 0) return refuse('promotion.budget_spent');
        const amount = packetOf({ packets: left.packets_left, amount: left.amount_left });
        const taken = await transaction
          .updateTable('rain_window')
          .set((is) => ({ packets_left: is('packets_left', '-', 1), amount_left: is('amount_left', '-', amount) }))
          .where((is) => is.and(name))
          .where('amount_left', '>=', amount)
          .where('packets_left', '>', 0)
          .executeTakeFirstOrThrow();
        if (taken.numUpdatedRows !== 1n) throw new Error(`The rain ${offer.code} has no packet left`);
        await grantReward(transaction, {
          player,
          source: 'offer',
          sourceId: offer.code,
          version: offer.version,
          eventKey: key,
          category: offer.rule.kind,
          title: offer.titles,
          reward: rewardOf(offer.rule, currency, amount),
          mustClaim: false,
          isPaidLater: true,
          at: now,
        });
        return { packet, amount: fromMinor(amount, currency), currency };
      });
    },
  };
}
