import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LiveTables } from '@parlor/contract';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { insertGames, insertVendors } from '../catalogue/testing/catalogueFixture.ts';

const AGES_MS = 10_000;
const times = { opensAt: 1_000, closesAt: 17_000, revealsAt: 18_500, nextOpensAt: 31_000, players: 3 };
const state = {
  form: 'road',
  kind: 'baccarat',
  sides: ['banker', 'player'],
  road: 'rbbrrrrr',
  good: { kind: 'run', side: 'banker', tone: 'red', length: 5 },
  ...times,
};
const marks = { form: 'marks', kind: 'roulette', marks: ['0', '17', '36'], ...times };

let arcade: Server;
let requestCount = 0;
let respond: () => { status: number; body: unknown };
let gateway: TestGateway;

const answering = (...tables: object[]) => ({
  status: 200,
  body: { success: true, value: { serverTime: 5_000, tables } },
});

beforeAll(async () => {
  arcade = createServer((_request, response) => {
    requestCount += 1;
    const { status, body } = respond();
    response.writeHead(status, { connection: 'close', 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => arcade.listen(0, '127.0.0.1', resolve));
  const { port } = arcade.address() as AddressInfo;
  gateway = await createTestGateway({ env: { ARCADE_URL: `http://127.0.0.1:${port}` } });
  const { db } = gateway.database;
  await insertVendors(db, [{ code: 'AA' }, { code: 'MM', isMaintained: true }]);
  await insertGames(
    db,
    [
      { id: 'velvet-baccarat', names: { EN: 'Velvet Baccarat', TY: 'บาคาร่ากำมะหยี่' }, provider: 'PARLOR' },
      { id: 'velvet-roulette', names: { EN: 'Velvet Roulette' }, provider: 'PARLOR' },
      { id: 'closed-baccarat', provider: 'PARLOR', vassalage: 'MM' },
      { id: 'foreign-baccarat', provider: 'AA' },
    ].map((game) => ({ ...game, game_type: 'LIVE' as const, game_code: game.id })),
  );
  await gateway.app.ready();
  await gateway.app.gateway.services.catalogue.refresh();
});
afterAll(async () => {
  await gateway.close();
  arcade.closeAllConnections();
  await new Promise((resolve) => arcade.close(resolve));
});

async function list(headers: Record<string, string> = { Language: 'EN' }): Promise<LiveTables> {
  gateway.advance(AGES_MS);
  return (await gateway.call('listLiveTables', { headers })).envelope.value as LiveTables;
}

describe('the live tables', () => {
  it('come from our own games that the merchant offers, with their state', async () => {
    respond = () =>
      answering(
        { ...state, gameCode: 'velvet-baccarat' },
        { ...state, gameCode: 'closed-baccarat' },
        { ...state, gameCode: 'foreign-baccarat' },
        { ...state, gameCode: 'unknown-baccarat' },
      );
    const { isReachable, serverTime, list: tables } = await list();
    expect([isReachable, serverTime]).toEqual([true, 5_000]);
    expect(tables).toEqual([
      { ...state, gameCode: 'velvet-baccarat', nodeId: 'n-velvet-baccarat', gameName: 'Velvet Baccarat' },
    ]);
    expect((await list({ Language: 'TY' })).list[0]?.gameName).toBe('บาคาร่ากำมะหยี่');
    expect((await list({ Language: 'EN', Merchant: 'SOUTH' })).list.map(({ nodeId }) => nodeId)).toEqual([]);
  });

  it('leave out a table of an unknown form', async () => {
    respond = () =>
      answering(
        { ...state, gameCode: 'velvet-baccarat', road: 'xyz' },
        { ...state, gameCode: 'velvet-baccarat', form: 'hands' },
        { ...state, gameCode: 'velvet-baccarat', good: null },
        { ...marks, gameCode: 'velvet-roulette', marks: ['0', '37'] },
        { ...marks, gameCode: 'velvet-roulette', kind: 'sic-bo' },
      );
    expect((await list()).list).toMatchObject([{ good: null }]);
  });

  it.each([
    ['roulette', ['0', '9', '10', '36']],
    ['money-wheel', ['2', '4', '6.5', '13', '26', '52']],
    ['fan-tan', ['1', '4']],
    ['sic-bo', ['111', '646']],
    ['fish-prawn-crab', ['fpc', 'rgt']],
    ['bull-bull', ['0www', '9lwl', '10lll', '11lll']],
    ['roulette', []],
  ])('have marks if they have no road, at a table of %s: %j', async (kind, fallen) => {
    respond = () => answering({ ...marks, gameCode: 'velvet-roulette', kind, marks: fallen });
    expect((await list()).list).toEqual([
      {
        ...marks,
        kind,
        marks: fallen,
        gameCode: 'velvet-roulette',
        nodeId: 'n-velvet-roulette',
        gameName: 'Velvet Roulette',
      },
    ]);
  });

  it('are requested once, however many players look', async () => {
    respond = () => answering({ ...state, gameCode: 'velvet-baccarat' });
    gateway.advance(AGES_MS);
    requestCount = 0;
    const answers = await Promise.all(Array.from({ length: 5 }, () => gateway.call('listLiveTables')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(requestCount).toBe(1);
  });

  it.each([
    ['fail', { status: 503, body: {} }],
    ['answer something else', { status: 200, body: { hello: 'world' } }],
  ])('are empty, and reported as unreachable, while the games %s', async (_, response) => {
    respond = () => response;
    expect(await list()).toEqual({ isReachable: false, serverTime: 0, list: [] });
    respond = () => answering({ ...state, gameCode: 'velvet-baccarat' });
    expect((await list()).isReachable).toBe(true);
  });
});
