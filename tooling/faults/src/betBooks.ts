import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';

/** A bet in a draw or a slip, in the arcade's database. Amounts are minor units. */
export interface BetRow {
  id: string;
  key: string;
  game: string;
  isSlip: boolean;
  state: string;
  voidReason: string | null;
  stake: bigint;
  win: bigint;
  /** The sum and the number of partial cash-outs. */
  paid: bigint;
  parts: number;
  /** The number of the draw. */
  index: number;
  /** The prices of a slip's legs, in hundredths. */
  prices: readonly number[];
  decisions: readonly BetDecision[];
  /** Whether it should have ended: its draw is revealed, or its fixtures are decided. */
  isDue: boolean;
}

/** The events of a slip since it was placed. */
export type BetDecision =
  | { type: 'cash-out'; share: number; amount: string; key: string }
  | { type: 'results'; outcomes: readonly string[] };

const POLL_MS = 250;
/**
 * The maximum number of polls for a due ending: a win that was often refused waits for a minute, a lease for half a
 * minute.
 */
const MAX_POLLS = 480;

// A slip is lost with its first lost leg. Pending payments are due regardless of the fixture.
const IS_DUE = `
  round.state <> 'OPEN' or case
    when round.choice ? 'tableBase' then false
    when not round.is_slip then draw.reveals_at <= clock_timestamp()
    else exists (select from sports_leg where slip_id = round.id and outcome = 'lost') or not exists (
      select from sports_leg join fixture on fixture.id = fixture_id
      where slip_id = round.id and outcome is null and ends_by > clock_timestamp())
  end`;

interface StoredBet {
  id: string;
  key: string;
  game_code: string;
  is_slip: boolean;
  state: string;
  void_reason: string | null;
  stake: string;
  win: string;
  paid: string;
  parts: number;
  nonce: string;
  choice: { legs?: { price: number }[] };
  decisions: BetDecision[];
  is_due: boolean;
}

/** Reads the bets in draws and the slips of a player. */
export async function readBets(client: Client, playerRef: string): Promise<BetRow[]> {
  const { rows } = await client.query<StoredBet>(
    `select round.id, coalesce(sports_slip.idempotency_key, round.idempotency_key) as key, round.game_code, round.is_slip, round.state,
       round.void_reason, round.stake::text, round.win::text, round.paid::text, round.parts, round.nonce::text, round.choice, round.decisions,
       ${IS_DUE} as is_due
     from round left join draw on draw.id = round.draw_id left join sports_slip on sports_slip.id = round.id
     where round.player_ref = $1 and (round.draw_id is not null or round.is_slip) order by round.id`,
    [playerRef],
  );
  return rows.map((row) => ({
    id: row.id,
    key: row.key,
    game: row.game_code,
    isSlip: row.is_slip,
    state: row.state,
    voidReason: row.void_reason,
    stake: BigInt(row.stake),
    win: BigInt(row.win),
    paid: BigInt(row.paid),
    parts: row.parts,
    index: Number(row.nonce),
    prices: row.choice.legs?.map(({ price }) => price) ?? [],
    decisions: row.decisions,
    isDue: row.is_due,
  }));
}

/** A bet that has not ended. */
export interface OpenBet {
  id: string;
  state: string;
  /** Polls count only once the time of the draw has come. */
  isDue: boolean;
}

/** Reads open bets in draws, slips with decided fixtures, and sittings with a pending payment. */
export async function readOpen(client: Client, playerRefs: readonly string[]): Promise<OpenBet[]> {
  const { rows } = await client.query<{ id: string; state: string; is_due: boolean }>(
    `select round.id, round.state, ${IS_DUE} as is_due from round left join draw on draw.id = round.draw_id
     where round.player_ref = any($1) and round.closed_at is null and (round.draw_id is not null or round.is_slip or round.choice ? 'tableBase')
       and (round.draw_id is not null or ${IS_DUE})`,
    [playerRefs],
  );
  return rows.map(({ id, state, is_due: isDue }) => ({ id, state, isDue }));
}

/**
 * Waits until nothing is open. Draws follow the clock; after their time polls are counted instead, because a busy
 * machine is slow. Returns a description of the open bets after too many polls.
 */
export async function awaitEndings(
  open: () => Promise<readonly OpenBet[]>,
  wait: () => Promise<unknown> = () => pause(POLL_MS),
): Promise<string[]> {
  const polls = new Map<string, number>();
  for (;;) {
    const bets = await open();
    for (const { id, isDue } of bets) if (isDue) polls.set(id, (polls.get(id) ?? 0) + 1);
    if (bets.every(({ id }) => (polls.get(id) ?? 0) > MAX_POLLS))
      return bets.map(({ id, state }) => `round ${id} is still ${state} after ${MAX_POLLS} polls`);
    await wait();
  }
}
