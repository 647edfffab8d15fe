import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GamePage } from '@parlor/contract';
import { listActs } from '../modules/audit/operatorActs.ts';
import { insertVendors } from '../modules/catalogue/testing/catalogueFixture.ts';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { catalogueArea, createCatalogueContext, type CatalogueContext } from './catalogueCommand.ts';
import { readCommand } from './command.ts';
import { gameFields } from './testing/gameFields.ts';

let gateway: TestGateway;
let folder: string;
let printed: string[] = [];

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertVendors(gateway.database.db, [{ code: 'AA' }, { code: 'BB' }]);
  folder = mkdtempSync(join(tmpdir(), 'parlor-catalogue-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await gateway.close();
});
beforeEach(async () => {
  printed = [];
  await gateway.database.db.deleteFrom('game').execute();
});

/** Runs `pnpm ops catalogue` with these arguments. */
async function run(...args: string[]): Promise<string> {
  const context: CatalogueContext = {
    ...createCatalogueContext(gateway.deps.db),
    print: (text) => Promise.resolve(void printed.push(text)),
    operator: 'operator01',
  };
  const parsed = readCommand<CatalogueContext>({ catalogue: catalogueArea }, ['catalogue', ...args]);
  return 'help' in parsed ? parsed.help : parsed.run(context);
}

function fileOf(name: string, lines: readonly (object | string)[]): string {
  const path = join(folder, name);
  writeFileSync(path, lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''));
  return path;
}
const importLines = (lines: readonly (object | string)[], ...options: string[]): Promise<string> =>
  run('import', fileOf('games.jsonl', lines), ...options);

const codes = async (): Promise<string[]> =>
  (await gateway.database.db.selectFrom('game').select('game_code').orderBy('game_code').execute()).map(
    (row) => row.game_code,
  );

async function version(): Promise<bigint> {
  const row = await gateway.database.db
    .selectFrom('published_version')
    .select('version')
    .where('topic', '=', 'catalogue')
    .executeTakeFirstOrThrow();
  return row.version;
}

describe('pnpm ops catalogue import', () => {
  it('adds the games of a file with all of their fields', async () => {
    const whole = {
      ...gameFields('a'),
      id: 'picture-a',
      gameId: 'ga',
      classes: ['SM', 'JP'],
      names: { EN: 'Game a', TY: 'เกม' },
      provider: 'HUB',
      minBet: { THB: '0.50', VND: '2000' },
      minLine: 25,
      supportPlay: false,
      freeplay: true,
      hasJackpot: true,
      isNew: true,
      hotOrder: 3,
      isEnabled: false,
      releasedAt: '2026-11-22T18:00:00.123456Z',
      dominantColour: '#AABBCC',
    };
    expect(await importLines([whole])).toBe('games.jsonl: 1 added, 0 changed, 0 unchanged');
    const row = await gateway.database.db
      .selectFrom('game')
      .selectAll()
      .select(sql<string>`released_at::text`.as('exactly'))
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      id: 'picture-a',
      node_id: 'n-a',
      game_id: 'ga',
      game_code: 'a',
      vassalage: 'AA',
      game_type: 'RNG',
      game_classify: ['SM', 'JP'],
      names: { EN: 'Game a', TY: 'เกม' },
      min_bets: { THB: '0.50', VND: '2000' },
      min_line: 25,
      support_play: false,
      freeplay: true,
      has_jackpot: true,
      is_new: true,
      hot_order: 3,
      provider: 'HUB',
      is_enabled: false,
      released_at: Date.parse('2026-11-22T18:00:00.123Z'),
      exactly: '2026-11-22 18:00:00.123456+00',
      dominant_colour: '#aabbcc',
    });
  });

  it('counts added, changed and unchanged games, and ignores games that are not in the file', async () => {
    await importLines([gameFields('a'), gameFields('b'), gameFields('c')]);
    expect(await importLines([gameFields('a'), gameFields('b', { isNew: true }), gameFields('d')])).toBe(
      'games.jsonl: 1 added, 1 changed, 1 unchanged',
    );
    expect(await codes()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('changes nothing when the same file is imported again', async () => {
    const lines = [gameFields('a'), gameFields('b', { minBet: { THB: '1' }, releasedAt: '2026-11-22T18:00:00Z' })];
    await importLines(lines);
    const before = [await version(), (await listActs(gateway.database.db, { area: 'catalogue' })).length];
    expect(await importLines(lines)).toBe('games.jsonl: 0 added, 0 changed, 2 unchanged');
    expect([await version(), (await listActs(gateway.database.db, { area: 'catalogue' })).length]).toEqual(before);
  });

  it('lets two games swap their codes and pictures', async () => {
    await importLines([gameFields('a', { provider: 'HUB' }), gameFields('b', { provider: 'HUB' })]);
    const swapped = (name: string, other: string) => ({
      ...gameFields(name, { provider: 'HUB', gameCode: other }),
      id: `n-${other}`,
    });
    expect(await importLines([swapped('a', 'b'), swapped('b', 'a')])).toBe(
      'games.jsonl: 0 added, 2 changed, 0 unchanged',
    );
    const row = await gateway.database.db
      .selectFrom('game')
      .selectAll()
      .where('node_id', '=', 'n-a')
      .executeTakeFirst();
    expect([row?.game_code, row?.id]).toEqual(['b', 'n-b']);
  });

  it('shows a changed catalogue to players once the gateway compares versions', async () => {
    const { catalogue } = gateway.app.gateway.services;
    await importLines([gameFields('a'), gameFields('b')]);
    await catalogue.refresh();
    const names = async () =>
      ((await gateway.call('listGames')).envelope.value as GamePage).games.map(({ gameName }) => gameName);
    expect(await names()).toEqual(['Game a', 'Game b']);
    await importLines([gameFields('a', { names: { EN: 'Another name' } }), gameFields('b', { isEnabled: false })]);
    await catalogue.refresh();
    expect(await names()).toEqual(['Another name']);
  });

  it('withdraws games that are not in the file with --replace', async () => {
    await importLines([gameFields('a'), gameFields('b'), gameFields('c', { isEnabled: false })]);
    expect(await importLines([gameFields('a'), gameFields('d')], '--replace')).toBe(
      'games.jsonl: 1 added, 0 changed, 1 unchanged, 1 withdrawn',
    );
    const enabled = await gateway.database.db
      .selectFrom('game')
      .select('game_code')
      .where('is_enabled', '=', true)
      .execute();
    expect(enabled.map((row) => row.game_code).toSorted()).toEqual(['a', 'd']);
    expect(await importLines([gameFields('a'), gameFields('d')], '--replace')).toContain('2 unchanged, 0 withdrawn');
  });

  it('imports nothing with --check, and reports its effects', async () => {
    await importLines([gameFields('a')]);
    const before = await version();
    expect(await importLines([gameFields('a', { isNew: true }), gameFields('b')], '--check', '--replace')).toBe(
      'games.jsonl: 1 added, 1 changed, 0 unchanged, 0 withdrawn; checked only, nothing is imported',
    );
    expect([await codes(), await version()]).toEqual([['a'], before]);
    expect(await run('export')).toContain('"isNew":false');
    await expect(importLines([gameFields('c', { vendor: 'ZZ' })], '--check')).rejects.toThrow('there is no vendor ZZ');
  });

  it('records the operator and the file', async () => {
    await importLines([gameFields('a')], '--replace');
    expect((await listActs(gateway.database.db, { area: 'catalogue', limit: 1 }))[0]).toMatchObject({
      operator: 'operator01',
      act: 'import',
      subject: 'games.jsonl',
      details: { added: 1, changed: 0, withdrawn: 0 },
    });
  });

  it('reads a CSV file of a spreadsheet', async () => {
    const path = fileOf('games.csv', [
      '\uFEFFnodeId,vendor,gameCode,gameType,classes,names.EN,names.TY,provider,minBet.THB,minLine,freeplay,hotOrder,releasedAt,dominantColour\r',
      'n-a,AA,a,RNG,SM JP,"Gold, ""Silver""",เกม,HUB,1.00,25,TRUE,,2026-11-22,#204060\r',
      '\r',
      'n-b,BB,b,LIVE,,Plain,,,5.00,,false,2,2026-11-22,#204060\r',
    ]);
    expect(await run('import', path)).toBe('games.csv: 2 added, 0 changed, 0 unchanged');
    const lines = [
      gameFields('a', {
        classes: ['SM', 'JP'],
        names: { EN: 'Gold, "Silver"', TY: 'เกม' },
        provider: 'HUB',
        minLine: 25,
        freeplay: true,
      }),
      gameFields('b', { vendor: 'BB', gameType: 'LIVE', names: { EN: 'Plain' }, minBet: { THB: '5.00' }, hotOrder: 2 }),
    ];
    expect(await importLines(lines)).toBe('games.jsonl: 0 added, 0 changed, 2 unchanged');
  });

  it.each([
    [['import'], 'pnpm ops catalogue import FILE [--check] [--replace]'],
    [['import', 'a.jsonl', 'b.jsonl'], 'pnpm ops catalogue import FILE'],
    [['import', 'a.jsonl', '--force'], 'pnpm ops catalogue import FILE'],
    [['import', 'games.xlsx'], 'a file of games is called .jsonl or .csv'],
    [['import', '/nowhere/games.jsonl'], '/nowhere/games.jsonl cannot be read'],
  ])('rejects %j', async (args, words) => {
    await expect(run(...args)).rejects.toThrow(words);
  });
});

describe('pnpm ops catalogue export', () => {
  it('prints every game, withdrawn ones included, in lines that can be imported without changes', async () => {
    const lines = Array.from({ length: 2_500 }, (_, index) => gameFields(`g${index}`, { isEnabled: index % 7 !== 0 }));
    await importLines(lines);
    // Values of other writers: a time below the millisecond, unusual amounts, no class.
    await sql`update game set released_at = '2026-01-01 00:00:00.000001+00', min_bets = '{"THB": "5"}', game_classify = '{}'
      where game_code = 'g1'`.execute(gateway.database.db);
    const last = await run('export');
    const path = join(folder, 'exported.jsonl');
    writeFileSync(path, [...printed, last, '\n'].join(''));
    expect(printed).toHaveLength(2);
    expect(await run('import', path, '--replace')).toBe(
      'exported.jsonl: 0 added, 0 changed, 2500 unchanged, 0 withdrawn',
    );
  });

  it('works from the command line, with lines only on standard output', async () => {
    const program = fileURLToPath(new URL('./ops.ts', import.meta.url));
    const ops = (...args: string[]) =>
      spawnSync(process.execPath, [program, 'catalogue', ...args], {
        env: { ...process.env, DATABASE_URL: gateway.databaseUrl },
        encoding: 'utf8',
      });
    const imported = ops('import', fileOf('games.jsonl', [gameFields('a'), gameFields('b')]));
    expect([imported.stdout, imported.stderr]).toEqual(['games.jsonl: 2 added, 0 changed, 0 unchanged\n', '']);
    const { stdout } = ops('export');
    expect(
      stdout.split('\n').map((line) => (line === '' ? '' : (JSON.parse(line) as { nodeId: string }).nodeId)),
    ).toEqual(['n-a', 'n-b', '']);
    const wrong = ops('import', fileOf('games.jsonl', [gameFields('a', { vendor: 'ZZ' })]));
    expect([wrong.status, wrong.stdout, wrong.stderr]).toEqual([
      1,
      '',
      'games.jsonl: nothing is imported\nline 1: vendor: there is no vendor ZZ\n',
    ]);
  });
});
