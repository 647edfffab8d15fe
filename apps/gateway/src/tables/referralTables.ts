import type { Generated } from 'kysely';
import type { TimestampColumn } from '@parlor/database';

/** The code in a player's link. */
export interface ReferralCodeTable {
  account_id: string;
  merchant_code: string;
  code: string;
}

/** A newcomer and the referrer. Amounts are minor units of the merchant's currency. */
export interface ReferralTable {
  newcomer_id: string;
  referrer_id: string;
  merchant_code: string;
  registered_at: TimestampColumn;
  state: Generated<'REGISTERED' | 'DEPOSITED' | 'REWARDED' | 'FLAGGED' | 'REFUSED'>;
  /** The shared properties of the two accounts. */
  reason: 'device' | 'phone' | 'card' | 'payee' | null;
  /** The deposit that counts, the wagering requirement and the reward; null before that deposit. */
  deposited: bigint | null;
  required: bigint | null;
  reward: bigint | null;
  wagered: Generated<bigint>;
  decided_by: string | null;
  decided_at: TimestampColumn | null;
}
