import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ArcadeApp } from './app.ts';
import type { TableView } from './seatApi.ts';
import { codeOf, valueOf, type Player } from './testing/roomTable.ts';
import { createSeatRoom, type SeatRoom } from './testing/seatRoom.ts';

let room: SeatRoom;

beforeEach(async () => {
  room = await createSeatRoom();
});
afterEach(async () => {
  await room.close();
});

/** Seats a player through a process, from an IP address, who plays until stopped. */
async function sitDown(arcade: ArcadeApp, player: Player, address?: string) {
  const round = valueOf(await room.buyIn(arcade, player));
  const client = await room.enter(arcade, player, address);
  return { round, client, ...room.play(arcade, player, client) };
}

const hasEnded =
  (number: number) =>
  ({ hand }: TableView): boolean =>
    hand !== null && hand.number >= number && hand.results !== null;

interface DealtHand {
  id: string;
  table_id: string;
  number: number;
  server_seed_hash: string;
  state: string;
  moved: string | null;
}

/** Lists all dealt hands with the sums of their moved money and rake. */
async function dealtHands(): Promise<DealtHand[]> {
  const { rows } = await sql<DealtHand>`
    select h.id, h.table_id, h.number, h.server_seed_hash, h.state, sum(p.net + p.rake)::text as moved
    from seat_hand h join seat_hand_place p on p.hand_id = h.id group by h.id`.execute(room.database.db);
  return rows;
}

async function unaccounted(): Promise<bigint> {
  const { rows } = await sql<{ missing: string }>`
    select ((select sum(bought - stack) from seat_sitting) - (select sum(rake) from seat_hand_place))::text as missing`.execute(
    room.database.db,
  );
  return BigInt(rows[0]?.missing ?? 0);
}

describe('processes that share a table', () => {
  it('deal each hand once, however many of them poll', async () => {
    const arcades = [await room.arcade(), await room.arcade(), await room.arcade()];
    const seats = [];
    for (const arcade of arcades) {
      const player = await room.open(arcade);
      seats.push({ arcade, player, ...(await sitDown(arcade, player)) });
    }
    await Promise.all(seats.map(({ client }) => client.waitForTable(hasEnded(3))));
    for (const { stop } of seats) stop();
    await Promise.all(
      seats.map(async ({ arcade, player, client }) => {
        await room.act(arcade, player, client.holder, { type: 'leave' });
        await client.waitFor('left');
      }),
    );
    const hands = await dealtHands();
    const numbers = hands.map(({ table_id: table, number }) => `${table} ${number}`);
    expect(new Set(numbers).size).toBe(hands.length);
    expect(new Set(hands.map(({ table_id: table }) => table)).size).toBe(1);
    expect(hands.filter(({ state, moved }) => state !== 'OVER' || moved !== '0')).toEqual([]);
    // All connections received the same hands.
    const received = seats.map(({ client }) =>
      client.received.flatMap((message) =>
        'table' in message && message.table?.hand
          ? [`${message.table.hand.id} ${message.table.hand.serverSeedHash}`]
          : [],
      ),
    );
    const known = new Set(hands.map(({ id, server_seed_hash: hash }) => `${id} ${hash}`));
    expect(received.flat().filter((hand) => !known.has(hand))).toEqual([]);
    expect(await unaccounted()).toBe(0n);
  });

  it('continue a hand whose process has stopped, from the same seat', async () => {
    const first = await room.arcade();
    const player = await room.open(first);
    const round = valueOf(await room.buyIn(first, player));
    const client = await room.enter(first, player);
    room.play(first, player, client, false);
    const before = await client.waitForTable(({ hand }) => (hand?.yourMoves.length ?? 0) > 0);
    await first.http.close();
    const second = await room.arcade();
    const again = await room.enter(second, player);
    expect(again.table()?.you).toMatchObject({ roundId: round.id, seat: before.you.seat });
    expect(again.table()?.hand).toMatchObject({ id: before.hand?.id, serverSeedHash: before.hand?.serverSeedHash });
    const { stop } = room.play(second, player, again);
    await again.waitForTable(hasEnded(before.hand?.number ?? 0));
    stop();
    await room.act(second, player, again.holder, { type: 'leave' });
    const left = await again.waitFor('left');
    expect((await room.settled(second, player, round.id)).win).toBe(left.stack);
    expect(await unaccounted()).toBe(0n);
  });

  it('deal the committed hand when the process that showed its hash stops before the deal', async () => {
    const first = await room.arcade();
    const player = await room.open(first);
    const { client, stop } = await sitDown(first, player);
    const promised = await client.waitForTable((table) => hasEnded(0)(table) && table.next !== null);
    stop();
    await first.http.close();
    const second = await room.arcade();
    const again = await room.enter(second, player);
    room.play(second, player, again);
    const dealt = await again.waitForTable(({ hand }) => hand?.number === promised.next?.number);
    expect(dealt.hand).toMatchObject({ id: promised.next?.id, serverSeedHash: promised.next?.serverSeedHash });
    expect(new Set((await dealtHands()).map(({ number }) => number)).size).toBe((await dealtHands()).length);
  });

  it('end the hand of an abandoned table with default moves, and pay out players who stay away', async () => {
    const first = await room.arcade();
    const player = await room.open(first);
    const round = valueOf(await room.buyIn(first, player));
    const client = await room.enter(first, player);
    room.play(first, player, client, false);
    await client.waitForTable(({ hand }) => (hand?.yourMoves.length ?? 0) > 0);
    await first.http.close();
    await room.letTimePass();
    const second = await room.arcade();
    const settled = await room.settled(second, player, round.id);
    expect(settled.state).toBe('SETTLED');
    expect((await dealtHands()).filter(({ state }) => state !== 'OVER')).toEqual([]);
    expect(await unaccounted()).toBe(0n);
  });

  it('find a table for a buy-in of a stopped process', async () => {
    const first = await room.arcade();
    const player = await room.open(first);
    const round = valueOf(await room.buyIn(first, player));
    await first.http.close();
    const second = await room.arcade();
    const client = await room.enter(second, player);
    // The buy-in is seated before its stack is credited.
    const { you } = await client.waitForTable((table) => table.you?.stack === '4000');
    expect(you).toMatchObject({ roundId: round.id });
  });

  it('refuse a request while everybody leaves, and do not report success', async () => {
    const arcade = await room.arcade();
    const player = await room.open(arcade);
    const { client, stop, round } = await sitDown(arcade, player);
    await client.waitForTable(hasEnded(0));
    stop();
    const { db } = room.database;
    const events = await db.transaction().execute(async (transaction) => {
      await sql`select from seat_table for update`.execute(transaction);
      const act = room.act(arcade, player, client.holder, { type: 'sit_out', isOut: true });
      for (let waiting = 0; waiting === 0;) {
        const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
        waiting = rows[0]?.waiting ?? 0;
      }
      await sql`update seat_sitting set left_at = clock_timestamp() where round_id = ${round.id}`.execute(transaction);
      await sql`update seat_table set closed_at = clock_timestamp()`.execute(transaction);
      // Returned unawaited: it waits for this transaction.
      return { act };
    });
    expect(codeOf(await events.act)).toBe('seat.none');
  });

  it('retry a payout until the gateway accepts it', async () => {
    const arcade = await room.arcade();
    const player = await room.open(arcade);
    const before = room.gateway.balance;
    const { round, client, stop } = await sitDown(arcade, player);
    await client.waitForTable(hasEnded(0));
    stop();
    room.gateway.failNext('win', 'lost_before', 'lost_after', 'temporary', 'lost_before');
    await room.act(arcade, player, client.holder, { type: 'leave' });
    const left = await client.waitFor('left');
    await room.settled(arcade, player, round.id);
    expect(room.gateway.balance).toBe(before - 4000n + BigInt(left.stack));
  });
});

describe('people at one table', () => {
  it('come from different addresses, unless the configuration lets them share one', async () => {
    const proxies = { trustedProxies: ['127.0.0.1'] };
    const arcade = await room.arcade(proxies);
    const tables: (string | undefined)[] = [];
    for (const address of ['203.0.113.7', '203.0.113.7', '198.51.100.9']) {
      const { client } = await sitDown(arcade, await room.open(arcade), address);
      tables.push(client.table()?.id);
    }
    expect(tables[1]).not.toBe(tables[0]);
    expect(tables[2]).toBe(tables[0]);
    await arcade.http.close();
    const lenient = await room.arcade({ ...proxies, mayShareTable: true });
    const { client } = await sitDown(lenient, await room.open(lenient), '203.0.113.7');
    expect(tables).toContain(client.table()?.id);
  });
});
