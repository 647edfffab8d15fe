import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArcadeApp } from './app.ts';
import type { RoundView } from './arcadeApi.ts';
import type { DrawView } from './drawApi.ts';
import { createDrawRoomTable, drawAfter, type DrawRoomTable } from './testing/drawRoomTable.ts';
import { anySeed, codeOf, valueOf, type Player } from './testing/roomTable.ts';

let table: DrawRoomTable;
let arcades: [ArcadeApp, ArcadeApp];
/** How far the clocks of the processes are ahead, in ms. */
let laterMs = 0;

beforeAll(async () => {
  table = await createDrawRoomTable();
  const now = (): number => Date.now() + laterMs;
  // Both handle due work, and each cancellation happens once.
  arcades = [await table.arcade(now), await table.arcade(now)];
});
afterAll(async () => {
  await table.close();
});

const chaseOf = (stopsOnWin: boolean) => ({ id: randomBytes(16).toString('hex'), stopsOnWin });

function place(player: Player, draw: number, side: 0 | 1, chase: { id: string; stopsOnWin: boolean }) {
  return table.call<RoundView>(arcades[0], 'POST', 'rounds', player.token, {
    stake: '200',
    choice: { side },
    clientSeed: anySeed(),
    idempotencyKey: anySeed(),
    draw,
    chase,
  });
}

/** Waits until the bet is settled or void. The arcade does not show a bet that is being cancelled. */
async function ended(player: Player, { id }: RoundView): Promise<RoundView> {
  for (;;) {
    const answer = await table.call<RoundView>(arcades[0], 'GET', `rounds/${id}`, player.token);
    if (answer.success && answer.value.state !== 'OPEN') return table.settled(arcades[0], player, answer.value);
    // Several bets are polled, and an address may call 1,200 times in a minute.
    await new Promise((resolve) => {
      setTimeout(resolve, 250);
    });
  }
}

/** Opens a player, and waits for a draw that has just opened. */
async function sitDown(launch = {}) {
  const player = await table.open(arcades[0], launch);
  const client = await table.enter(arcades[0], player);
  const draw = await table.opened(client);
  client.socket.close();
  return { player, draw };
}

/** Places bets on both sides of a coin, one of which wins, and in later draws. */
async function placeAll(
  player: Player,
  { index }: DrawView,
  chase: { id: string; stopsOnWin: boolean },
): Promise<RoundView[]> {
  const bets: RoundView[] = [];
  for (const [ahead, side] of [
    [0, 0],
    [0, 1],
    [1, 0],
    [2, 1],
  ] as const)
    bets.push(valueOf(await place(player, index + ahead, side, chase)));
  return bets;
}

describe('a chase', () => {
  it('is stopped by its first win: later bets are returned, each once, by any process', async () => {
    const { player, draw } = await sitDown();
    const before = table.gateway.balance;
    const chase = chaseOf(true);
    const bets = await placeAll(player, draw, chase);
    expect(table.gateway.balance).toBe(before - 800n);
    await table.reveal(draw);
    const settled = await Promise.all(bets.map((bet) => ended(player, bet)));
    expect(
      settled
        .slice(0, 2)
        .map(({ win }) => win)
        .toSorted(),
    ).toEqual(['0', '400']);
    expect(settled.slice(2).map(({ state, voidReason, win }) => [state, voidReason, win])).toEqual([
      ['VOID', 'CANCELLED', '0'],
      ['VOID', 'CANCELLED', '0'],
    ]);
    expect(table.gateway.balance).toBe(before);
    for (const { id } of bets.slice(2)) expect(table.moved(id)).toEqual(['bet', 'rollback']);
    // A later bet of the chase is refused.
    expect(codeOf(await place(player, draw.index + 3, 0, chase))).toBe('chase.stopped');
    expect(table.gateway.balance).toBe(before);
  });

  it('continues after a win if the player chose that', async () => {
    const { player, draw } = await sitDown();
    const bets = await placeAll(player, draw, chaseOf(false));
    for (const ahead of [0, 1, 2]) await table.reveal(drawAfter(draw, ahead));
    const settled = await Promise.all(bets.map((bet) => ended(player, bet)));
    expect(settled.map(({ state }) => state)).toEqual(['SETTLED', 'SETTLED', 'SETTLED', 'SETTLED']);
  });

  it('returns play money, and keeps bets of the player outside the chase', async () => {
    const { player, draw } = await sitDown({ isFreePlay: true });
    const balance = async (): Promise<bigint> =>
      BigInt(valueOf(await table.call<{ balance: string }>(arcades[0], 'GET', 'balance', player.token)).balance);
    const before = await balance();
    const other = valueOf(await place(player, draw.index + 1, 0, chaseOf(true)));
    const bets = await placeAll(player, draw, chaseOf(true));
    await table.reveal(draw);
    const settled = await Promise.all(bets.slice(2).map((bet) => ended(player, bet)));
    expect(settled.map(({ voidReason }) => voidReason)).toEqual(['CANCELLED', 'CANCELLED']);
    await table.reveal(drawAfter(draw, 1));
    const { state, win } = await ended(player, other);
    expect(state).toBe('SETTLED');
    expect(await balance()).toBe(before - 200n + BigInt(win));
  });

  it('is not stopped by the win of a bet that the gateway never accepted', async () => {
    const { player, draw } = await sitDown();
    const before = table.gateway.balance;
    const chase = chaseOf(true);
    const later = valueOf(await place(player, draw.index + 2, 0, chase));
    table.gateway.isDown = true;
    const lost = await Promise.all([place(player, draw.index, 0, chase), place(player, draw.index, 1, chase)]);
    expect(lost.map(codeOf)).toEqual(['round.undecided', 'round.undecided']);
    await table.reveal(draw);
    /** Returns the states of the bets that the draw has decided. */
    const decided = async (): Promise<string[]> => {
      const { rows } = await table.database.pool.query<{ state: string }>(
        'select state from round where chase_id = $1 and is_over',
        [chase.id],
      );
      return rows.map(({ state }) => state);
    };
    await expect.poll(decided).toEqual(['PENDING_BET', 'PENDING_BET']);
    // Late enough that a bet without an answer is rolled back.
    laterMs += 60_000;
    await expect.poll(decided).toEqual(['PENDING_ROLLBACK', 'PENDING_ROLLBACK']);
    table.gateway.isDown = false;
    laterMs += 60_000;
    await table.reveal(drawAfter(draw, 2));
    const { state, win } = await ended(player, later);
    expect(state).toBe('SETTLED');
    const lostStates = async () => {
      const { rows } = await table.database.pool.query<{ state: string; void_reason: string }>(
        'select state, void_reason from round where chase_id = $1 and id <> $2',
        [chase.id, later.id],
      );
      return rows.map((row) => [row.state, row.void_reason]);
    };
    await expect.poll(lostStates).toEqual([
      ['VOID', 'UNDECIDED'],
      ['VOID', 'UNDECIDED'],
    ]);
    expect(table.gateway.balance).toBe(before - 200n + BigInt(win));
  });
});
