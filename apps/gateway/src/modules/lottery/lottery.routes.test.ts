import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  LotteryForm,
  LotteryResults,
  LotteryRow,
  NumeroLottery,
  RecentLottery,
  RouteName,
  VnNumero,
} from '@parlor/contract';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { insertGames, insertVendors } from '../catalogue/testing/catalogueFixture.ts';

const DAY = 86_400_000;
const schedule = { periodMs: DAY, offsetMs: 0, bettingMs: DAY - 600_000, revealsAfterMs: 300_000 };
const minutely = { periodMs: 60_000, offsetMs: 0, bettingMs: 50_000, revealsAfterMs: 3_000 };
const play = (code: string, type: 'trad' | 'ent', isNumero = false) => ({
  play: code,
  name: `Play ${code}`,
  type,
  pay: '95.00',
  isNumero,
});
const forms = [
  {
    form: 'vietnam',
    name: 'Vietnamese lottery',
    about: 'Twenty-seven numbers.',
    plays: [play('special2', 'trad', true), play('onesSide', 'ent')],
    prizes: [
      { prize: 'special', name: 'Special prize' },
      { prize: 'prize7', name: 'Seventh' },
    ],
    family: 'digit-draw',
  },
  {
    form: 'cars',
    name: 'Ten cars',
    about: 'Ten cars run.',
    plays: [play('place1', 'trad'), play('duel1', 'ent')],
    prizes: [{ prize: 'order', name: 'Order' }],
    family: 'race-draw',
  },
];
const lotteries = [
  { gameCode: 'saigon', form: 'vietnam', schedule },
  { gameCode: 'race', form: 'cars', schedule: minutely },
  { gameCode: 'elsewhere', form: 'cars', schedule: minutely },
];
/** The last draw of the stand-in for the arcade. */
const LAST = 20_000;

let arcade: Server;
let gateway: TestGateway;
let isDown = false;
let requested: string[] = [];

/** Creates a draw of the arcade; its number is in its special prize. */
const drawn = (index: number, periodMs: number) => ({
  index,
  drawnAt: index * periodMs + periodMs - 300_000,
  prizes: [
    { prize: 'special', numbers: [String(index).padStart(5, '0')] },
    { prize: 'prize7', numbers: ['07', '99'] },
  ],
});

function answerOf(path: string): unknown {
  const url = new URL(path, 'http://arcade');
  if (!url.pathname.endsWith('/results')) return { forms, lotteries };
  const before = Number(url.searchParams.get('before') ?? LAST + 1);
  const last = Math.min(LAST, before - 1);
  const count = Math.min(Number(url.searchParams.get('limit')), last + 1);
  return { list: Array.from({ length: count }, (_, at) => drawn(last - at, DAY)) };
}

beforeAll(async () => {
  arcade = createServer((request, response) => {
    requested.push(request.url ?? '');
    response.writeHead(isDown ? 502 : 200, { 'content-type': 'application/json' });
    response.end(isDown ? '' : JSON.stringify({ success: true, value: answerOf(request.url ?? '') }));
  });
  await new Promise<void>((resolve) => arcade.listen(0, '127.0.0.1', resolve));
  const arcadeUrl = `http://127.0.0.1:${(arcade.address() as AddressInfo).port}`;
  gateway = await createTestGateway({ config: { arcadeUrl } });
  const { db } = gateway.database;
  await insertVendors(db, [{ code: 'AA', names: { EN: 'House of Draws' } }]);
  await insertGames(db, [
    { id: 'saigon', names: { EN: 'Saigon evening' }, game_type: 'LOTT', provider: 'PARLOR' },
    { id: 'race', names: { EN: 'Quick race' }, game_type: 'ELOTT', provider: 'PARLOR' },
    { id: 'soon', game_type: 'LOTT' },
    { id: 'slot', provider: 'PARLOR' },
  ]);
  await gateway.app.gateway.services.catalogue.refresh();
});
afterAll(async () => {
  await gateway.close();
  arcade.close();
});
beforeEach(() => {
  isDown = false;
  requested = [];
  // Nothing is remembered from the case before.
  gateway.advance(600_000);
});

const ask = (name: RouteName, query: Record<string, string | number> = {}) =>
  gateway.call(name, { query, headers: { Language: 'EN' } });
async function valueOf<Value>(name: RouteName, query?: Record<string, string | number>): Promise<Value> {
  return (await ask(name, query)).envelope.value as Value;
}

describe('the menus of lotteries', () => {
  it('GAME-09 GAME-20 list traditional and entertainment plays of every offered form', async () => {
    const plays = async (query = {}): Promise<[string, string[]][]> =>
      (await valueOf<{ list: LotteryForm[] }>('listGameMenus', query)).list.map((form) => [
        form.form,
        form.plays.map(({ play: code }) => code),
      ]);
    expect(new Map(await plays())).toEqual(
      new Map([
        ['vietnam', ['special2', 'onesSide']],
        ['cars', ['place1', 'duel1']],
      ]),
    );
    expect(new Map(await plays({ playType: 'ent' })).get('cars')).toEqual(['duel1']);
    expect(new Map(await plays({ playType: 'trad' })).get('vietnam')).toEqual(['special2']);
  });

  it('GAME-20 list the lotteries of the merchant with the draw that accepts slips now', async () => {
    const { list } = await valueOf<{ list: LotteryRow[] }>('listLotteryMenu');
    expect(list.map(({ nodeId, house, form }) => [nodeId, house, form])).toEqual([
      ['n-race', 'House of Draws', 'cars'],
      ['n-saigon', 'House of Draws', 'vietnam'],
    ]);
    const now = gateway.deps.clock();
    for (const { next, periodMs } of list) {
      expect(next.closesAt).toBeGreaterThan(now);
      expect(next.closesAt - now).toBeLessThanOrEqual(periodMs);
      expect(next.drawnAt).toBeGreaterThan(next.closesAt);
    }
    const fast = await valueOf<{ list: LotteryRow[] }>('listLotteryMenu', { gameType: 'ELOTT' });
    expect(fast.list.map(({ nodeId }) => nodeId)).toEqual(['n-race']);
  });

  it('GAME-20 list numero lotteries, and count the drawn numbers of Vietnamese ones', async () => {
    const numero = await valueOf<{ list: NumeroLottery[] }>('listNumero');
    expect(numero.list.map(({ nodeId, plays }) => [nodeId, plays.map(({ play: code }) => code)])).toEqual([
      ['n-saigon', ['special2']],
    ]);
    const [saigon] = (await valueOf<{ list: VnNumero[] }>('listVnNumero')).list;
    expect(saigon).toMatchObject({ nodeId: 'n-saigon', draws: 30 });
    // Each draw has 07, 99 and the end of its own number.
    expect(saigon?.counts.reduce((sum, count) => sum + count, 0)).toBe(90);
    expect([saigon?.counts[7], saigon?.counts[50]]).toEqual([30, 0]);
    expect(saigon?.counts[99]).toBe(31);
  });

  it('GAME-20 list the last draw of every Vietnamese lottery', async () => {
    const { list } = await valueOf<{ list: RecentLottery[] }>('listRecentVn');
    expect(list.map(({ nodeId, last }) => [nodeId, last?.index, last?.prizes])).toEqual([
      [
        'n-saigon',
        LAST,
        [
          { prize: 'special', name: 'Special prize', numbers: ['20000'] },
          { prize: 'prize7', name: 'Seventh', numbers: ['07', '99'] },
        ],
      ],
    ]);
  });
});

describe('the results of a lottery', () => {
  const results = (query: Record<string, string | number>) =>
    valueOf<LotteryResults>('listLotteryResults', { nodeId: 'n-saigon', ...query });

  it('GAME-20 are listed page by page, newest first', async () => {
    const first = await results({});
    expect(first.lottery.displayName).toBe('Saigon evening');
    expect(first.form.plays).toHaveLength(2);
    expect(first.list.map(({ index }) => index)).toEqual(Array.from({ length: 20 }, (_, at) => LAST - at));
    expect(first.hasMore).toBe(true);
    const second = await results({ before: first.list.at(-1)?.index ?? 0 });
    expect(second.list[0]?.index).toBe(LAST - 20);
  });

  it('GAME-20 are returned by day', async () => {
    // In Bangkok, seven hours ahead, a draw just before midnight UTC belongs to the next day.
    const date = new Date(19_990 * DAY + DAY - 300_000 + 7 * 3_600_000).toISOString().slice(0, 10);
    const day = await results({ day: date });
    expect(day.list.map(({ index }) => index)).toEqual([19_990]);
    expect(day.hasMore).toBe(false);
    expect((await results({ day: date, before: 19_990 })).list).toEqual([]);
    expect((await results({ day: '2999-01-01' })).list).toEqual([]);
  });

  it('are requested once for many concurrent callers', async () => {
    await Promise.all(Array.from({ length: 8 }, () => results({})));
    expect(requested.filter((path) => path.includes('/results'))).toHaveLength(1);
  });

  it('are refused for a game that is not a lottery', async () => {
    for (const nodeId of ['n-slot', 'n-soon', 'n-nothing'])
      expect((await ask('listLotteryResults', { nodeId })).envelope).toMatchObject({ errorCode: 'game.not_found' });
    expect((await ask('listLotteryResults', { nodeId: 'n-saigon', before: 'x' })).status).toBe(400);
  });

  it('are unavailable while the games are down, and available again afterwards', async () => {
    isDown = true;
    for (const name of ['listGameMenus', 'listLotteryMenu', 'listNumero', 'listVnNumero', 'listRecentVn'] as const)
      expect((await ask(name)).envelope).toMatchObject({ errorCode: 'system.unavailable' });
    isDown = false;
    expect((await results({})).list).toHaveLength(20);
  });
});
