import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ArcadeApp } from './app.ts';
import type { PastHand, TableView } from './seatApi.ts';
import { valueOf } from './testing/roomTable.ts';
import { createSeatRoom, type SeatRoom } from './testing/seatRoom.ts';

const HOUR_MS = 3_600_000;
const BUY_IN = 4_000n;

let room: SeatRoom;
let arcade: ArcadeApp;
let before: bigint;

beforeEach(async () => {
  room = await createSeatRoom();
  arcade = await room.arcade();
  before = room.gateway.balance;
});
afterEach(async () => {
  await room.close();
});

const isTurn = ({ hand }: TableView): boolean => (hand?.yourMoves.length ?? 0) > 0;
const hasEnded =
  (number: number) =>
  ({ hand }: TableView): boolean =>
    hand !== null && hand.number >= number && hand.results !== null;

/** Seats a player who sends seeds, and moves only on request. */
async function sitDown(at: ArcadeApp = arcade) {
  const player = await room.open(at);
  const round = valueOf(await room.buyIn(at, player));
  const client = await room.enter(at, player);
  const { stop } = room.play(at, player, client, false);
  return {
    player,
    round,
    client,
    /** Starts making moves. */
    play: () => room.play(at, player, client),
    stop,
    /** Leaves, and returns the payment. */
    async leave(): Promise<bigint> {
      await room.act(at, player, client.holder, { type: 'leave' });
      const left = await client.waitFor('left');
      const { win } = await room.settled(at, player, round.id);
      expect(win).toBe(left.stack);
      return BigInt(win);
    },
    hands: async () => valueOf(await room.call<{ list: PastHand[] }>(at, 'GET', 'seats/hands', player.token)).list,
  };
}

/** Waits until it is somebody's turn. Hands that are shown at once have no turns. */
const anyTurn = (seats: Awaited<ReturnType<typeof sitDown>>[]): Promise<TableView> =>
  Promise.race(seats.map(({ client }) => client.waitForTable(isTurn)));

/** Polls a condition in the database until it holds. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Breaks a connection, and waits until the table has noticed. */
async function goAway({ client, round }: Awaited<ReturnType<typeof sitDown>>): Promise<void> {
  client.socket.close();
  await until(async () => {
    const { rows } = await sql`select from seat_sitting where round_id = ${round.id} and holder is null`.execute(
      room.database.db,
    );
    return rows.length > 0;
  });
}

/** Waits until every table was checked after the clock jumped. */
const looked = (): Promise<void> =>
  until(async () => {
    const { rows } = await sql<{ late: number }>`select count(*)::int as late from seat_table
      where closed_at is null and not due_at between clock_timestamp() - interval '5 seconds'
        and clock_timestamp() + interval '61 seconds'`.execute(room.database.db);
    return rows[0]?.late === 0;
  });

const CONSISTENT = { missing: '0', uneven: 0, gaps: 0 };

/** Reads the errors of the tables: missing money, hands that are not settled once, and missing hand numbers. */
async function books() {
  const { rows } = await sql<typeof CONSISTENT>`
    select ((select sum(bought - stack) from seat_sitting) - (select coalesce(sum(rake), 0) from seat_hand_place))::text as missing,
      (select count(*) from (select h.id from seat_hand h join seat_hand_place p on p.hand_id = h.id
        group by h.id having h.state = 'OVER' and coalesce(sum(p.net + p.rake), 1) <> 0) odd)::int as uneven,
      (select count(*) from (select 1 from seat_hand group by table_id having max(number) + 1 <> count(*)) gap)::int as gaps`.execute(
    room.database.db,
  );
  return rows[0];
}

describe('a clock that jumps ahead by an hour', () => {
  it('removes no player who is present in any process, takes nobody’s turn, and continues the hand', async () => {
    const seats = [await sitDown(), await sitDown(await room.arcade())];
    const { hand } = await anyTurn(seats);
    await room.clock.pass(HOUR_MS);
    await looked();
    const { rows } = await sql<{ leaving: number; moves: number }>`
      select (select count(*) from seat_sitting where round_id is not null and (is_leaving or is_out))::int as leaving,
        (select count(*) from seat_hand, jsonb_array_elements(moves) as made where made ->> 'by' = 'time')::int as moves`.execute(
      room.database.db,
    );
    expect(rows[0]).toEqual({ leaving: 0, moves: 0 });
    for (const { play } of seats) play();
    const number = hand?.number ?? 0;
    await Promise.all(seats.map(({ client }) => client.waitForTable(hasEnded(number + 1))));
    for (const { client, round } of seats)
      expect(client.table()?.you).toMatchObject({ roundId: round.id, bankMs: 60_000 });
    for (const { hands } of seats)
      expect((await hands()).flatMap(({ moves }) => moves).filter(({ by }) => by === 'time')).toEqual([]);
    for (const { stop } of seats) stop();
    const paid = [await seats[0]?.leave(), await seats[1]?.leave()];
    expect(room.gateway.balance).toBe(before - 2n * BUY_IN + (paid[0] ?? 0n) + (paid[1] ?? 0n));
    expect(await books()).toEqual(CONSISTENT);
  });

  it('pays out an absent player once, and continues for the others', async () => {
    const [anna, ben] = [await sitDown(), await sitDown()];
    anna.play();
    await ben.client.waitForTable(isTurn);
    await goAway(ben);
    await room.clock.pass(HOUR_MS);
    const { win } = await room.settled(arcade, ben.player, ben.round.id);
    expect(room.gateway.balance).toBe(before - 2n * BUY_IN + BigInt(win));
    const number = anna.client.table()?.hand?.number ?? 0;
    await anna.client.waitForTable(hasEnded(number + 1));
    anna.stop();
    const paid = await anna.leave();
    expect(room.gateway.balance).toBe(before - 2n * BUY_IN + BigInt(win) + paid);
    expect(await books()).toEqual(CONSISTENT);
  });
});

describe('a clock that is set back by an hour', () => {
  it('stops no table: the current hand ends, and others are dealt', async () => {
    const seats = [await sitDown(), await sitDown(await room.arcade())];
    const { hand } = await anyTurn(seats);
    await room.clock.pass(-HOUR_MS);
    await looked();
    for (const { play } of seats) play();
    const number = hand?.number ?? 0;
    await Promise.all(seats.map(({ client }) => client.waitForTable(hasEnded(number + 2))));
    // The decision time starts now, not an hour from now.
    const { rows } = await sql<{
      ahead: number;
    }>`select count(*)::int as ahead from seat_hand, jsonb_each(turns) as turn
      where turn.value::float8 > extract(epoch from clock_timestamp()) * 1000`.execute(room.database.db);
    expect(rows[0]?.ahead).toBe(0);
    for (const { stop } of seats) stop();
    const paid = [await seats[0]?.leave(), await seats[1]?.leave()];
    expect(room.gateway.balance).toBe(before - 2n * BUY_IN + (paid[0] ?? 0n) + (paid[1] ?? 0n));
    expect(await books()).toEqual(CONSISTENT);
  });

  it('deals the next hand if the table waits for one', async () => {
    const anna = await sitDown();
    anna.play();
    const shown = await anna.client.waitForTable((table) => hasEnded(0)(table) && table.next !== null);
    await room.clock.pass(-HOUR_MS);
    await anna.client.waitForTable(hasEnded((shown.next?.number ?? 0) + 1));
    anna.stop();
    await anna.leave();
    expect(await books()).toEqual(CONSISTENT);
  });

  it('counts a player’s absence from the new time, and pays out once', async () => {
    const anna = await sitDown();
    await anna.client.waitForTable(isTurn);
    await goAway(anna);
    await room.clock.pass(-HOUR_MS);
    await until(async () => {
      const { rows } = await sql<{ ahead: number }>`select count(*)::int as ahead from seat_sitting
        where round_id is not null and seen_at > clock_timestamp()`.execute(room.database.db);
      return rows[0]?.ahead === 0;
    });
    const state = async () =>
      valueOf(await room.call<{ state: string }>(arcade, 'GET', `rounds/${anna.round.id}`, anna.player.token)).state;
    expect(await state()).toBe('OPEN');
    // A seat waits for two minutes in these tests.
    await room.clock.pass(121_000);
    const { win } = await room.settled(arcade, anna.player, anna.round.id);
    expect(room.gateway.balance).toBe(before - BUY_IN + BigInt(win));
    expect(await books()).toEqual(CONSISTENT);
  });
});
