import type { DefaultedTimestampColumn } from '@parlor/database';

/**
 * A jackpot of a merchant; amounts are minor units. Only the functions of migration 0140 write it. The gateway's role
 * cannot read the drop point.
 */
export interface JackpotPoolTable {
  bucket: number;
  merchant_code: string;
  currency: string;
  code: string;
  amount: bigint;
  /** Millionths of a minor unit beyond the amount. */
  remainder: bigint;
  generation: number;
  ceiling: bigint | null;
  commitment: string | null;
  begun_at: DefaultedTimestampColumn;
}

/** A jackpot that fell. */
export interface JackpotFallTable {
  bucket: number;
  id: string;
  merchant_code: string;
  currency: string;
  code: string;
  generation: number;
  amount: bigint;
  drop_point: bigint | null;
  drop_salt: string | null;
  commitment: string | null;
  owner: string;
  owner_bucket: number;
  order_id: string;
  fell_at: DefaultedTimestampColumn;
}
