import type { Kysely } from 'kysely';
import { fromMinor, type Paged, type ReferralOverview, type ReferredPlayer } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { Merchant } from '../../http/call.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import { isRealType } from '../member/accountTypes.ts';
import { wirePage } from '../wallet/recordPage.ts';
import { maskedName } from './referral.rules.ts';
import { codeOf, listOf, sumOf } from './referral.repository.ts';
import { termsOf } from './referralSettings.ts';

interface Caller {
  session: { accountId: string; type: number };
  merchant: Merchant;
}

/** The invitations of a player. A trial holds no real money and has none. */
export interface ReferralService {
  /** Returns the player's code, its results so far, and the terms. */
  overview(caller: Caller): Promise<ReferralOverview | Refusal<'account.real_required'>>;
  /** Returns invited players, newest first, with masked names. */
  list(
    caller: Caller,
    query: { pageNo: number; pageSize: number },
  ): Promise<Paged<ReferredPlayer> | Refusal<'account.real_required'>>;
}

export function createReferralService({ db }: { db: Kysely<Database> }): ReferralService {
  return {
    async overview({ session, merchant: { code: merchantCode, currency, settings } }) {
      if (!isRealType(session.type)) return refuse('account.real_required');
      const [code, { invited, rewarded, earned }] = await Promise.all([
        codeOf(db, session.accountId, merchantCode),
        sumOf(db, session.accountId),
      ]);
      const { minDeposit, maxReward, rewardPpm, wageringMultiple } = termsOf(settings.referral, currency);
      return {
        code,
        invited,
        rewarded,
        earned: fromMinor(earned, currency),
        currency,
        terms: {
          minDeposit: fromMinor(minDeposit, currency),
          maxReward: fromMinor(maxReward, currency),
          percent: rewardPpm / 10_000,
          wageringMultiple,
        },
      };
    },
    async list({ session, merchant: { currency } }, query) {
      if (!isRealType(session.type)) return refuse('account.real_required');
      return wirePage(
        await listOf(db, session.accountId, query),
        query,
        ({ account, registered_at, state, reward }): ReferredPlayer => ({
          name: maskedName(account),
          registeredAt: registered_at,
          // The reason for the check and its outcome are not shown to the referrer.
          state: state === 'FLAGGED' ? 'CHECKED' : state,
          reward: state === 'REWARDED' && reward !== null ? fromMinor(reward, currency) : null,
        }),
      );
    },
  };
}
