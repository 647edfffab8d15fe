import { sql, type Kysely } from 'kysely';
import {
  dayIn,
  promotionKinds,
  type LanguageCode,
  type PromotionStanding,
  type Reward,
  type Rewards,
} from '@parlor/contract';
import type { reward } from '@parlor/contract/schemas';
import type { z } from 'zod';
import type { Database } from '../../database.ts';
import type { CallSession, Merchant } from '../../http/call.ts';
import { secondsOf } from '../../http/callBudget.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import type { SharedState } from '../../shared/sharedState.ts';
import type { ContentService, OfferPromotion } from '../content/content.service.ts';
import { bucketOf } from '../ledger/player.ts';
import { isRealType } from '../member/accountTypes.ts';
import { readAudience } from './audience.repository.ts';
import { insertParticipation } from './offer.repository.ts';
import { freeRoundsByReward, type FreeRounds } from './freeRounds.ts';
import { grantOffer } from './offerEvaluation.ts';
import { isInAudience, isInWindow, type MerchantLocale } from './offerMatch.rules.ts';
import { entryOf } from './offerTerms.ts';
import { contestRewardOf, contestsByCode, type RewardContest } from './contestRewards.ts';
import type { RewardRow } from './rewardGrant.ts';
import { payReward } from './rewardPayment.ts';
import { isOpenReward, toReward } from './rewardWire.ts';
import { readStandings } from './standing.repository.ts';
import { claimKey, standingOf, type Standing, type StandingFacts } from './standing.rules.ts';

const HOUR_MS = 3_600_000;
/** The most codes that an account may try in an hour. */
const CODES_PER_HOUR = 20;

/** The session of a caller, with merchant and language. */
export interface RewardScope {
  session: CallSession;
  merchant: Merchant;
  language: LanguageCode;
}

type Owned = Pick<RewardScope, 'session' | 'merchant'>;
type NotReal = Refusal<'account.real_required'>;
type NotFound = Refusal<'request.not_found'>;
type NotOpen = Refusal<'promotion.closed' | 'promotion.budget_spent'>;

/** Promotions that players take part in, and their rewards. */
export interface RewardService {
  /** Returns the player's state for each promotion that has an offer (PROMO-03). */
  standings(scope: Owned): Promise<{ list: PromotionStanding[] }>;
  /** Returns the player's state for one promotion. */
  standing(scope: Owned, promotionId: string): Promise<PromotionStanding | NotFound>;
  /** Joins the offer of a promotion; for a tap offer, takes the reward. A repeated call changes nothing. */
  join(
    scope: Owned,
    promotionId: string,
  ): Promise<PromotionStanding | NotReal | NotFound | NotOpen | Refusal<'promotion.form_required'>>;
  list(scope: RewardScope, query: z.output<typeof reward.rewardsQuery>): Promise<Rewards>;
  /** Pays a reward, once. A repeated call returns the reward unchanged. */
  claim(scope: RewardScope, rewardId: string): Promise<Reward | NotReal | NotFound | Refusal<'reward.not_open'>>;
  /** Redeems a code and pays its reward. */
  redeem(
    scope: RewardScope,
    typed: string,
  ): Promise<
    Reward | NotReal | NotOpen | Refusal<'promotion.code_unknown' | 'promotion.code_used' | 'request.rate_limited'>
  >;
  /** Returns the offer of a promotion and the player's data for it, for the form. */
  facts(scope: Owned, promotionId: string): Promise<{ facts: StandingFacts; standing: Standing } | NotFound>;
}

interface RewardDeps {
  db: Kysely<Database>;
  clock: () => number;
  shared: Pick<SharedState, 'hit'>;
  content: Pick<ContentService, 'listOfferPromotions'>;
}

/** Returns the currency and time zone of a merchant's offers. */
export function localeOf({ currency, settings }: Merchant): MerchantLocale {
  return { currency, timeZone: settings.timeZone };
}

export function createRewardService({ db, clock, shared, content }: RewardDeps): RewardService {
  const playerOf = ({ session, merchant }: Owned) => ({ accountId: session.accountId, merchantCode: merchant.code });

  async function read(scope: Owned, promotions: readonly OfferPromotion[], now: number): Promise<StandingFacts[]> {
    const locale = localeOf(scope.merchant);
    const offers = promotions.map(({ offer }) => offer);
    return readStandings(db, playerOf(scope), offers, { locale, today: dayIn(locale.timeZone, now), now });
  }

  const promotionsOf = ({ merchant }: Pick<Owned, 'merchant'>) => content.listOfferPromotions(merchant.code);

  async function facts(scope: Owned, promotionId: string) {
    const now = clock();
    const promotion = promotionsOf(scope).find(({ id }) => id === promotionId);
    const [known] = promotion === undefined ? [] : await read(scope, [promotion], now);
    if (known === undefined) return refuse('request.not_found');
    return { facts: known, standing: standingOf(known, localeOf(scope.merchant), now) };
  }

  async function standing(scope: Owned, promotionId: string): Promise<PromotionStanding | NotFound> {
    const found = await facts(scope, promotionId);
    return 'standing' in found ? { promotionId, ...found.standing } : found;
  }

  /** Grants the reward of a tap or a code, and pays it in the same transaction. */
  function grantAtOnce(scope: Owned, known: Pick<StandingFacts, 'offer'>, eventKey: string) {
    const now = clock();
    const locale = localeOf(scope.merchant);
    return db.transaction().execute((transaction) =>
      grantOffer(transaction, {
        player: playerOf(scope),
        offer: known.offer,
        locale,
        eventKey,
        day: dayIn(locale.timeZone, now),
        now,
        isPaidNow: true,
      }),
    );
  }

  function wire(
    { merchant, language }: RewardScope,
    row: RewardRow,
    beside: { rounds: FreeRounds | undefined; contest: RewardContest | undefined },
  ): Reward {
    const promotion = promotionsOf({ merchant }).find(({ offer }) => isOfOffer(row) && offer.code === row.source_id);
    const reading = { language, defaultLanguage: merchant.settings.defaultLanguage };
    return toReward(row, { promotionId: promotion?.id ?? null, ...beside }, reading, clock());
  }

  async function wireAll(scope: Owned & RewardScope, rows: readonly RewardRow[]): Promise<Reward[]> {
    const ids = rows.filter(({ free_rounds }) => free_rounds !== null).map(({ id }) => id);
    const codes = rows.flatMap((row) => contestRewardOf(row)?.contest ?? []);
    const [rounds, contests] = await Promise.all([
      freeRoundsByReward(db, playerOf(scope), ids),
      contestsByCode(db, scope.merchant.code, codes),
    ]);
    return rows.map((row) =>
      wire(scope, row, { rounds: rounds.get(row.id), contest: contests.get(contestRewardOf(row)?.contest ?? '') }),
    );
  }

  async function wireOne(scope: Owned & RewardScope, row: RewardRow): Promise<Reward> {
    const [one] = await wireAll(scope, [row]);
    if (one === undefined) throw new Error('a reward was lost on its way');
    return one;
  }

  return {
    facts,
    standing,

    async standings(scope) {
      const now = clock();
      const promotions = promotionsOf(scope).filter(({ endsAt }) => endsAt === null || endsAt > now);
      const known = await read(scope, promotions, now);
      const locale = localeOf(scope.merchant);
      return {
        list: promotions.flatMap(({ id }, at) => {
          const one = known[at];
          return one === undefined ? [] : [{ promotionId: id, ...standingOf(one, locale, now) }];
        }),
      };
    },

    async join(scope, promotionId) {
      if (!isRealType(scope.session.type)) return refuse('account.real_required');
      const found = await facts(scope, promotionId);
      if (!('standing' in found)) return found;
      const { status, reason } = found.standing;
      const { offer } = found.facts;
      const entry = entryOf(offer.rule);
      if (entry === 'apply') return refuse('promotion.form_required');
      // Packets are taken with `takePacket`.
      if (offer.rule.value.type === 'packets') return refuse('promotion.closed');
      if (reason === 'budget_spent') return refuse('promotion.budget_spent');
      if (status === 'CLOSE' || status === 'COMING_SOON' || entry === 'code') return refuse('promotion.closed');
      if (status !== 'JOIN') return { promotionId, ...found.standing };
      const now = clock();
      if (offer.rule.trigger.on === 'claim') {
        const key = claimKey(offer.rule, localeOf(scope.merchant).timeZone, now);
        if (key === undefined) return refuse('promotion.closed');
        const { outcome } = await grantAtOnce(scope, found.facts, key);
        if (outcome === 'budget_spent') return refuse('promotion.budget_spent');
        if (outcome === 'cap_reached' || outcome === 'contest_over') return refuse('promotion.closed');
      } else await insertParticipation(db, playerOf(scope), offer, now);
      return standing(scope, promotionId);
    },

    async list(scope, { kind, state, pageNo, pageSize }) {
      const now = clock();
      const player = playerOf(scope);
      const isOpen = sql<boolean>`state = 'CLAIMABLE' and coalesce(expires_at > ${new Date(now)}, true)`;
      const own = db
        .selectFrom('reward_grant')
        .where('bucket', '=', bucketOf(player))
        .where('account_id', '=', player.accountId);
      const listed = own
        .where(state === 'open' ? isOpen : sql<boolean>`not (${isOpen}) and state <> 'DUE'`)
        .$if(kind !== undefined, (query) => query.where('category', '=', kind!));
      const [rows, total, counts] = await Promise.all([
        listed
          .selectAll()
          .orderBy('granted_at', 'desc')
          .orderBy('id')
          .limit(pageSize)
          .offset((pageNo - 1) * pageSize)
          .execute(),
        listed.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow(),
        own
          .where(isOpen)
          .select(['category', sql<number>`count(*)::int`.as('count')])
          .groupBy('category')
          .execute(),
      ]);
      const offered = new Set(promotionsOf(scope).map(({ offer }) => offer.rule.kind));
      return {
        list: await wireAll(scope, rows),
        pageNum: pageNo,
        totalPages: Math.ceil(total.count / pageSize),
        totalCount: total.count,
        categories: promotionKinds.map((name) => {
          const count = counts.find(({ category }) => category === name)?.count ?? 0;
          return { kind: name, isEnabled: offered.has(name) || count > 0, count };
        }),
      };
    },

    async claim(scope, rewardId) {
      if (!isRealType(scope.session.type)) return refuse('account.real_required');
      const player = playerOf(scope);
      const now = clock();
      const row = await db.transaction().execute(async (transaction) => {
        const found = await transaction
          .selectFrom('reward_grant')
          .selectAll()
          .where('bucket', '=', bucketOf(player))
          .where('id', '=', rewardId)
          .where('account_id', '=', player.accountId)
          .forUpdate()
          .executeTakeFirst();
        if (found === undefined) return undefined;
        return found.state === 'DUE' || isOpenReward(found, now) ? payReward(transaction, found, now) : found;
      });
      if (row === undefined) return refuse('request.not_found');
      return row.state === 'CLAIMED' ? wireOne(scope, row) : refuse('reward.not_open');
    },

    async redeem(scope, typed) {
      if (!isRealType(scope.session.type)) return refuse('account.real_required');
      const player = playerOf(scope);
      const now = clock();
      const budget = await shared.hit(`reward-codes:${player.accountId}`, CODES_PER_HOUR, HOUR_MS);
      if (!budget.isWithin) return refuse('request.rate_limited', { retryAfter: secondsOf(budget.retryAfterMs) });
      const code = typed.trim().toUpperCase();
      const promotion = promotionsOf(scope).find(
        ({ offer: { rule } }) => rule.trigger.on === 'code' && rule.trigger.code === code,
      );
      if (promotion === undefined) return refuse('promotion.code_unknown');
      const { offer } = promotion;
      if (!offer.isOpen || !isInWindow(offer.rule, now)) return refuse('promotion.closed');
      const whose = await readAudience(db, player, now);
      if (whose === undefined || !isInAudience(offer.rule, whose, now)) return refuse('promotion.closed');
      const granted = await grantAtOnce(scope, { offer }, `code:${code}`);
      if (granted.outcome === 'budget_spent') return refuse('promotion.budget_spent');
      if (granted.outcome === 'contest_over') return refuse('promotion.closed');
      if (granted.outcome !== 'granted') return refuse('promotion.code_used');
      const row = await db
        .selectFrom('reward_grant')
        .selectAll()
        .where('bucket', '=', bucketOf(player))
        .where('id', '=', granted.rewardId)
        .executeTakeFirstOrThrow();
      return wireOne(scope, row);
    },
  };
}

/** Whether a reward comes from an offer, and therefore has a promotion. */
function isOfOffer({ source }: Pick<RewardRow, 'source'>): boolean {
  return source === 'offer' || source === 'cashback';
}
