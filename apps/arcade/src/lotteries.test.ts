import { createTestDatabase, type TestDatabase } from '@parlor/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createArcade, type ArcadeApp } from './app.ts';
import type { ArcadeAnswer } from './arcadeApi.ts';
import type { LotteryFormView, LotteryResultView, LotteryView } from './drawApi.ts';
import { migrationsFolder } from './database.ts';
import { testConfig } from './testing/testConfig.ts';

let testDatabase: TestDatabase;
let arcade: ArcadeApp;

beforeAll(async () => {
  testDatabase = await createTestDatabase({ migrationsFolder });
  arcade = await createArcade(testConfig({ databaseUrl: testDatabase.url, gatewayUrl: 'http://127.0.0.1:9' }));
});
afterAll(async () => {
  await arcade.http.close();
  await testDatabase.drop();
});

async function read<Value>(path: string): Promise<ArcadeAnswer<Value>> {
  return (await arcade.http.inject({ url: `/arcade/api/lotteries${path}` })).json<ArcadeAnswer<Value>>();
}
function valueOf<Value>(answer: ArcadeAnswer<Value>): Value {
  if (!answer.success) throw new Error(answer.errorCode);
  return answer.value;
}

describe('what anybody may read of lotteries', () => {
  it('GAME-20 is which there are, with the times of their draws and the plays of their form', async () => {
    const { forms, lotteries } = valueOf(await read<{ forms: LotteryFormView[]; lotteries: LotteryView[] }>(''));
    expect(lotteries.length).toBeGreaterThan(100);
    expect(new Set(lotteries.map(({ form }) => form))).toEqual(new Set(forms.map(({ form }) => form)));
    const quick = lotteries.find(({ gameCode }) => gameCode.includes('one-minute-five'));
    expect(quick?.schedule).toMatchObject({ periodMs: 60_000, bettingMs: 50_000 });
  });

  it('GAME-20 is named in the language of the request', async () => {
    const formOf = async (lang: string): Promise<LotteryFormView | undefined> =>
      valueOf(await read<{ forms: LotteryFormView[] }>(`?lang=${lang}`)).forms.find(({ form }) => form === 'vietnam');
    const english = await formOf('EN');
    expect(english?.name).toBe('Vietnamese lottery');
    expect(english?.plays.find(({ play }) => play === 'special2')?.name).toBe('Special: last two (đề)');
    expect(english?.prizes.map(({ name }) => name).slice(0, 3)).toEqual(['Special prize', 'First', 'Second']);
    expect((await formOf('TY'))?.name).toBe('หวยเวียดนาม');
    expect((await formOf('CN'))?.name).toBe('越南彩');
  });

  it('GAME-20 is what was drawn, newest first and page by page, without a session', async () => {
    const { lotteries } = valueOf(await read<{ lotteries: LotteryView[] }>(''));
    const { gameCode = '', schedule } = lotteries.find(({ form }) => form === 'thai') ?? {};
    const page = async (query: string): Promise<LotteryResultView[]> =>
      valueOf(await read<{ list: LotteryResultView[] }>(`/${gameCode}/results?${query}`)).list;
    const first = await page('limit=3');
    expect(first).toHaveLength(3);
    expect(first[0]?.prizes.map(({ prize, numbers }) => [prize, numbers.length])).toEqual([
      ['first', 1],
      ['front3', 2],
      ['bottom3', 2],
      ['bottom2', 1],
    ]);
    expect(first.every(({ drawnAt }) => drawnAt <= Date.now())).toBe(true);
    expect((first[0]?.drawnAt ?? 0) - (first[1]?.drawnAt ?? 0)).toBe(schedule?.periodMs);
    const second = await page(`limit=2&before=${first[1]?.index}`);
    expect(second[0]).toEqual(first[2]);
  });

  it('does not exist for other games', async () => {
    for (const path of ['/lotus-lanterns/results', '/baccarat/results', '/nothing/results'])
      expect(await read(path)).toMatchObject({ success: false, errorCode: 'not_found' });
    expect(await read('/lotus-lanterns/results?limit=1000')).toMatchObject({ errorCode: 'bad_request' });
  });
});
