import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games } from '@parlor/contract/schemas';
import { createTestDatabase, type TestDatabase } from '@parlor/database/testing';
import { createArcade, type ArcadeApp } from './app.ts';
import type { ArcadeAnswer, PastDrawSeeds, RoundView, SessionView, TablesView } from './arcadeApi.ts';
import { migrationsFolder } from './database.ts';
import { bigRoad, goodRoad } from './games/roads.ts';
import { defaultDrawTimes } from './modules/draw/drawTable.ts';
import { tableCodes } from './games/titles.ts';
import { createDatabaseClock, type DatabaseClock } from './testing/databaseClock.ts';
import { startFakeGateway, type FakeGateway } from './testing/fakeGateway.ts';
import { TEST_SECRET, testConfig } from './testing/testConfig.ts';

const baccaratCodes = tableCodes().filter((code) => code.includes('baccarat'));

let testDatabase: TestDatabase;
let clock: DatabaseClock;
let gateway: FakeGateway;
let arcade: ArcadeApp;

beforeAll(async () => {
  testDatabase = await createTestDatabase({ migrationsFolder });
  clock = await createDatabaseClock(testDatabase.url);
  gateway = await startFakeGateway({ secret: TEST_SECRET });
  arcade = await createArcade(testConfig({ databaseUrl: testDatabase.url, gatewayUrl: gateway.url }), {
    settleEveryMs: 0,
    draws: { ...defaultDrawTimes, clockEveryMs: 30 },
  });
});
afterAll(async () => {
  await arcade.http.close();
  await gateway.close();
  await clock.close();
  await testDatabase.drop();
});

async function call<Value>(method: 'GET' | 'POST', path: string, token?: string, payload?: object): Promise<Value> {
  const response = await arcade.http.inject({
    method,
    url: `/arcade/api/${path}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });
  const answer = response.json<ArcadeAnswer<Value>>();
  if (!answer.success) throw new Error(answer.errorCode);
  return answer.value;
}

const tablesNow = () => call<TablesView>('GET', 'tables');

async function sitDown(gameCode: string): Promise<string> {
  const code = gateway.launch({ gameCode, playerRef: `player-of-${gameCode}` });
  return (await call<{ token: string; session: SessionView }>('POST', 'session', undefined, { code })).token;
}

describe('the tables that everybody may see', () => {
  it('are all tables with a road, each with what fell lately', async () => {
    const { tables, serverTime } = await tablesNow();
    expect(Number.isInteger(serverTime)).toBe(true);
    expect(tables.map(({ gameCode }) => gameCode)).toEqual([...tableCodes()]);
    expect(tables.length).toBeGreaterThan(10);
    // The gateway reads it in this form, and leaves out a table that has another.
    for (const table of tables) expect(games.tableState.safeParse(table).error).toBeUndefined();
    for (const { road, sides, opensAt, closesAt, revealsAt, nextOpensAt } of tables) {
      expect(road).toMatch(/^[rbt]{66}$/);
      expect([sides[0], sides[1]].join()).toMatch(/^(?:banker,player|dragon,tiger)$/);
      expect([opensAt, closesAt, revealsAt, nextOpensAt]).toEqual(
        [opensAt, closesAt, revealsAt, nextOpensAt].toSorted((a, b) => a - b),
      );
      expect(opensAt).toBeLessThanOrEqual(serverTime);
    }
  });

  it('tell the same road as the results in the game, with the good road at its end', async () => {
    const [gameCode = ''] = baccaratCodes;
    const token = await sitDown(gameCode);
    const table = (await tablesNow()).tables.find((one) => one.gameCode === gameCode);
    const { list } = await call<{ list: PastDrawSeeds[] }>('GET', 'draws/results?limit=100', token);
    const letters = list
      .map(({ result }) => ({ banker: 'r', player: 'b', tie: 't' })[(result as { winner: string }).winner])
      .toReversed()
      .join('');
    // A draw may have been revealed between the two answers.
    expect(letters).toContain(table?.road);
    const sides = { r: 'banker', b: 'player', t: undefined } as const;
    const good = goodRoad(bigRoad(Array.from(table?.road ?? '', (letter) => ({ side: sides[letter as 'r'] }))));
    expect(table?.good?.kind).toBe(good?.kind);
    expect(table?.good?.length).toBe(good?.length);
  });

  it('count who bet for real money on the draw that is running', async () => {
    const [, gameCode = ''] = baccaratCodes;
    const token = await sitDown(gameCode);
    const shown = async () => (await tablesNow()).tables.find((table) => table.gameCode === gameCode);
    // A draw that has just opened takes bets for long enough.
    await clock.reach((await shown())?.nextOpensAt ?? 0);
    const bet = (): Promise<boolean> =>
      call<RoundView>('POST', 'rounds', token, {
        stake: '500',
        choice: { bets: { banker: '500' } },
        idempotencyKey: crypto.randomUUID(),
        clientSeed: 'c0'.repeat(16),
      }).then(
        () => true,
        () => false,
      );
    await expect.poll(bet).toBe(true);
    await expect.poll(async () => (await shown())?.players).toBe(1);
  });
});
