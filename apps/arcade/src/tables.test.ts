import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoGames } from '@parlor/artwork/titles';
import { games } from '@parlor/contract/schemas';
import { createTestDatabase, type TestDatabase } from '@parlor/database/testing';
import { createArcade, type ArcadeApp } from './app.ts';
import type { ArcadeAnswer, RoundView, SessionView } from './arcadeApi.ts';
import type { PastDrawSeeds } from './drawApi.ts';
import { migrationsFolder } from './database.ts';
import { bigRoad, goodRoad } from './games/roads.ts';
import { defaultDrawTimes } from './modules/draw/drawTable.ts';
import { tableCodes, titleOf } from './games/titles.ts';
import type { PlayerTablesView, TablesView, TableView } from './tablesApi.ts';
import { createDatabaseClock, type DatabaseClock } from './testing/databaseClock.ts';
import { startFakeGateway, type FakeGateway } from './testing/fakeGateway.ts';
import { TEST_SECRET, testConfig } from './testing/testConfig.ts';

const codesOf = (noun: string): string[] => tableCodes().filter((code) => code.includes(noun));

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
const tableAt = async (code: string) => (await tablesNow()).tables.find(({ gameCode }) => gameCode === code);
const fallenAt = (table: TableView | undefined): string[] =>
  table === undefined ? [] : table.form === 'road' ? table.road.split('') : table.marks;

/** Returns the tables once all results are read. */
async function tablesRead(): Promise<TablesView> {
  await expect
    .poll(async () => (await tablesNow()).tables.filter((table) => fallenAt(table).length === 0), { timeout: 120_000 })
    .toEqual([]);
  return tablesNow();
}

async function sitDown(gameCode: string): Promise<string> {
  const code = gateway.launch({ gameCode, playerRef: `player-of-${gameCode}` });
  return (await call<{ token: string; session: SessionView }>('POST', 'session', undefined, { code })).token;
}

describe('the public tables', () => {
  it('are all tables with scheduled draws, each with its latest results', async () => {
    const { tables, serverTime } = await tablesRead();
    expect(Number.isInteger(serverTime)).toBe(true);
    expect(tables.map(({ gameCode }) => gameCode)).toEqual([...tableCodes()]);
    expect(tables.length).toBeGreaterThan(100);
    expect(new Set(tables.map(({ kind }) => kind)).size).toBe(8);
    // The gateway validates this form, and omits a table with another one.
    for (const table of tables) expect(games.tableState.safeParse(table).error).toBeUndefined();
    for (const table of tables) {
      expect(fallenAt(table)).toHaveLength(table.form === 'road' ? 66 : 24);
      const { opensAt, closesAt, revealsAt, nextOpensAt } = table;
      expect([opensAt, closesAt, revealsAt, nextOpensAt]).toEqual(
        [opensAt, closesAt, revealsAt, nextOpensAt].toSorted((a, b) => a - b),
      );
      expect(opensAt).toBeLessThanOrEqual(serverTime);
    }
  });

  it('show the player of a session the minimum stake at each, in the currency of the session', async () => {
    const [gameCode = ''] = codesOf('baccarat');
    const token = await sitDown(gameCode);
    const { tables } = await call<PlayerTablesView>('GET', 'session/tables', token);
    expect(tables.map((table) => table.gameCode)).toEqual([...tableCodes()]);
    for (const { gameCode: code, minStake, title } of tables) {
      expect(minStake).toBe(titleOf(code)?.game.stakesOf('THB')[0]?.toString());
      expect(title).toEqual(titleOf(code)?.name);
    }
  });

  it('show no stakes without a session', async () => {
    await expect(call('GET', 'session/tables')).rejects.toThrow('session.expired');
  });

  it('include every game whose draws have results in the lobby', () => {
    const firsts = new Map(demoGames().map(({ family, gameCode }) => [family, gameCode]));
    const leaving = [...firsts.values()].filter((code) => titleOf(code)?.game.drawing?.traces !== undefined);
    expect(leaving.filter((code) => !tableCodes().includes(code))).toEqual([]);
    expect(leaving).toHaveLength(8);
  });

  it('show the same road as the results in the game, with the good road at its end', async () => {
    const [gameCode = ''] = codesOf('baccarat');
    const token = await sitDown(gameCode);
    await tablesRead();
    const table = await tableAt(gameCode);
    if (table?.form !== 'road') throw new Error('the table has no road');
    const { list } = await call<{ list: PastDrawSeeds[] }>('GET', 'draws/results?limit=100', token);
    const letters = list
      .map(({ result }) => ({ banker: 'r', player: 'b', tie: 't' })[(result as { winner: string }).winner])
      .toReversed()
      .join('');
    // A draw may have been revealed between the two answers.
    expect(letters).toContain(table.road);
    const sides = { r: 'banker', b: 'player', t: undefined } as const;
    const good = goodRoad(bigRoad(Array.from(table.road, (letter) => ({ side: sides[letter as 'r'] }))));
    expect(table.good?.kind).toBe(good?.kind);
    expect(table.good?.length).toBe(good?.length);
  });

  interface Hand {
    cards: { rank: number; suit: number }[];
    bull: number;
  }
  const strength = ({ cards, bull }: Hand): number =>
    bull * 100 + Math.max(...cards.map(({ rank, suit }) => rank * 4 - suit));

  it.each<[string, (result: never) => string]>([
    ['roulette', ({ number }: { number: number }) => String(number)],
    ['money-wheel', ({ place }: { place: string }) => place.slice(1)],
    ['fan-tan', ({ beads }: { beads: number }) => String(beads % 4 || 4)],
    ['sic-bo', ({ dice }: { dice: number[] }) => dice.join('')],
    ['fish-prawn-crab', ({ symbols }: { symbols: string[] }) => symbols.map((symbol) => symbol.slice(0, 1)).join('')],
    [
      'bull-bull',
      ({ banker, player1, player2, player3 }: Record<'banker' | 'player1' | 'player2' | 'player3', Hand>) =>
        banker.bull +
        [player1, player2, player3].map((hand) => (strength(hand) > strength(banker) ? 'w' : 'l')).join(''),
    ],
  ])('show the marks of the same results as the game, at a table of %s', async (noun, markOf) => {
    const [gameCode = ''] = codesOf(noun);
    const token = await sitDown(gameCode);
    await tablesRead();
    const shown = fallenAt(await tableAt(gameCode));
    expect(shown).toHaveLength(24);
    const { list } = await call<{ list: PastDrawSeeds[] }>('GET', 'draws/results?limit=100', token);
    const marks = list.map(({ result }) => markOf(result as never)).toReversed();
    // A draw may have been revealed between the two answers.
    expect(` ${marks.join(' ')} `).toContain(` ${shown.join(' ')} `);
  });

  it('count the players with bets for real money on the current draw', async () => {
    const [, gameCode = ''] = codesOf('baccarat');
    const token = await sitDown(gameCode);
    // A draw that has just opened takes bets long enough.
    await clock.reach((await tableAt(gameCode))?.nextOpensAt ?? 0);
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
    await expect.poll(async () => (await tableAt(gameCode))?.players).toBe(1);
  });
});
