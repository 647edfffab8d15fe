import type { Generated } from 'kysely';
import type { TimestampColumn } from '@parlor/database';

/** Sums of the roll-ups of teams, in minor units. */
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
  /** The past of the demo, for which the ledger has no transfers. */
  is_demo: Generated<boolean>;
}

/** The figures of an account alone on a day. Money that belongs to no game has the game type ''. */
export interface AgentDayTable extends AgentSums {
  account_id: string;
  currency: string;
  day: string;
  game_type: string;
}

/** The figures of an account alone in an hour of the merchant's time zone. */
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

/** A change of the turnover of an hour after the hour. */
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
  /** The transaction of the change, which readers compare with their place. */
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

/** Turnover that the rebates of a day were computed by, of the same day or of an earlier one that changed. */
export interface AgentRebateBaseTable {
  account_id: string;
  currency: string;
  day: string;
  game_type: string;
  run_day: string;
  before: bigint;
  after: bigint;
}

/** A rebate of an account, of a day and game type. */
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

/** A merchant whose teams are counted, and by what. */
export interface AgentCountRunTable {
  merchant_code: string;
  currency: string;
  time_zone: string;
  threshold: bigint;
  counted_at: TimestampColumn;
}

/** Everybody below an agent at present, without the agent. */
export interface AgentTeamNowTable {
  agent_id: string;
  members: bigint;
  agents: bigint;
  /** Free cash in minor units. */
  free: bigint;
}
