import type { Generated, JSONColumnType } from 'kysely';
import type { OfferReason, PromotionKind } from '@parlor/contract';
import type { DefaultedTimestampColumn, TimestampColumn } from '@parlor/database';
import type { LocalizedColumn } from './localizedColumn.ts';

/** An offer, and its current version for players who join now. */
export interface OfferTable {
  merchant_code: string;
  code: string;
  version: number;
  is_open: Generated<boolean>;
}

/** The versions of an offer. Rows are immutable. */
export interface OfferVersionTable {
  merchant_code: string;
  code: string;
  version: number;
  titles: LocalizedColumn;
  /** Parsed by `offerRule` of the reward module. */
  rule: JSONColumnType<Record<string, unknown>>;
  made_by: string;
  made_at: DefaultedTimestampColumn;
}

/** Participants of an offer, with the version that applies to them. */
export interface OfferParticipationTable {
  bucket: number;
  account_id: string;
  offer_code: string;
  version: number;
  joined_at: TimestampColumn;
}

/** Transfers that the same offers counted. */
export interface OfferTransfersTable {
  id: Generated<number>;
  /** `code:version`, sorted. */
  offers: string[];
  transfers: string[];
  /** From the first to the last transfer, as a `tstzrange`. */
  recorded: string;
}

/** Another event that counted for a player, and the offers that counted it. */
export interface OfferEventTable {
  bucket: number;
  account_id: string;
  event_id: string;
  /** `code:version`, sorted. */
  offers: string[];
}

/** The sums of a player's span. */
export interface OfferProgressTable {
  bucket: number;
  account_id: string;
  period: string;
  /** By the codes of the offers with these sums: the amount in minor units as text, and the number of events. */
  sums: JSONColumnType<Record<string, [string, number]>>;
}

/** The days on which an event counted for a streak, as a `datemultirange`. */
export interface OfferStreakTable {
  bucket: number;
  account_id: string;
  offer_code: string;
  days: string;
}

/** The number of rewards granted in a span. */
export interface OfferTallyTable {
  bucket: number;
  account_id: string;
  offer_code: string;
  period: string;
  granted: Generated<number>;
}

/** The budget and its spent part, in minor units. */
export interface RewardBudgetTable {
  merchant_code: string;
  code: string;
  amount: bigint;
  spent: bigint;
}

/** The stored terms of a bonus; amounts are minor units as text. */
export interface StoredBonusTerms {
  required: string;
  maxStake: string | null;
  conversionCap: string | null;
  days: number;
  /** Contributions by game type, in parts per million of a stake; the ledger's defaults for other types. */
  contributions: Record<string, number> | null;
  /** Absent if the offer sets none. */
  minOdds?: string;
}

/** The stored terms of free rounds; the stake is minor units as text. */
export interface StoredFreeRounds {
  game: string;
  count: number;
  stake: string;
  days: number;
  wageringMultiple: number;
}

/** The stored number of tickets and their raffle. */
export interface StoredTickets {
  raffle: string;
  count: number;
}

/** The stored number of points and their tournament. */
export interface StoredPoints {
  contest: string;
  count: number;
}

/** Rounds of a game that a reward pays for. */
export interface FreeRoundsTable {
  bucket: number;
  id: string;
  merchant_code: string;
  account_id: string;
  provider: string;
  game_code: string;
  currency: string;
  stake: bigint;
  rounds: number;
  used: Generated<number>;
  won: Generated<bigint>;
  /** Up to three decimals, as text. */
  wagering_multiple: string;
  days: number;
  source_id: string;
  titles: LocalizedColumn;
  opened_at: TimestampColumn;
  expires_at: TimestampColumn;
}

/** A free round that was played. */
export interface FreeRoundTable {
  bucket: number;
  provider: string;
  tx_id: string;
  free_rounds_id: string;
  round_id: string;
  win: bigint;
  began_at: TimestampColumn;
  recorded_at: DefaultedTimestampColumn;
}

/** A reward of a player. */
export interface RewardGrantTable {
  bucket: number;
  id: string;
  merchant_code: string;
  account_id: string;
  source: 'offer' | 'rebate' | 'level' | 'referral' | 'tournament' | 'raffle' | 'cashback';
  source_id: string;
  version: number;
  event_key: string;
  category: PromotionKind;
  titles: LocalizedColumn;
  reward: 'cash' | 'bonus' | 'freeRounds' | 'tickets' | 'points';
  amount: bigint;
  currency: string;
  bonus_terms: JSONColumnType<StoredBonusTerms> | null;
  free_rounds: JSONColumnType<StoredFreeRounds> | null;
  tickets: JSONColumnType<StoredTickets> | null;
  points: JSONColumnType<StoredPoints> | null;
  budget_code: string | null;
  state: 'CLAIMABLE' | 'DUE' | 'CLAIMED' | 'EXPIRED' | 'REVOKED';
  granted_at: TimestampColumn;
  claimed_at: TimestampColumn | null;
  expires_at: TimestampColumn | null;
  next_attempt_at: TimestampColumn | null;
  revoke_reason: string | null;
}

/** The application of a player for a reward. */
export interface RewardApplicationTable {
  id: string;
  merchant_code: string;
  account_id: string;
  offer_code: string;
  version: number;
  remarks: string;
  state: Generated<'PENDING' | 'APPROVED' | 'REFUSED'>;
  reason: OfferReason | null;
  sent_at: TimestampColumn;
  decided_at: TimestampColumn | null;
  decided_by: string | null;
}

/** A picture of an application, sealed. */
export interface RewardPictureTable {
  id: string;
  account_id: string;
  offer_code: string;
  /** Null until the form is sent. */
  application_id: string | null;
  place: number;
  sealed: string;
  added_at: TimestampColumn;
}

/** A window of a rain, and its remaining packets and amount in minor units. */
export interface RainWindowTable {
  merchant_code: string;
  offer_code: string;
  period: string;
  packets_left: number;
  amount_left: bigint;
}

/** A run of a scheduled offer for a period, in progress or completed. */
export interface OfferRunTable {
  merchant_code: string;
  offer_code: string;
  period: string;
  last_account: string | null;
  begun_at: TimestampColumn;
  ended_at: TimestampColumn | null;
}
