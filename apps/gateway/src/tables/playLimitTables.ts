import type { TimestampColumn } from '@parlor/database';

/** A break or an exclusion that a player requested. */
export interface PlayerExclusionTable {
  id: string;
  account_id: string;
  span: string;
  begins_at: TimestampColumn;
  /** Null for an indefinite one. */
  ends_at: TimestampColumn | null;
  /** Null if the player made it. */
  operator: string | null;
  lifted_at: TimestampColumn | null;
}

/** A player's setting of the reminder of play, and the time of the last acknowledgement. */
export interface PlayReminderTable {
  account_id: string;
  /** Null for the jurisdiction's interval. */
  minutes: number | null;
  acknowledged_at: TimestampColumn | null;
}

/**
 * Limits of a player for a day, week or month, set by the player or an operator. Only `ledger_set_limit` writes them.
 */
export interface LedgerLimitTable {
  bucket: number;
  account_id: bigint;
  kind: string;
  period: string;
  amount: bigint | null;
  next_amount: bigint | null;
  next_at: TimestampColumn | null;
}
