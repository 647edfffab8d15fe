import type { Generated, JSONColumnType } from 'kysely';
import type { TimestampColumn } from '@parlor/database';

/** The level and progress of a player. Amounts are minor units; days are `YYYY-MM-DD` in the merchant's time zone. */
export interface LoyaltyPlayerTable {
  account_id: string;
  currency: string;
  merchant_code: string;
  level: string;
  level_since: string | null;
  /** `-infinity` if all of it counts. */
  counted_from: Generated<string>;
  turnover: Generated<bigint>;
  deposits: Generated<bigint>;
  /** The first day of the earliest month that is not checked yet. */
  month: string;
  month_turnover: Generated<bigint>;
}

/** The sums of a day, by game type; deposits and rewards have the game type ''. */
export interface LoyaltyDayTable {
  account_id: string;
  currency: string;
  day: string;
  game_type: string;
  staked: Generated<bigint>;
  voided: Generated<bigint>;
  won: Generated<bigint>;
  deposited: Generated<bigint>;
  rewarded: Generated<bigint>;
  rebate_ppm: Generated<number>;
  claimed: Generated<bigint>;
}

/** The remainders of claims, in millionths of a minor unit. */
export interface LoyaltyCarryTable {
  account_id: string;
  currency: string;
  game_type: string;
  millionths: number;
}

/** A part of a claimed rebate; minor units as text. */
export interface StoredRebatePart {
  gameType: string;
  turnover: string;
  amount: string;
}

/** A claimed rebate. */
export interface RebateClaimTable {
  id: string;
  account_id: string;
  currency: string;
  idempotency_key: string;
  amount: bigint;
  parts: JSONColumnType<StoredRebatePart[]>;
  claimed_at: TimestampColumn;
}

/** A change of a level. */
export interface LoyaltyStepTable {
  id: Generated<bigint>;
  account_id: string;
  currency: string;
  day: string;
  from_level: string;
  to_level: string;
  reason: 'reached' | 'not_kept';
}

/** A birthday gift of a level; one per account and year. */
export interface BirthdayGiftTable {
  account_id: string;
  year: number;
  day: string;
  level: string;
  amount: bigint;
}
