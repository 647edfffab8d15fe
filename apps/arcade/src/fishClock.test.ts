import { afterEach, describe, expect, it } from 'vitest';
import type { ArcadeApp } from './app.ts';
import type { FishMessage } from './fishApi.ts';
import { releaseStale } from './modules/fish/fishTable.repository.ts';
import { createFishRoom, smallFish, type FishRoom } from './testing/fishRoom.ts';
import { valueOf } from './testing/roomTable.ts';

const HOUR_MS = 3_600_000;
/** How long a seat waits for a lost player. Time passes only when a test advances the clock. */
const STALE_MS = 3_000;

let room: FishRoom;
let arcade: ArcadeApp;

/** Opens the room with one process. */
async function openRoom(times: Parameters<typeof createFishRoom>[0] = {}): Promise<void> {
  room = await createFishRoom({ staleMs: STALE_MS, ...times });
  arcade = await room.arcade();
}
afterEach(async () => {
  await room.close();
});

async function sitDown(at = arcade) {
  const player = await room.open(at);
  const client = await room.enter(at, player);
  return { player, client, seated: await client.sit() };
}
type Sitter = Awaited<ReturnType<typeof sitDown>>;

const catches = (message: FishMessage) =>
  message.type === 'table' ? message.happened.filter((event) => event.type === 'caught') : [];

/** Seats a new player, who leaves again. Returns the table, and the number of other players there. */
async function visit(at = arcade): Promise<{ table: string; others: number }> {
  const { client, seated } = await sitDown(at);
  // A player who sits down in another room leaves this one.
  await client.sit('200');
  return { table: seated.table, others: seated.seats.length - 1 };
}

/** Shoots at a present creature until it is caught. Returns the payment, and the messages to another player. */
async function catchCreature({ player, client }: Sitter, other: Sitter): Promise<{ paid: bigint; announced: bigint }> {
  const seated = await client.sit();
  const [fish] = smallFish(seated, 1);
  if (!fish) throw new Error('nothing swims');
  const round = await room.shootUntilCaught(arcade, player, seated.table, fish);
  const announced = catches(await other.client.waitFor('table', (message) => catches(message).length > 0));
  const sum = announced.reduce((all, event) => all + (event.type === 'caught' ? BigInt(event.win) : 0n), 0n);
  return { paid: BigInt(round.win), announced: sum };
}

/** Sends a batch, lets the clock jump, and sends it again. Returns both rounds, and the sum paid for them. */
async function sendTwice({ player, seated }: Sitter, jumpMs: number) {
  const shots = [{ bullet: '10', species: 'sardine' }];
  const key = { idempotencyKey: 'c'.repeat(32) };
  const before = room.gateway.balance;
  const first = valueOf(await room.shoot(arcade, player, { table: seated.table, shots }, key));
  await room.clock.pass(jumpMs);
  const again = valueOf(await room.shoot(arcade, player, { table: seated.table, shots }, key));
  return { first, again, moved: room.gateway.balance - before };
}

describe('a clock of a room of fish that jumps ahead by an hour', () => {
  it('frees no seat of a player who is present in any process before that process reports it', async () => {
    // No heartbeat is due within this test.
    await openRoom({ touchEveryMs: HOUR_MS });
    const other = await room.arcade();
    const [anna] = [await sitDown(), await sitDown(other)];
    await room.clock.pass(HOUR_MS);
    const seated = [(await sitDown()).seated, (await sitDown(other)).seated];
    expect(seated.map(({ table }) => table)).toEqual([anna.seated.table, anna.seated.table]);
    expect(seated.map(({ seats }) => seats.length)).toEqual([3, 4]);
  });

  it('frees no seat that was renewed in time, also between the statements of a process', async () => {
    await openRoom({ touchEveryMs: HOUR_MS });
    await sitDown();
    const before = await room.clock.now();
    await room.clock.pass(HOUR_MS);
    await releaseStale(room.database.db, STALE_MS, before);
    expect((await visit()).others).toBe(1);
    await releaseStale(room.database.db, STALE_MS, before + HOUR_MS);
    expect((await visit()).others).toBe(0);
  });

  it('lets everybody continue shooting at the present creatures', async () => {
    await openRoom();
    const [anna, ben] = [await sitDown(), await sitDown(await room.arcade())];
    await room.clock.pass(HOUR_MS);
    const { paid, announced } = await catchCreature(anna, ben);
    expect(announced).toBe(paid);
    for (const { client } of [anna, ben]) expect(client.received.some(({ type }) => type === 'unseated')).toBe(false);
  });

  it('pays a batch once that is sent before it and again after it', async () => {
    await openRoom();
    const { first, again, moved } = await sendTwice(await sitDown(), HOUR_MS);
    expect([again.id, again.state, again.win]).toEqual([first.id, 'SETTLED', first.win]);
    expect(moved).toBe(BigInt(first.win) - 10n);
  });
});

describe('a clock of a room of fish that is set back by an hour', () => {
  it('frees the seat of a lost player in time, counted from the start', async () => {
    await openRoom();
    // The table existed before, so its water has begun.
    const { table } = await visit();
    await arcade.http.close();
    await room.clock.pass(2 * HOUR_MS);
    const later = await room.arcade();
    const [anna, ben] = [await sitDown(later), await sitDown(later)];
    expect(anna.seated.table).toBe(table);
    const isClosed = new Promise((resolve) => {
      anna.client.socket.addEventListener('close', resolve);
    });
    anna.client.socket.close();
    await isClosed;
    await room.clock.pass(-HOUR_MS);
    expect(await visit(later)).toEqual({ table, others: 2 });
    await room.forgetsFuture();
    await room.clock.pass(STALE_MS + 1_000);
    await ben.client.waitFor('table', ({ seats }) => seats.length === 1);
    expect(await visit(later)).toEqual({ table, others: 1 });
  });

  it('leaves nobody at a table whose sea is still empty: another table has creatures to shoot at', async () => {
    await openRoom();
    const [anna, ben] = [await sitDown(), await sitDown()];
    await room.clock.pass(-HOUR_MS);
    for (const { client } of [anna, ben]) expect(await client.waitFor('unseated')).toMatchObject({ reason: 'left' });
    const seated = [await anna.client.sit(), await ben.client.sit()];
    expect(seated[1]?.table).toBe(seated[0]?.table);
    expect(seated[0]?.table).not.toBe(anna.seated.table);
    expect(seated[0]?.startedAt).toBeLessThanOrEqual(await room.clock.now());
    const { paid, announced } = await catchCreature(anna, ben);
    expect(announced).toBe(paid);
  });

  it('pays a batch once that is sent before it and again after it', async () => {
    await openRoom();
    const { first, again, moved } = await sendTwice(await sitDown(), -HOUR_MS);
    expect([again.id, again.state, again.win]).toEqual([first.id, 'SETTLED', first.win]);
    expect(moved).toBe(BigInt(first.win) - 10n);
  });
});
