import type { Generated, JSONColumnType } from 'kysely';
import type { Currency } from '@parlor/contract';
import type { TimestampColumn } from '@parlor/database';

/** Kinds of contracts. */
export type ContractKind = 'daily_salary' | 'dividend' | 'hourly';
/** States of a contract; a withdrawn proposal is `EXPIRED`. */
export type ContractState =
  | 'DRAFT'
  | 'PENDING'
  | 'ACTIVE'
  | 'AMEND_PENDING'
  | 'REVOKE_PENDING'
  | 'REJECTED'
  | 'EXPIRED'
  | 'REVOKED';
/** States of a bill. */
export type BillState =
  | 'NOT_REACHED'
  | 'UNAPPROVED'
  | 'COLLECTABLE'
  | 'PAID'
  | 'PARTIAL'
  | 'INSUFFICIENT'
  | 'DENIED'
  | 'EXPIRED';

/** Proposed terms; amounts and percentages are text. */
export interface StoredTerms {
  gameTypes: string[];
  tiers: { turnover: string; active: number; netLoss: string | null; percent: string | null; fixed: string | null }[];
  mode: 'fixed' | 'floating';
  carry: 'none' | 'previous' | 'forever';
}

/** A contract between an agent and an account below, or between the platform and an agent. */
export interface AgentContractTable {
  id: string;
  merchant_code: string;
  kind: ContractKind;
  /** Null if the platform pays. */
  payer_id: string | null;
  payee_id: string;
  currency: Currency;
  /** Sorted and joined by commas; empty for all. */
  game_types: string;
  state: ContractState;
  /** The side that made the proposal and waits for an answer. */
  proposed_by: 'payer' | 'payee' | null;
  answer_until: TimestampColumn | null;
  /** The end of the last billed period; null while the contract continues. */
  ends_at: TimestampColumn | null;
  is_shown: boolean;
  created_at: TimestampColumn;
}

/** A version of the terms. Immutable. */
export interface AgentContractVersionTable {
  contract_id: string;
  version: number;
  terms: JSONColumnType<StoredTerms>;
  state: 'proposed' | 'signed' | 'refused';
  signed_at: TimestampColumn | null;
  /** The start of the first period to which it applies. */
  valid_from: TimestampColumn | null;
}

/** An event in the history of a contract. */
export interface AgentContractEventTable {
  id: Generated<bigint>;
  contract_id: string;
  at: TimestampColumn;
  event: string;
  /** The name of the account, or of the operator for the platform. */
  by_name: string;
}

/** The payment of a contract for a period. Figures and amount are immutable; minor units. */
export interface AgentBillTable {
  id: string;
  contract_id: string;
  version: number;
  merchant_code: string;
  kind: ContractKind;
  payer_id: string | null;
  payee_id: string;
  currency: Currency;
  period_from: TimestampColumn;
  period_to: TimestampColumn;
  turnover: bigint;
  active: number;
  net_loss: bigint;
  carried: bigint;
  carry_out: bigint;
  tier: number | null;
  amount: bigint;
  /** Zero for the first bill, then 1, 2 … for its adjustments. */
  sequence: number;
  adjusts: string | null;
  /** The number of accounts above the payee: bills are paid from the top down. */
  level: number;
  state: BillState;
  paid: Generated<bigint>;
  /** Set when the payee, or the chain above, requested the money. */
  called_at: TimestampColumn | null;
  attempts: Generated<number>;
  next_attempt_at: TimestampColumn | null;
  is_held: Generated<boolean>;
  collect_until: TimestampColumn;
  created_at: TimestampColumn;
  paid_at: TimestampColumn | null;
}

/** A payment of a bill. */
export interface AgentBillPaymentTable {
  bill_id: string;
  number: number;
  source: 'platform' | 'contract_share' | 'wallet';
  amount: bigint;
  /** The transfer of the ledger; null if an adjustment was set off. */
  transfer_id: string | null;
  at: TimestampColumn;
}

/** A message in the dispute about a bill. */
export interface AgentBillMessageTable {
  id: Generated<bigint>;
  bill_id: string;
  at: TimestampColumn;
  by_name: string;
  text: string;
}

/** The bills of a merchant's period and kind: how far they are computed. */
export interface AgentRunTable {
  merchant_code: string;
  kind: ContractKind;
  period_from: TimestampColumn;
  period_to: TimestampColumn;
  last_contract: string | null;
  begun_at: TimestampColumn;
  ended_at: TimestampColumn | null;
}

/** A late change that has been checked for adjustments of bills. */
export interface AgentLateSeenTable {
  bucket: number;
  transfer_id: string;
}
