import { fileURLToPath } from 'node:url';
import type { ColumnType, JSONColumnType } from 'kysely';
import type { DefaultedTimestampColumn, TimestampColumn } from '@parlor/database';
import type { CashOutQuote } from './fairness/cashOutQuote.ts';

type NullableTimestamp = ColumnType<number | null, Date | null | undefined, Date | null>;

/** States of a round; see the migrations. */
export type RoundState =
  | 'PENDING_BET'
  | 'PENDING_BET_WIN'
  | 'PENDING_FREE_ROUND'
  | 'OPEN'
  | 'PENDING_RAISE'
  | 'PENDING_RAISE_BACK'
  | 'PENDING_PART'
  | 'PENDING_WIN'
  | 'PENDING_JACKPOT'
  | 'PENDING_ROLLBACK'
  | 'SETTLED'
  | 'VOID';

interface PlaySessionTable {
  id: string;
  token_hash: Buffer;
  sealed_provider_token: Buffer;
  player_ref: string;
  game_code: string;
  currency: string;
  language: string;
  display_name: string;
  is_free_play: boolean;
  free_balance: ColumnType<bigint, bigint | undefined, bigint>;
  opened_at: TimestampColumn;
  expires_at: TimestampColumn;
  /** As the gateway served it. */
  profile: ColumnType<unknown, string | null, never>;
}

interface SeedPairTable {
  id: string;
  player_ref: string;
  is_free_play: boolean;
  sealed_server_seed: Buffer;
  server_seed_hash: string;
  client_seed: string | null;
  next_nonce: ColumnType<bigint, bigint | undefined, bigint>;
  created_at: TimestampColumn;
  revealed_at: NullableTimestamp;
  last_bet_at: NullableTimestamp;
}

interface RoundTable {
  id: string;
  session_id: string;
  player_ref: string;
  is_free_play: boolean;
  idempotency_key: string;
  game_code: string;
  game_version: string;
  seed_pair_id: string;
  nonce: bigint;
  currency: string;
  stake: bigint;
  win: bigint;
  jackpot_pool: string | null;
  jackpot_amount: bigint | null;
  choice: JSONColumnType<object>;
  decisions: JSONColumnType<unknown[]>;
  is_over: boolean;
  state: RoundState;
  void_reason: string | null;
  balance_after: bigint | null;
  attempts: ColumnType<number, number | undefined, number>;
  leased_until: NullableTimestamp;
  next_attempt_at: NullableTimestamp;
  created_at: DefaultedTimestampColumn;
  closed_at: NullableTimestamp;
  shown_at: NullableTimestamp;
  shared_round_id: string | null;
  panel: number | null;
  /** The free rounds of the gateway that paid for it. */
  free_rounds_id: string | null;
  /** The sum that decisions added to the stake. */
  raised: ColumnType<bigint, bigint | undefined, bigint>;
  /** The number of raises that were tried. */
  raises: ColumnType<number, number | undefined, number>;
  /** A decision whose bet is pending at the gateway, with the round's next state if it is accepted. */
  raise_decision: ColumnType<unknown, string | null | undefined, string | null>;
  raise_amount: bigint | null;
  raise_win: bigint | null;
  raise_is_over: boolean | null;
  raise_at: NullableTimestamp;
  raise_session_id: string | null;
  raise_refusal: string | null;
  draw_id: ColumnType<string | null, string | null | undefined, string | null>;
  draw_client_seed: ColumnType<string | null, string | null | undefined, string | null>;
  /** The chase: bets of a player in several draws. */
  chase_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** Whether a win of the chase cancels its bets in later draws. */
  chase_stops: ColumnType<boolean, boolean | undefined, boolean>;
  /** Set for the round of a slip of the sportsbook, which has the id of the slip. */
  is_slip: ColumnType<boolean, boolean | undefined, boolean>;
  /** The part of the win that partial cash-outs have paid. */
  paid: ColumnType<bigint, bigint | undefined, bigint>;
  /** The number of partial cash-outs. */
  parts: ColumnType<number, number | undefined, number>;
  /** A partial cash-out that the gateway has yet to pay. */
  part_amount: ColumnType<bigint | null, bigint | null | undefined, bigint | null>;
  /** The lock of the process that sends the win of a slip. */
  sender: ColumnType<bigint | null, bigint | null | undefined, bigint | null>;
}

interface CrashChainTable {
  id: string;
  sealed_seed: Buffer;
  terminal_hash: string;
  length: number;
  created_at: TimestampColumn;
}

interface SharedRoundTable {
  id: string;
  chain_id: string;
  index: number;
  seed_pair_id: string;
  opens_at: TimestampColumn;
  starts_at: TimestampColumn;
  state: 'BETTING' | 'RUNNING' | 'ENDED';
  alive_at: NullableTimestamp;
  interrupted: ColumnType<boolean, boolean | undefined, boolean>;
  ended_at: NullableTimestamp;
}

interface DrawChainTable {
  id: string;
  room: string;
  number: bigint;
  length: number;
  sealed_seed: Buffer;
  terminal_hash: string;
  public_seed: string;
  closed_through: bigint;
  created_at: TimestampColumn;
}

interface DrawTable {
  id: string;
  chain_id: string;
  room: string;
  index: bigint;
  seed_pair_id: string;
  closes_at: TimestampColumn;
  reveals_at: TimestampColumn;
  state: 'OPEN' | 'CLOSED' | 'REVEALED';
  settled_at: NullableTimestamp;
}

interface SportsFavouriteTable {
  player_ref: string;
  code: string;
  added_at: DefaultedTimestampColumn;
}

/** A player who is to be notified of a draw. */
interface DrawNoticeTable {
  draw_id: string;
  player_ref: string;
  attempts: ColumnType<number, number | undefined, number>;
  next_attempt_at: DefaultedTimestampColumn;
}

interface SeatTableTable {
  id: string;
  game_code: string;
  currency: string;
  is_free_play: boolean;
  base: bigint;
  version: ColumnType<bigint, bigint | undefined, bigint>;
  deals_at: NullableTimestamp;
  fills_at: NullableTimestamp;
  dealer: ColumnType<number, number | undefined, number>;
  due_at: TimestampColumn;
  opened_at: TimestampColumn;
  closed_at: NullableTimestamp;
}

interface SeatSittingTable {
  id: string;
  table_id: string;
  seat: number | null;
  round_id: string | null;
  player_ref: string | null;
  name: string;
  picture: number;
  bought: bigint;
  stack: bigint;
  bank_ms: number;
  missed: number;
  is_out: boolean;
  out_since: NullableTimestamp;
  is_leaving: boolean;
  seed_hand_id: string | null;
  client_seed: string | null;
  holder: string | null;
  seen_at: NullableTimestamp;
  address_print: string | null;
  sat_at: TimestampColumn;
  left_at: NullableTimestamp;
}

interface SeatHandTable {
  id: string;
  table_id: string;
  number: number;
  game_version: string;
  sealed_server_seed: Buffer;
  server_seed_hash: string;
  client_seed: string | null;
  state: 'NEXT' | 'PLAYING' | 'OVER';
  moves: ColumnType<unknown, string | undefined, string>;
  turns: ColumnType<unknown, string | undefined, string>;
  dealt_at: NullableTimestamp;
  over_at: NullableTimestamp;
}

interface SeatHandPlaceTable {
  hand_id: string;
  place: number;
  seat: number;
  sitting_id: string;
  client_seed: string | null;
  units: number | null;
  net: bigint | null;
  rake: bigint | null;
}

interface FishTableTable {
  id: string;
  game_code: string;
  currency: string;
  is_free_play: boolean;
  base: bigint;
  version: ColumnType<bigint, bigint | undefined, bigint>;
  opened_at: DefaultedTimestampColumn;
}

interface FishSeatTable {
  id: string;
  table_id: string;
  seat: number;
  player_ref: string;
  is_free_play: boolean;
  name: string;
  bullet: bigint;
  seen_at: DefaultedTimestampColumn;
  sat_at: DefaultedTimestampColumn;
  left_at: NullableTimestamp;
}

interface FishEventTable {
  table_id: string;
  version: bigint;
  place: number;
  seat: number;
  body: JSONColumnType<object>;
  round_id: string | null;
  fish: bigint | null;
  happened_at: DefaultedTimestampColumn;
}

interface FixtureTable {
  id: string;
  league: string;
  sport: string;
  number: bigint;
  facts: JSONColumnType<object>;
  seed_pair_id: string;
  starts_at: TimestampColumn;
  ends_by: TimestampColumn;
  result: ColumnType<unknown, string | null | undefined, string | null>;
  over_at: NullableTimestamp;
}

interface SportsSlipTable {
  id: string;
  session_id: string;
  player_ref: string;
  is_free_play: boolean;
  idempotency_key: string;
  game_code: string;
  currency: string;
  stake: bigint;
  request: JSONColumnType<object>;
  seed_pair_id: string;
  state: 'DELAYED' | 'PLACED' | 'REFUSED';
  refusal: string | null;
  new_prices: ColumnType<(number | null)[] | null, string | null, string | null>;
  most_stake: bigint | null;
  placed_at: TimestampColumn;
  decided_at: NullableTimestamp;
  auto_cash_out_at: bigint | null;
  decided_legs: ColumnType<number, number | undefined, number>;
  seen_legs: ColumnType<number, number | undefined, number>;
  /** The inputs of the cash-outs' amounts, by the position of their decision. */
  cash_out_quotes: ColumnType<Record<string, CashOutQuote | null>, string | undefined, string>;
}

interface SportsLegTable {
  slip_id: string;
  position: number;
  fixture_id: string;
  selections: ColumnType<unknown, string, never>;
  outcome: 'won' | 'lost' | 'void' | null;
  board: ColumnType<unknown, string | null | undefined, string | null>;
  /** The inputs of the price. */
  quote: ColumnType<unknown, string | null | undefined, never>;
}

/** The arcade's tables. */
export interface ArcadeSchema {
  play_session: PlaySessionTable;
  seed_pair: SeedPairTable;
  round: RoundTable;
  crash_chain: CrashChainTable;
  shared_round: SharedRoundTable;
  draw_chain: DrawChainTable;
  draw: DrawTable;
  draw_notice: DrawNoticeTable;
  seat_table: SeatTableTable;
  seat_sitting: SeatSittingTable;
  seat_hand: SeatHandTable;
  seat_hand_place: SeatHandPlaceTable;
  fish_table: FishTableTable;
  fish_seat: FishSeatTable;
  fish_event: FishEventTable;
  fixture: FixtureTable;
  sports_favourite: SportsFavouriteTable;
  sports_slip: SportsSlipTable;
  sports_leg: SportsLegTable;
}

/** The folder of the arcade's migrations. */
export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));
