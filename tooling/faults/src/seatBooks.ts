import type { Client } from 'pg';

/** A sitting at a table with seats, in the arcade's database. Amounts are minor units. */
export interface SittingRow {
  /** The round of the buy-in. */
  id: string;
  key: string;
  state: string;
  stake: bigint;
  raised: bigint;
  win: bigint;
  topUps: number;
  /** The stack at the table; null until the buy-in has a seat. */
  seat: {
    bought: bigint;
    stack: bigint;
    /** The sum of the changes of the stack by finished hands. */
    net: bigint;
    hasLeft: boolean;
  } | null;
}

/** A hand that a player was dealt into. */
export interface PlayerHandRow {
  id: string;
  /** The change of the stack; null while the hand continues. */
  net: bigint | null;
  /** The player's own moves, and who made each. */
  moves: { move: string; by: string }[];
}

/** The books of a player at tables with seats. */
export interface SeatRows {
  sittings: SittingRow[];
  hands: PlayerHandRow[];
}

/** A table with all its money. */
export interface TableRow {
  id: string;
  /** Buy-ins of people and bots, stacks, payouts and the rake, in minor units. */
  bought: bigint;
  stacks: bigint;
  rake: bigint;
  /** The number of finished hands, the highest number of a dealt or upcoming hand, and the number of hands. */
  over: number;
  highest: number;
  count: number;
  /** Hands that are over but not settled or the reverse, or whose changes do not add up to zero. */
  uneven: string[];
  /** The stacks of seated people. */
  escrow: bigint;
}

/** Reads the rows of a player at tables with seats. */
export async function readSeats(client: Client, playerRef: string): Promise<SeatRows> {
  const sittings = await client.query<{
    id: string;
    key: string;
    state: string;
    stake: string;
    raised: string;
    win: string;
    top_ups: number;
    bought: string | null;
    stack: string;
    net: string;
    has_left: boolean;
  }>(
    `select round.id, round.idempotency_key as key, round.state, round.stake::text, round.raised::text, round.win::text,
       jsonb_array_length(round.decisions) as top_ups, s.bought::text, s.stack::text, s.left_at is not null as has_left,
       (select coalesce(sum(p.net), 0)::text from seat_hand_place p join seat_hand h on h.id = p.hand_id
         where p.sitting_id = s.id and h.state = 'OVER') as net
     from round left join seat_sitting s on s.round_id = round.id
     where round.player_ref = $1 and round.choice ? 'tableBase' order by round.id`,
    [playerRef],
  );
  const hands = await client.query<{
    id: string;
    place: number;
    net: string | null;
    moves: { place: number; move: string; by: string }[];
  }>(
    `select h.id, p.place, p.net::text, h.moves from seat_hand_place p
     join seat_hand h on h.id = p.hand_id join seat_sitting s on s.id = p.sitting_id
     where s.player_ref = $1 order by h.id`,
    [playerRef],
  );
  return {
    sittings: sittings.rows.map((row) => ({
      id: row.id,
      key: row.key,
      state: row.state,
      stake: BigInt(row.stake),
      raised: BigInt(row.raised),
      win: BigInt(row.win),
      topUps: row.top_ups,
      seat:
        row.bought === null
          ? null
          : { bought: BigInt(row.bought), stack: BigInt(row.stack), net: BigInt(row.net), hasLeft: row.has_left },
    })),
    hands: hands.rows.map(({ id, place, net, moves }) => ({
      id,
      net: net === null ? null : BigInt(net),
      moves: moves.filter((recorded) => recorded.place === place).map(({ move, by }) => ({ move, by })),
    })),
  };
}

/** Reads all tables with seats, each at one moment. */
export async function readTables(client: Client): Promise<TableRow[]> {
  const { rows } = await client.query<{
    id: string;
    bought: string;
    stacks: string;
    escrow: string;
    rake: string;
    over: number;
    highest: number;
    count: number;
    uneven: string[];
  }>(
    `select t.id, s.bought::text, s.stacks::text, s.escrow::text, h.rake::text, h.over, h.highest, h.count, h.uneven
     from seat_table t
     cross join lateral (
       select coalesce(sum(bought), 0) as bought, coalesce(sum(stack), 0) as stacks,
         coalesce(sum(stack) filter (where left_at is null and round_id is not null), 0) as escrow
       from seat_sitting where table_id = t.id) s
     cross join lateral (
       select coalesce(sum(p.rake), 0) as rake, count(*) filter (where hand.state = 'OVER')::int as over,
         max(hand.number) as highest, count(*)::int as count,
         coalesce(array_agg(hand.id::text) filter (where not p.is_even), '{}') as uneven
       from seat_hand hand cross join lateral (
         select sum(rake) as rake,
           case when hand.state = 'OVER' then coalesce(sum(net + rake) = 0 and count(net) = count(*), false)
             else count(net) = 0 end as is_even
         from seat_hand_place where hand_id = hand.id) p
       where hand.table_id = t.id) h
     order by t.id`,
  );
  return rows.map((row) => ({
    id: row.id,
    bought: BigInt(row.bought),
    stacks: BigInt(row.stacks),
    rake: BigInt(row.rake),
    over: row.over,
    highest: row.highest,
    count: row.count,
    uneven: row.uneven,
    escrow: BigInt(row.escrow),
  }));
}
