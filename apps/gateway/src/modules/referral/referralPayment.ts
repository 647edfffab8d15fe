import type { Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import { grantReward } from '../reward/rewardGrant.ts';
import type { ReferralRow } from './referral.repository.ts';

/** Grants the reward of a referral to who brought the newcomer, once for the newcomer. It is paid a moment later. */
export async function rewardReferrer(
  transaction: Transaction<Database>,
  { referrer_id, newcomer_id, merchant_code, reward }: ReferralRow,
  at: number,
): Promise<void> {
  if (reward === null) throw new Error(`The referral of ${newcomer_id} has no reward`);
  await grantReward(transaction, {
    player: { accountId: referrer_id, merchantCode: merchant_code },
    source: 'referral',
    sourceId: 'referral',
    version: 1,
    eventKey: newcomer_id,
    category: 'REFERRAL',
    title: { EN: 'Friend invited', TY: 'ชวนเพื่อนสำเร็จ' },
    reward: { type: 'cash', amount: reward },
    mustClaim: false,
    isPaidLater: true,
    at,
  });
}
