import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import { recordAct } from '../audit/operatorActs.ts';
import { OperatorError } from '../merchant/operatorError.ts';
import { rewardReferrer } from './referralPayment.ts';
import type { ReferralRow } from './referral.repository.ts';

/** A referral that awaits an operator's decision. */
export interface FlaggedReferral {
  newcomer: string;
  referrer: string;
  reason: string;
  /** Minor units. */
  reward: bigint;
}

/** Operations on referrals whose two accounts share a property. */
export interface ReferralDesk {
  /** Lists flagged referrals, oldest first. */
  list(merchantCode: string): Promise<FlaggedReferral[]>;
  /** Decides on the referral of a newcomer: grants its reward or rejects it for good. */
  decide(decision: {
    merchantCode: string;
    newcomer: string;
    isReleased: boolean;
    operator: string;
    note: string;
  }): Promise<void>;
}

export function createReferralDesk({ db, clock }: { db: Kysely<Database>; clock: () => number }): ReferralDesk {
  return {
    async list(merchantCode) {
      const rows = await db
        .selectFrom('referral')
        .innerJoin('account as newcomer', 'newcomer.id', 'referral.newcomer_id')
        .innerJoin('account as referrer', 'referrer.id', 'referral.referrer_id')
        .select(['newcomer.account as newcomer', 'referrer.account as referrer', 'reason', 'reward'])
        .where('referral.merchant_code', '=', merchantCode)
        .where('referral.state', '=', 'FLAGGED')
        .orderBy('referral.registered_at')
        .execute();
      return rows.map(({ newcomer, referrer, reason, reward }) => ({
        newcomer,
        referrer,
        reason: reason ?? '',
        reward: reward ?? 0n,
      }));
    },
    async decide({ merchantCode, newcomer, isReleased, operator, note }) {
      const at = clock();
      const state = isReleased ? 'REWARDED' : 'REFUSED';
      await db.transaction().execute(async (transaction) => {
        // The condition on the state lets only one of two concurrent operators decide.
        const row: ReferralRow | undefined = await transaction
          .updateTable('referral')
          .from('account')
          .set({ state, decided_by: operator, decided_at: new Date(at) })
          .whereRef('account.id', '=', 'referral.newcomer_id')
          .where('account.merchant_code', '=', merchantCode)
          .where('account.account', '=', newcomer.toLowerCase())
          .where('referral.state', '=', 'FLAGGED')
          .returningAll('referral')
          .executeTakeFirst();
        if (row === undefined) throw new OperatorError(`No referral of ${newcomer} waits for a decision`);
        if (isReleased) await rewardReferrer(transaction, row, at);
        await recordAct(transaction, {
          area: 'referrals',
          subject: row.newcomer_id,
          merchantCode,
          operator,
          act: isReleased ? 'release' : 'refuse',
          details: { newcomer, reason: row.reason ?? '', reward: String(row.reward), note },
        });
      });
    },
  };
}
