import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import { bucketOf } from '../ledger/player.ts';
import { grantReward } from '../reward/rewardGrant.ts';
import type { ReferralRow } from './referral.repository.ts';

/**
 * Grants the reward of a referral to the referrer, once for each newcomer, and adds an event to the outbox so that
 * offers may grant rewards too. The payment follows shortly after.
 */
export async function rewardReferrer(
  transaction: Transaction<Database>,
  { referrer_id, newcomer_id, merchant_code, reward }: ReferralRow,
  at: number,
): Promise<void> {
  if (reward === null) throw new Error(`The referral of ${newcomer_id} has no reward`);
  const referrer = { accountId: referrer_id, merchantCode: merchant_code };
  await grantReward(transaction, {
    player: referrer,
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
  const payload = JSON.stringify({ merchantCode: merchant_code, newcomer: newcomer_id });
  await sql`select ledger_tell(${bucketOf(referrer)}, 'reward.referral', ${referrer_id}, ${payload}::jsonb)`.execute(
    transaction,
  );
}
