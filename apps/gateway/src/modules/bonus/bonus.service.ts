import type { Kysely } from 'kysely';
import { fromMinor, type Bonus, type BonusRounds, type Bonuses, type Currency } from '@parlor/contract';
import type { Database } from '../../database.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import { localize, type Reading } from '../catalogue/localized.ts';
import { isRealType } from '../member/accountTypes.ts';
import { contributionPercents } from '../reward/contributions.ts';
import { wirePage } from '../wallet/recordPage.ts';
import type { RewardScope } from '../reward/reward.service.ts';
import { endBonus, findPurse, listPurseRounds, listPurses, type Purse } from './bonus.repository.ts';

/** The bonuses of a player, and the rounds behind their progress. */
export interface BonusService {
  list(scope: RewardScope): Promise<Bonuses>;
  /** Lists rounds that were evaluated for a bonus, newest first. */
  rounds(
    scope: RewardScope,
    bonusId: string,
    page: { pageNo: number; pageSize: number },
  ): Promise<BonusRounds | Refusal<'request.not_found'>>;
  /** Forfeits a bonus: the rest of it is removed, cash stays. Returns `ENDING` while a round is open. */
  end(
    scope: RewardScope,
    bonusId: string,
  ): Promise<Bonus | Refusal<'request.not_found' | 'bonus.not_active' | 'account.real_required'>>;
}

interface BonusServiceDeps {
  db: Kysely<Database>;
  clock: () => number;
}

export function createBonusService({ db, clock }: BonusServiceDeps): BonusService {
  const readingOf = ({ language, merchant }: RewardScope): Reading => ({
    language,
    defaultLanguage: merchant.settings.defaultLanguage,
  });

  return {
    async list(scope) {
      const purses = await listPurses(db, scope.session);
      return { list: purses.map((purse) => toBonus(purse, readingOf(scope))) };
    },

    async rounds({ session }, bonusId, page) {
      const purse = await findPurse(db, session, bonusId);
      if (purse === undefined) return refuse('request.not_found');
      const currency = purse.currency as Currency;
      const rounds = await listPurseRounds(db, session, bonusId, page);
      return wirePage(rounds, page, (row) => ({
        orderId: row.order_id,
        gameName: row.game_name,
        gameType: row.game_type,
        at: row.at,
        stake: fromMinor(row.stake, currency),
        counted: fromMinor(row.counted, currency),
        reason: row.reason,
      }));
    },

    async end(scope, bonusId) {
      const { session } = scope;
      if (!isRealType(session.type)) return refuse('account.real_required');
      const status = await endBonus(db, session, bonusId, { end: 'GIVEN_UP', at: clock() });
      if (status === 'TX_NOT_FOUND') return refuse('request.not_found');
      if (status === 'NOT_ACTIVE') return refuse('bonus.not_active');
      const purse = await findPurse(db, session, bonusId);
      return purse === undefined ? refuse('request.not_found') : toBonus(purse, readingOf(scope));
    },
  };
}

/** Converts a purse for the wire. */
function toBonus(purse: Purse, reading: Reading): Bonus {
  // A purse is only opened in a currency of the platform.
  const currency = purse.currency as Currency;
  const amount = (minor: bigint): string => fromMinor(minor, currency);
  const done = purse.wagered < purse.required ? purse.wagered : purse.required;
  return {
    bonusId: purse.id,
    promotionId: purse.promotion_id,
    title: purse.title === null ? '' : localize(purse.title, reading),
    state: purse.state,
    currency,
    granted: amount(purse.granted),
    balance: amount(purse.balance),
    wagering: { required: amount(purse.required), done: amount(done), left: amount(purse.required - done) },
    contributions: contributionPercents(purse.contributions, purse.min_odds),
    maxStake: purse.max_stake === null ? null : amount(purse.max_stake),
    conversionCap: purse.conversion_cap === null ? null : amount(purse.conversion_cap),
    grantedAt: purse.opened_at,
    expiresAt: purse.expires_at,
    endedAt: purse.ended_at,
    converted: purse.ended_at === null ? null : amount(purse.converted),
  };
}
