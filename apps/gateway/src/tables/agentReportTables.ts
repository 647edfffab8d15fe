import type { Generated } from 'kysely';
import type { TimestampColumn } from '@parlor/database';

/** Sums of the reports on teams, in minor units. */
interface AgentSums {
  turnover: Generated<bigint>;
  payouts: Generated<bigint>;
  bets: Generated<bigint>;
  deposits: Generated<bigint>;
  deposit_count: Generated<bigint>;
  withdrawals: Generated<bigint>;
  promotions: Generated<bigint>;
  rebates: Generated<bigint>;
  fees: Generated<bigint>;
  /** Whether it is demo history, for which the ledger has no transfers. */
  is_demo: Generated<boolean>;
}

/** The figures of an account itself on a day. Money that belongs to no game has the game type ''. */
export interface AgentDayTable extends AgentSums {
  account_id: string;
  currency: string;
  day: string;
  game_type: string;
}

/** The figures of an account itself in an hour of the merchant's time zone. */
export interface AgentHourTable extends AgentDayTable {
  hour: TimestampColumn;
}

/** The figures of all accounts below an agent on a day, without the agent. */
export interface AgentTeamDayTable extends AgentSums {
  agent_id: string;
  currency: string;
  day: string;
  game_type: string;
}

/** The figures of all accounts below an agent in an hour, without the agent. */
export interface AgentTeamHourTable extends AgentTeamDayTable {
  hour: TimestampColumn;
}

/** The first deposit of an account. */
export interface AgentFirstDepositTable {
  account_id: string;
  at: TimestampColumn;
  day: string;
  is_demo: Generated<boolean>;
}

/** A change of an hour's turnover after that hour. */
export interface AgentLateChangeTable {
  bucket: number;
  transfer_id: string;
  account_id: string;
  currency: string;
  hour: TimestampColumn;
  day: string;
  game_type: string;
  turnover: bigint;
  recorded_at: TimestampColumn;
  /** The transaction id of the change, which readers compare with their position. */
  tx: string;
}

/** Transfers of an account from and to others on a day. */
export interface AgentExchangeDayTable {
  account_id: string;
  currency: string;
  day: string;
  received: Generated<bigint>;
  paid: Generated<bigint>;
}

/** A day of a merchant whose rebates are computed. */
export interface AgentRebateRunTable {
  merchant_code: string;
  day: string;
  place: string;
  computed_at: TimestampColumn;
  is_demo: Generated<boolean>;
}

/** The turnover from which the rebates of a day were computed, on that day or on an earlier one that changed. */
export interface AgentRebateBaseTable {
  account_id: string;
  currency: string;
  day: string;
  game_type: string;
  run_day: string;
  before: bigint;
  after: bigint;
}

/** A rebate of an account for a day and game type. */
export interface AgentRebateTable {
  account_id: string;
  merchant_code: string;
  currency: string;
  day: string;
  game_type: string;
  turnover: bigint;
  earned: bigint;
  carried: bigint;
  amount: Generated<bigint>;
  state: 'COMPUTED' | 'PAID';
  tx_id: string;
  paid_at: TimestampColumn | null;
  is_demo: Generated<boolean>;
}

/** A merchant whose teams are counted, and the parameters of the count. */
export interface AgentCountRunTable {
  merchant_code: string;
  currency: string;
  time_zone: string;
  threshold: bigint;
  counted_at: TimestampColumn;
}

/** The current totals below an agent, without the agent. */
export interface AgentTeamNowTable {
  agent_id: string;
  members: bigint;
  agents: bigint;
  /** Free cash in minor units. */
  free: bigint;
}
