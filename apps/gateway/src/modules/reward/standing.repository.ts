import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import { bucketOf, type Player } from '../ledger/player.ts';
import { isRealType } from '../member/accountTypes.ts';
import { readAudience } from './audience.repository.ts';
import { budgetOf } from './offerEvaluation.ts';
import type { MerchantLocale } from './offerMatch.rules.ts';
import { findOffer, participationsOf, streakDays, talliesOf } from './offer.repository.ts';
import type { Offer } from './offerRule.ts';
import type { RewardRow } from './rewardGrant.ts';
import type { ApplicationRow, StandingFacts } from './standing.rules.ts';

/** The most rewards of a player to read; open ones come first. */
const REWARDS_READ = 300;

/** Reads the data of a player and some offers of their merchant, in the order of the offers. */
export async function readStandings(
  db: Kysely<Database>,
  player: Player,
  offers: readonly Offer[],
  { locale, today, now }: { locale: MerchantLocale; today: string; now: number },
): Promise<StandingFacts[]> {
  if (offers.length === 0) return [];
  const [account, whose, participations, tallies, applications, budgets, hasDeposited] = await Promise.all([
    db
      .selectFrom('account')
      .select(['type', 'registered_at'])
      .where('id', '=', player.accountId)
      .executeTakeFirstOrThrow(),
    readAudience(db, player, now),
    participationsOf(db, [player]),
    talliesOf(db, player),
    applicationsOf(db, player),
    db
      .selectFrom('reward_budget')
      .select(['code', 'amount', 'spent'])
      .where('merchant_code', '=', player.merchantCode)
      .execute(),
    hasPaidDeposit(db, player),
  ]);
  // The rewards are read last, so that they include each one that the sums and the budget count.
  const rewards = await rewardsOf(db, player);
  return Promise.all(
    offers.map(async (current): Promise<StandingFacts> => {
      const participation = participations.find(({ offer_code }) => offer_code === current.code);
      const offer =
        participation === undefined || participation.version === current.version
          ? current
          : ((await findOffer(db, current.merchantCode, current.code, participation.version)) ?? current);
      const budget = offer.rule.budget === null ? undefined : budgetOf(offer, locale, today);
      const spent = budgets.find(({ code }) => code === budget?.code)?.spent ?? 0n;
      return {
        offer: { ...offer, isOpen: current.isOpen },
        participation,
        tallies: tallies.filter(({ offer_code }) => offer_code === offer.code),
        days: offer.rule.condition.type === 'streak' ? await streakDays(db, player, offer.code) : new Set(),
        rewards: rewards.filter(({ source_id }) => source_id === offer.code),
        application: applications.find(({ offer_code }) => offer_code === offer.code),
        budgetLeft: budget === undefined ? null : budget.amount - spent,
        registeredAt: account.registered_at,
        level: whose?.level ?? null,
        mobile: whose?.mobile ?? null,
        isExcluded: whose === undefined,
        isReal: isRealType(account.type),
        hasDeposited,
      };
    }),
  );
}

async function rewardsOf(db: Kysely<Database>, player: Player): Promise<RewardRow[]> {
  return db
    .selectFrom('reward_grant')
    .selectAll()
    .where('bucket', '=', bucketOf(player))
    .where('account_id', '=', player.accountId)
    .where('source', 'in', ['offer', 'cashback'])
    .orderBy(sql`state in ('CLAIMABLE', 'DUE')`, 'desc')
    .orderBy('granted_at', 'desc')
    .limit(REWARDS_READ)
    .execute();
}

/** Returns the last application of a player for each offer. */
async function applicationsOf(db: Kysely<Database>, player: Player): Promise<ApplicationRow[]> {
  return db
    .selectFrom('reward_application')
    .distinctOn('offer_code')
    .selectAll()
    .select(
      sql<number>`(select count(*)::int from reward_picture p where p.application_id = reward_application.id)`.as(
        'picture_count',
      ),
    )
    .where('account_id', '=', player.accountId)
    .orderBy('offer_code')
    .orderBy('sent_at', 'desc')
    .execute();
}

async function hasPaidDeposit(db: Kysely<Database>, player: Player): Promise<boolean> {
  const paid = await db
    .selectFrom('deposit_order')
    .select('id')
    .where('bucket', '=', bucketOf(player))
    .where('account_id', '=', player.accountId)
    .where('state', '=', 'PAID')
    .limit(1)
    .executeTakeFirst();
  return paid !== undefined;
}
