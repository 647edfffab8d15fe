import type { Kysely } from 'kysely';
import { dayIn, fromMinor, type DepositOfferPreview } from '@parlor/contract';
import type { Database } from '../../database.ts';
import { localize } from '../catalogue/localized.ts';
import type { ContentService } from '../content/content.service.ts';
import { previewDeposit, wayOfOffer, type DepositPreview } from './depositPreview.rules.ts';
import { insertParticipation } from './offer.repository.ts';
import type { MerchantLocale } from './offerMatch.rules.ts';
import type { Offer } from './offerRule.ts';
import { minorOf } from './offerValue.rules.ts';
import { timesAmount } from './rewardAmounts.ts';
import type { RewardValue } from './rewardGrant.ts';
import { localeOf, type RewardScope } from './reward.service.ts';
import { readStandings } from './standing.repository.ts';
import type { StandingFacts } from './standing.rules.ts';

type Owned = Pick<RewardScope, 'session' | 'merchant'>;

/** Offers whose rewards are for a deposit, computed by the rules for deposits. */
export interface DepositOffers {
  /** Returns the offers for the player's next deposit; `credited` is what the balance would receive, in minor units. */
  preview(scope: RewardScope, credited: bigint | undefined): Promise<DepositOfferPreview[]>;
  /**
   * Returns the offer of a promotion if the player may choose it for the deposit, and the deposit earns a reward or
   * progress.
   */
  choice(scope: Owned, promotionId: string, credited: bigint): Promise<Offer | undefined>;
  /** Joins the player to the chosen offer. A repeated call changes nothing. */
  join(scope: Owned, offer: Offer): Promise<void>;
}

const nothing: DepositPreview = { gifts: [], progress: null };

/** Converts the value of an offer's gifts to its wire form. */
function onWire(gifts: readonly RewardValue[], { currency }: MerchantLocale): DepositOfferPreview['gives'] {
  const [first] = gifts;
  if (first === undefined) return null;
  const money = (minor: bigint): string => fromMinor(minor, currency);
  const sum = (read: (gift: RewardValue) => bigint): bigint => gifts.reduce((total, gift) => total + read(gift), 0n);
  const staked = sum((gift) => {
    if (gift.type !== 'bonus') return 0n;
    return gift.required ?? timesAmount(gift.amount, gift.wageringMultiple ?? 0);
  });
  return {
    reward: first.type,
    amount: money(sum(({ amount }) => amount)),
    freeRounds: first.type === 'freeRounds' ? { count: first.count, stake: money(first.stake) } : null,
    contestReward:
      first.type === 'tickets' || first.type === 'points'
        ? {
            unit: first.type,
            count: gifts.reduce((total, gift) => total + (gift.type === first.type ? gift.count : 0), 0),
            contest: first.contest,
          }
        : null,
    mustStake: staked > 0n ? money(staked) : null,
    winMultiple: first.type === 'freeRounds' && first.wageringMultiple > 0 ? first.wageringMultiple : null,
    days: first.type === 'bonus' || first.type === 'freeRounds' ? first.days : null,
    maxStake: first.type === 'bonus' && first.maxStake !== undefined ? money(first.maxStake) : null,
  };
}

export function createDepositOffers({
  db,
  clock,
  content,
}: {
  db: Kysely<Database>;
  clock: () => number;
  content: Pick<ContentService, 'listOfferPromotions'>;
}): DepositOffers {
  const playerOf = ({ session, merchant }: Owned) => ({ accountId: session.accountId, merchantCode: merchant.code });

  async function read(scope: Owned, now: number): Promise<{ promotionId: string; facts: StandingFacts }[]> {
    const locale = localeOf(scope.merchant);
    const promotions = content
      .listOfferPromotions(scope.merchant.code)
      .filter(({ endsAt, offer }) => (endsAt === null || endsAt > now) && offer.rule.trigger.on === 'deposit');
    const known = await readStandings(
      db,
      playerOf(scope),
      promotions.map(({ offer }) => offer),
      { locale, today: dayIn(locale.timeZone, now), now },
    );
    return known.map((facts, at) => ({ promotionId: promotions[at]?.id ?? '', facts }));
  }

  return {
    async preview(scope, credited) {
      const { merchant, language } = scope;
      const now = clock();
      const locale = localeOf(merchant);
      const reading = { language, defaultLanguage: merchant.settings.defaultLanguage };
      return (await read(scope, now)).flatMap(({ promotionId, facts }): DepositOfferPreview[] => {
        const way = wayOfOffer(facts, locale, now);
        const { trigger } = facts.offer.rule;
        if (way === undefined || trigger.on !== 'deposit') return [];
        const min = minorOf(trigger.minAmount, locale.currency);
        const { gifts, progress } =
          credited === undefined ? nothing : previewDeposit(facts, locale, { amount: credited, now });
        return [
          {
            promotionId,
            title: localize(facts.offer.titles, reading),
            way,
            minAmount: min > 0n ? fromMinor(min, locale.currency) : null,
            gives: onWire(gifts, locale),
            progress,
          },
        ];
      });
    },

    async choice(scope, promotionId, credited) {
      const now = clock();
      const locale = localeOf(scope.merchant);
      const found = (await read(scope, now)).find((one) => one.promotionId === promotionId);
      if (found === undefined || wayOfOffer(found.facts, locale, now) === undefined) return undefined;
      const { gifts, progress } = previewDeposit(found.facts, locale, { amount: credited, now });
      return gifts.length > 0 || progress !== null ? found.facts.offer : undefined;
    },

    join: (scope, offer) => insertParticipation(db, playerOf(scope), offer, clock()),
  };
}
