import { createHash, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RoundView } from './arcadeApi.ts';
import type { RoomRound } from './roomApi.ts';
import { commitmentOf } from './fairness/outcomeWords.ts';
import { reachedAt } from './games/crash/growth.ts';
import { insertSharedBet } from './modules/room/sharedBet.repository.ts';
import {
  anySeed,
  createRoomTable,
  shortTimes,
  valueOf,
  wait,
  type Player,
  type RoomTable,
} from './testing/roomTable.ts';

let table: RoomTable;

beforeEach(async () => {
  table = await createRoomTable({ room: { ...shortTimes, graceMs: 20_000, interruptedAfterMs: 20_000 } });
});
afterEach(async () => {
  await table.close();
});

/** Whether a crash is about ten: the round lasts 38 seconds. */
const isLong = (crash: number): boolean => crash >= 1_000 && crash <= 1_010;
const LASTS_MS = reachedAt(1_000);

/** Advances to shortly before the crash of a round that a process keeps, and waits until that process acts. */
async function advanceUntilCrash({ id, startsAt }: RoomRound): Promise<void> {
  await table.clock.reach(startsAt + LASTS_MS - 10_000);
  const aliveAt = async (): Promise<number> => {
    const { db } = table.database;
    const row = await db.selectFrom('shared_round').select('alive_at').where('id', '=', id).executeTakeFirstOrThrow();
    return row.alive_at ?? 0;
  };
  await expect.poll(aliveAt).toBeGreaterThanOrEqual(startsAt + LASTS_MS - 10_000);
}

/** Advances a round that a process keeps beyond its crash. */
async function letCrash(round: RoomRound): Promise<void> {
  await advanceUntilCrash(round);
  await table.clock.pass(60_000);
}

/** Lists the money calls of a round that the gateway accepted. */
function callsOf(roundId: string): string[] {
  return table.gateway.calls.flatMap(({ call, status, txId }) =>
    txId?.startsWith(roundId) && status === 'OK' ? [call] : [],
  );
}

describe('two processes over one database', () => {
  it('play the same rounds, and one finishes the work of the other', async () => {
    const [first, second] = [await table.arcade(), await table.arcade()];
    const players = await Promise.all(Array.from({ length: 6 }, (_, index) => table.open(index < 3 ? first : second)));
    const firstClient = await table.enter(first, players[0] as Player);
    const secondClient = await table.enter(second, players[5] as Player);
    const round = await table.betting(secondClient);
    const seeds = players.map(() => anySeed());
    seeds[0] = await table.seedFor(round, isLong, seeds.slice(1));
    const bets: RoundView[] = [];
    for (const [index, player] of players.entries()) {
      const target = [102, 116, null][index % 3] ?? null;
      const clientSeed = seeds[index] as string;
      bets.push(valueOf(await table.bet(index < 3 ? first : second, player, { clientSeed, target, stake: '1000' })));
    }
    const running = await table.start(round);
    const started = await secondClient.waitFor('started', ({ index }) => index === round.index);
    expect((await firstClient.waitFor('started', ({ index }) => index === round.index)).clientSeed).toBe(
      started.clientSeed,
    );
    // The lowest cash-out is reached after 166 ms.
    await wait(300);
    await first.http.close();
    expect(await firstClient.closed).toBe(1001);
    // A player of the stopped process cashes out through the other one.
    const [, , third] = players;
    const [, , thirdBet] = bets;
    if (!third || !thirdBet) throw new Error('a bet is missing');
    const out = valueOf(await table.decide(second, third, thirdBet, 0, { cashOut: 'all' }));
    expect(out).toMatchObject({ state: 'SETTLED' });
    await letCrash(running);
    await secondClient.waitFor('crash', ({ s }) => commitmentOf(s) === round.hash);
    const settled = await Promise.all(
      players.map((player, index) => table.settled(second, player, bets[index] ?? { id: '' })),
    );
    expect(settled.map(({ win }) => win)).toEqual(['1020', '1160', out.win, '1020', '1160', '0']);
    for (const { id } of bets) expect(callsOf(id)).toEqual(['bet', 'win']);
    const paid = settled.reduce((sum, { win }) => sum + BigInt(win), 0n);
    expect(table.gateway.balance).toBe(10_000_000n - 6_000n + paid);
  });
});

describe('a round during which all processes stop', () => {
  it('pays the targets reached before, returns every other stake, and reports which', async () => {
    const arcade = await table.arcade();
    const [first, second] = [await table.open(arcade), await table.open(arcade)];
    const free = await table.open(arcade, { isFreePlay: true });
    const client = await table.enter(arcade, first);
    const round = await table.betting(client);
    const seeds = [anySeed(), anySeed(), anySeed()];
    const clientSeed = await table.seedFor(round, isLong, seeds);
    const [seedB = '', seedC = '', seedD = ''] = seeds;
    const bets = [
      // Reached while a process keeps the round.
      valueOf(await table.bet(arcade, first, { clientSeed, target: 105 })),
      // Reached afterwards.
      valueOf(await table.bet(arcade, first, { clientSeed: seedB, target: 500, panel: 1 })),
      valueOf(await table.bet(arcade, second, { clientSeed: seedC })),
      valueOf(await table.bet(arcade, free, { clientSeed: seedD })),
    ] as const;
    const { startsAt } = await table.start(round);
    await client.waitFor('started', ({ index }) => index === round.index);
    await table.leave();
    await arcade.http.close();
    await table.database.db
      .updateTable('shared_round')
      .set({ alive_at: new Date(startsAt + 1_000) })
      .where('id', '=', round.id)
      .execute();
    await table.clock.pass(60_000);
    const again = await table.arcade();
    expect(await table.settled(again, first, bets[0])).toMatchObject({ win: '210', decisions: [{ ended: true }] });
    const returned = await table.settled(again, first, bets[1]);
    expect(returned).toMatchObject({ win: '200', decisions: [{ returned: true }] });
    expect(returned.events.map(({ type }) => type)).toEqual(['stake_returned', 'round_crashed', 'round_ended']);
    expect(await table.settled(again, second, bets[2])).toMatchObject({ win: '200', decisions: [{ returned: true }] });
    expect(await table.settled(again, free, bets[3])).toMatchObject({ win: '200', decisions: [{ returned: true }] });
    for (const { id } of bets.slice(0, 3)) expect(callsOf(id)).toEqual(['bet', 'win']);
    expect(table.gateway.balance).toBe(10_000_000n - 600n + 610n);
  });

  it('ends its bets as usual when a process restarts before the crash', async () => {
    const arcade = await table.arcade();
    const player = await table.open(arcade);
    const client = await table.enter(arcade, player);
    const round = await table.betting(client);
    const seedB = anySeed();
    const clientSeed = await table.seedFor(round, isLong, [seedB]);
    const bet = valueOf(await table.bet(arcade, player, { clientSeed, target: 103 }));
    const lost = valueOf(await table.bet(arcade, player, { clientSeed: seedB, panel: 1 }));
    await table.leave();
    await arcade.http.close();
    // The start passes while no process runs to close the bets.
    const running = await table.start(round);
    await table.clock.pass(5_000);
    const again = await table.arcade();
    await letCrash(running);
    expect(await table.settled(again, player, bet)).toMatchObject({ win: '206' });
    expect(await table.settled(again, player, lost)).toMatchObject({ win: '0', decisions: [{ ended: true }] });
  });
});

describe('a bet that is being stored when bets close', () => {
  it('counts for the client seed, which waits for it; a later bet is not stored', async () => {
    const arcade = await table.arcade();
    const player = await table.open(arcade);
    const client = await table.enter(arcade, player);
    const round = await table.betting(client);
    const clientSeed = await table.seedFor(round, (crash) => crash >= 105 && crash <= 108);
    const { db } = table.database;
    const session = await db.selectFrom('play_session').select('id').executeTakeFirstOrThrow();
    const bet = {
      id: randomUUID(),
      sessionId: session.id,
      playerRef: player.playerRef,
      isFreePlay: false,
      idempotencyKey: anySeed(),
      gameCode: 'rocket-boost',
      gameVersion: 'crash@1',
      seedPairId: '',
      clientSeed: '',
      nonce: BigInt(round.index),
      currency: 'THB',
      stake: 200n,
      win: 0n,
      choice: { panel: 0, target: null, clientSeed },
      isOver: false,
      state: 'PENDING_BET' as const,
      balanceAfter: null,
      createdAt: new Date(),
      closedAt: null,
      leasedUntil: new Date(Date.now() + 30_000),
      nextAttemptAt: new Date(Date.now() + 30_000),
      jackpotPool: null,
      sharedRoundId: round.id,
      panel: 0 as const,
    };
    const { startsAt } = await table.start(round, 60_000);
    await db.transaction().execute(async (transaction) => {
      expect(await insertSharedBet(transaction, bet)).toBe(true);
      await table.clock.reach(startsAt);
      await wait(300);
      expect(client.received.filter(({ type }) => type === 'started')).toEqual([]);
      expect(await insertSharedBet(db, { ...bet, id: randomUUID(), idempotencyKey: anySeed(), panel: 1 })).toBe(false);
    });
    const started = await client.waitFor('started', ({ index }) => index === round.index);
    expect(started.clientSeed).toBe(createHash('sha256').update(clientSeed).digest('hex'));
    await client.waitFor('crash');
  });
});

describe('a cash-out that arrives before the crash', () => {
  it('is paid when it is stored after it', async () => {
    const arcade = await table.arcade();
    const player = await table.open(arcade);
    const client = await table.enter(arcade, player);
    const round = await table.betting(client);
    const clientSeed = await table.seedFor(round, isLong);
    const bet = valueOf(await table.bet(arcade, player, { clientSeed }));
    const running = await table.start(round);
    await client.waitFor('started', ({ index }) => index === round.index);
    // The lowest cash-out is reached after 166 ms.
    await wait(300);
    const answer = await table.database.db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('round').select('id').where('id', '=', bet.id).forUpdate().execute();
      const cashingOut = table.decide(arcade, player, bet, 0, { cashOut: 'all' });
      const waiting = async (): Promise<number> => {
        const { rows } = await table.database.pool.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        return rows.length;
      };
      await expect.poll(waiting).toBeGreaterThan(0);
      await advanceUntilCrash(running);
      await table.clock.reach(running.startsAt + LASTS_MS + 1_000);
      await client.waitFor('crash');
      return { cashingOut };
    });
    const out = valueOf(await answer.cashingOut);
    expect(out.decisions).toMatchObject([{ cashOut: 'all' }]);
    expect(BigInt(out.win)).toBeGreaterThan(200n);
    await table.clock.pass(60_000);
    expect(await table.settled(arcade, player, bet)).toMatchObject({ win: out.win, decisions: out.decisions });
  });
});

describe('a bet that the gateway has not answered for when its round is over', () => {
  it('is paid once it is answered', async () => {
    const arcade = await table.arcade();
    const player = await table.open(arcade);
    const client = await table.enter(arcade, player);
    const round = await table.betting(client);
    const clientSeed = await table.seedFor(round, (crash) => crash >= 105 && crash <= 107);
    table.gateway.failNext('bet', 'lost_after', ...Array.from({ length: 5 }, () => 'lost_before' as const));
    const answer = await table.bet(arcade, player, { clientSeed, target: 102 });
    expect(answer).toMatchObject({ success: false, errorCode: 'round.undecided' });
    await table.start(round);
    await client.waitFor('crash');
    await table.clock.pass(60_000);
    const settled = await client.waitFor('mine', (message) => message.round.state === 'SETTLED');
    expect(settled.round).toMatchObject({ win: '204', decisions: [{ ended: true }] });
    expect(callsOf(settled.round.id)).toEqual(['bet', 'win']);
    expect(table.gateway.balance).toBe(10_000_000n + 4n);
  });
});

describe('a room that nobody watches', () => {
  it('opens no round until somebody enters', async () => {
    const arcade = await table.arcade();
    const player = await table.open(arcade);
    const rounds = () =>
      table.database.db.selectFrom('shared_round').select(['index', 'state']).orderBy('index').execute();
    await wait(200);
    expect(await rounds()).toEqual([]);
    const client = await table.enter(arcade, player);
    const round = await table.betting(client);
    valueOf(
      await table.bet(arcade, player, {
        clientSeed: await table.seedFor(round, (crash) => crash >= 102 && crash <= 104),
      }),
    );
    await table.start(round);
    await table.leave();
    const ended = [{ index: 1, state: 'ENDED' }];
    await expect.poll(rounds).toEqual(ended);
    // Longer than the pause after the round.
    await table.clock.pass(60_000);
    await wait(200);
    expect(await rounds()).toEqual(ended);
    const hello = await (await table.enter(arcade, player)).waitFor('hello');
    expect(hello).toMatchObject({ phase: 'betting', round: { index: 2 }, mine: [] });
  });
});
