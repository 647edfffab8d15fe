import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ArcadeApp } from './app.ts';
import type { RevealedSeeds } from './arcadeApi.ts';
import type { FishMessage } from './fishApi.ts';
import type { FishChoice } from './games/fish/rules.ts';
import { replayFish } from './games/fish/replayFish.ts';
import { createFishRoom, smallFish, type FishRoom } from './testing/fishRoom.ts';
import { codeOf, valueOf } from './testing/roomTable.ts';

let room: FishRoom;
let arcade: ArcadeApp;

beforeEach(async () => {
  room = await createFishRoom();
  arcade = await room.arcade();
});
afterEach(async () => {
  await room.close();
});

/** Seats a player, by default in the room of the smallest bullets. */
async function sitDown(at = arcade, playerRef?: string, base?: string) {
  const player = await room.open(at, playerRef);
  const client = await room.enter(at, player);
  return { player, client, seated: await client.sit(base) };
}

const hasSeats =
  (count: number) =>
  (message: Extract<FishMessage, { type: 'table' }>): boolean =>
    message.seats.length === count;

const catches = (message: FishMessage) =>
  message.type === 'table' ? message.happened.filter((event) => event.type === 'caught') : [];

describe('a table of fish', () => {
  it('has one water and four seats, and the fifth player sits at another table', async () => {
    const seats = [];
    for (let i = 0; i < 5; i += 1) seats.push(await sitDown());
    const tables = seats.map(({ seated }) => seated.table);
    expect(new Set(tables.slice(0, 4)).size).toBe(1);
    expect(tables[4]).not.toBe(tables[0]);
    expect(seats.map(({ seated }) => seated.seat)).toEqual([0, 1, 2, 3, 0]);
    expect(new Set(seats.slice(0, 4).map(({ seated }) => `${seated.seed} ${seated.startedAt}`)).size).toBe(1);
    const { seats: seen } = (await seats[0]?.client.waitFor('table', hasSeats(4))) ?? {};
    for (const { name } of seen ?? []) expect(name).toContain('*');
  });

  it('belongs to one room: bullets of another room have their own tables', async () => {
    const [low, high] = [await sitDown(), await sitDown(arcade, undefined, '200')];
    expect(high.seated.table).not.toBe(low.seated.table);
    low.client.send({ type: 'sit', base: '20' });
    // Twenty is a bullet of the room, but not its smallest one.
    await new Promise((resolve) => {
      low.client.socket.addEventListener('close', resolve);
    });
  });

  it('shows the other players’ guns, shots and catches with their payments', async () => {
    const [anna, ben] = [await sitDown(), await sitDown()];
    await anna.client.waitFor('table', hasSeats(2));
    anna.client.send({ type: 'gun', bullet: '20', aims: [{ x: 0.25, y: 0.5, fish: null }] });
    const shown = await ben.client.waitFor('table', ({ happened }) => happened.length > 0);
    expect(shown.happened).toEqual([{ type: 'fired', seat: 0, bullet: '20', aims: [{ x: 0.25, y: 0.5, fish: null }] }]);
    expect(shown.seats.find(({ seat }) => seat === 0)).toMatchObject({ bullet: '20' });
    const [fish] = smallFish(anna.seated, 1);
    if (!fish) throw new Error('nothing swims');
    const round = await room.shootUntilCaught(arcade, anna.player, anna.seated.table, fish);
    const announced = catches(await ben.client.waitFor('table', (message) => catches(message).length > 0));
    const paid = announced.reduce((sum, event) => sum + (event.type === 'caught' ? BigInt(event.win) : 0n), 0n);
    expect(paid).toBe(BigInt(round.win));
    expect(announced[0]).toMatchObject({ seat: 0, fish: fish.id, species: fish.species });
    // A later player does not see it.
    expect((await sitDown()).seated.caught).toContain(fish.id);
  });

  it('reveals neither unpaid shots nor seeds of players', async () => {
    const [anna, ben] = [await sitDown(), await sitDown()];
    const [fish] = smallFish(anna.seated, 1);
    if (!fish) throw new Error('nothing swims');
    const batch = {
      table: anna.seated.table,
      shots: Array.from({ length: 20 }, () => ({ bullet: '10', species: fish.species, fish: fish.id })),
    };
    room.gateway.failNext('bet_win', 'INSUFFICIENT_FUNDS');
    room.gateway.failNext('bet', 'INSUFFICIENT_FUNDS');
    expect(valueOf(await room.shoot(arcade, anna.player, batch)).state).toBe('VOID');
    await room.shootUntilCaught(arcade, anna.player, anna.seated.table, fish);
    const first = await ben.client.waitFor('table', (message) => catches(message).length > 0);
    expect(ben.client.received.filter((message) => catches(message).length > 0)).toEqual([first]);
    const { revealed } = valueOf(await room.call<{ revealed: RevealedSeeds }>(arcade, anna.player, 'seeds/rotate', {}));
    expect(JSON.stringify(ben.client.received)).not.toContain(revealed.serverSeed);
    expect(JSON.stringify(ben.client.received)).not.toContain(anna.player.playerRef);
  });
});

describe('two players who shoot at one creature', () => {
  it('are settled in the order of the server: later shots are not staked, and a repeated batch returns the same round', async () => {
    const [anna, ben] = [await sitDown(), await sitDown()];
    const [fish, other] = smallFish(anna.seated, 2);
    if (!fish || !other) throw new Error('nothing swims');
    const { table } = anna.seated;
    await room.shootUntilCaught(arcade, anna.player, table, fish);
    const late = { bullet: '50', species: fish.species, fish: fish.id };
    const good = { bullet: '20', species: other.species, fish: other.id };
    const before = room.gateway.balance;
    expect(codeOf(await room.shoot(arcade, ben.player, { table, shots: [late, late] }))).toBe('shots.late');
    expect(room.gateway.balance).toBe(before);
    const batch = { table, shots: [late, good, late] };
    const key = { idempotencyKey: 'b'.repeat(32) };
    const round = valueOf(await room.shoot(arcade, ben.player, batch, key));
    expect([round.stake, (round.choice as FishChoice).shots]).toEqual(['20', [good]]);
    const after = room.gateway.balance;
    expect(after).toBe(before - 20n + BigInt(round.win));
    // The batch's own catch does not make the repeated batch late.
    expect(valueOf(await room.shoot(arcade, ben.player, batch, key))).toMatchObject({ id: round.id, win: round.win });
    expect(room.gateway.balance).toBe(after);
  });

  it('are decided by their own seeds alone, as anybody can recompute', async () => {
    const [anna, ben] = [await sitDown(), await sitDown()];
    const [fish] = smallFish(anna.seated, 1);
    if (!fish) throw new Error('nothing swims');
    const { table } = anna.seated;
    const shots = Array.from({ length: 6 }, () => ({ bullet: '10', species: fish.species, fish: fish.id }));
    const answers = await Promise.all([
      room.shoot(arcade, anna.player, { table, shots }),
      room.shoot(arcade, ben.player, { table, shots }),
    ]);
    // A batch after the other player's catch was not staked.
    expect(answers.filter((answer) => !answer.success).map(codeOf)).toEqual(
      answers.filter((answer) => !answer.success).map(() => 'shots.late'),
    );
    for (const [index, { player }] of [anna, ben].entries()) {
      const answer = answers[index];
      if (!answer?.success) continue;
      const { value: round } = answer;
      const { revealed } = valueOf(await room.call<{ revealed: RevealedSeeds }>(arcade, player, 'seeds/rotate', {}));
      const seeds = { serverSeed: revealed.serverSeed, clientSeed: round.clientSeed, nonce: round.nonce };
      const again = replayFish({ ...seeds, stake: BigInt(round.stake), choice: round.choice, decisions: [] } as never);
      expect(again.events).toEqual(round.events);
    }
  });

  it('cannot take a creature from the others by a wrong id', async () => {
    const [anna, ben] = [await sitDown(), await sitDown()];
    const [fish] = smallFish(anna.seated, 1);
    if (!fish) throw new Error('nothing swims');
    const { table } = anna.seated;
    const species = fish.species === 'sardine' ? 'clownfish' : 'sardine';
    await room.shootUntilCaught(arcade, anna.player, table, { ...fish, species });
    const shots = [{ bullet: '10', species: fish.species, fish: fish.id }];
    expect(valueOf(await room.shoot(arcade, ben.player, { table, shots })).stake).toBe('10');
  });
});

describe('a seat', () => {
  it('is shared by all windows of a player, and freed when the player leaves', async () => {
    const anna = await sitDown();
    const ben = await sitDown();
    const second = await sitDown(arcade, anna.player.playerRef);
    expect([second.seated.table, second.seated.seat]).toEqual([anna.seated.table, anna.seated.seat]);
    expect(second.seated.seats).toHaveLength(2);
    second.client.send({ type: 'leave' });
    await ben.client.waitFor('table', hasSeats(1));
    expect(await anna.client.waitFor('unseated')).toMatchObject({ reason: 'left' });
    expect((await sitDown()).seated.seat).toBe(0);
  });

  it('stays reserved after a lost connection, also through another process; its last batch counts once', async () => {
    const anna = await sitDown();
    const other = await room.arcade();
    const ben = await sitDown(other);
    expect(ben.seated.table).toBe(anna.seated.table);
    const shots = [{ bullet: '10', species: 'sardine' }];
    const key = { idempotencyKey: 'a'.repeat(32) };
    const round = valueOf(await room.shoot(arcade, anna.player, { table: anna.seated.table, shots }, key));
    const paid = room.gateway.balance;
    await arcade.http.close();
    const client = await room.enter(other, anna.player);
    const back = await client.sit();
    expect([back.table, back.seat]).toEqual([anna.seated.table, anna.seated.seat]);
    const again = valueOf(await room.shoot(other, anna.player, { table: back.table, shots }, key));
    expect([again.id, again.win, room.gateway.balance]).toEqual([round.id, round.win, paid]);
    expect(ben.client.received.some((message) => message.type === 'table' && message.seats.length === 1)).toBe(false);
  });

  it('is freed when its player does not come back', async () => {
    const [anna, ben] = [await sitDown(), await sitDown()];
    const isClosed = new Promise((resolve) => {
      anna.client.socket.addEventListener('close', resolve);
    });
    anna.client.socket.close();
    await isClosed;
    // A message of this connection may be in flight and renew the seat, so the seat is aged repeatedly.
    const aging = setInterval(() => void room.age(anna.player), 50);
    await ben.client.waitFor('table', hasSeats(1));
    clearInterval(aging);
    expect((await sitDown()).seated.seat).toBe(0);
  });

  it('requires a balance in rooms of higher bullets', async () => {
    room.gateway.balance = 900n;
    const player = await room.open(arcade);
    const client = await room.enter(arcade, player);
    client.send({ type: 'sit', base: '200' });
    expect(await client.waitFor('unseated')).toMatchObject({ reason: 'balance' });
    expect((await client.sit()).seat).toBe(0);
  });
});
