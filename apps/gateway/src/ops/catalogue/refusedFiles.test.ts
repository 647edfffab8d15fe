import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertVendors } from '../../modules/catalogue/testing/catalogueFixture.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { gameFields } from '../testing/gameFields.ts';
import { openGameFile } from './gameFile.ts';
import { importGames, type ImportCounts } from './gameImport.ts';

let gateway: TestGateway;
let folder: string;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertVendors(gateway.database.db, [{ code: 'AA' }, { code: 'BB' }]);
  folder = mkdtempSync(join(tmpdir(), 'parlor-catalogue-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await gateway.close();
});
beforeEach(() => gateway.database.db.deleteFrom('game').execute());

function fileOf(name: string, lines: readonly (object | string)[]): string {
  const path = join(folder, name);
  writeFileSync(path, lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''));
  return path;
}
const importFile = (path: string): Promise<ImportCounts> =>
  importGames(gateway.deps.db, {
    file: openGameFile(path),
    operator: 'operator01',
    replaces: false,
    checksOnly: false,
  });
const codes = async (): Promise<string[]> =>
  (await gateway.database.db.selectFrom('game').select('game_code').execute()).map((row) => row.game_code);

describe('an invalid file', () => {
  const refusal = async (file: string, lines: readonly (object | string)[]): Promise<string[]> => {
    const path = fileOf(file, lines);
    const error = await importFile(path).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(await codes()).toEqual([]);
    return error instanceof Error ? error.message.split('\n') : [];
  };

  it('is refused with each invalid line, from all checks, in the order of the file', async () => {
    const lines = [
      gameFields('a'),
      '{"nodeId":',
      gameFields('c', { vendor: 'ZZ' }),
      gameFields('d', { minBet: { THB: '1.005' } }),
      gameFields('a', { vendor: 'BB', provider: 'HUB' }),
      { ...gameFields('e'), colour: 'red', gameType: undefined },
    ];
    expect(await refusal('games.jsonl', lines)).toEqual([
      'games.jsonl: nothing is imported',
      'line 2: is no JSON',
      'line 3: vendor: there is no vendor ZZ',
      'line 4: minBet.THB: "1.005" is not an amount of THB',
      'line 5: nodeId: line 1 has it too',
      'line 6: gameType: is missing',
      'line 6: colour: is not a field of a game',
    ]);
  });

  it.each([
    ['a node id', gameFields('b', { nodeId: 'n-a' }), 'nodeId: line 1 has it too'],
    ['a picture', gameFields('b', { id: 'n-a' }), 'id: line 1 has it too'],
    ['a code of a vendor', gameFields('b', { gameCode: 'a' }), 'gameCode: line 1 has it for vendor AA too'],
    [
      'a code of a provider',
      gameFields('b', { gameCode: 'a', vendor: 'BB', provider: 'HUB' }),
      'gameCode: line 1 has it for provider HUB too',
    ],
  ])('is refused with both lines that have %s', async (_what, second, problem) => {
    expect(await refusal('games.jsonl', [gameFields('a', { provider: 'HUB' }), second])).toEqual([
      'games.jsonl: nothing is imported',
      `line 2: ${problem}`,
    ]);
  });

  it.each([
    ['a picture', gameFields('b', { id: 'n-a' }), 'id: game n-a, which is not in the file, has it'],
    [
      'a code of a vendor',
      gameFields('b', { gameCode: 'a', provider: 'HUB' }),
      'gameCode: game n-a, which is not in the file, has it for vendor AA',
    ],
    [
      'a code of a provider',
      gameFields('b', { gameCode: 'a', vendor: 'BB', provider: 'HUB' }),
      'gameCode: game n-a, which is not in the file, has it for provider HUB',
    ],
  ])('is refused with the game that already has %s', async (_what, line, problem) => {
    await importFile(fileOf('games.jsonl', [gameFields('a', { provider: 'HUB' })]));
    await expect(importFile(fileOf('games.jsonl', [line]))).rejects.toMatchObject({
      message: `games.jsonl: nothing is imported\nline 1: ${problem}`,
    });
    expect(await codes()).toEqual(['a']);
  });

  it.each<[string, object, string]>([
    ['nodeId', { nodeId: 'a b' }, 'nodeId: is not a code: 1 to 64 printable characters without spaces'],
    ['id', { nodeId: 'a:b' }, 'id: is missing, and the node id is none: 1 to 64 letters, digits, _ and -'],
    ['names', { names: {} }, 'names: needs a name in at least one language'],
    ['a language', { names: { EN: 'A', XX: 'B' } }, 'names.XX: is none of '],
    ['a name that no database stores', { names: { EN: 'A\u0000' } }, 'names.EN: is not a name of 1 to 200 characters'],
    ['half a character', { names: { EN: 'A\uD83D' } }, 'names.EN: is not a name of 1 to 200 characters'],
    ['a blank name', { names: { EN: ' ' } }, 'names.EN: is not a name of 1 to 200 characters'],
    ['minBet', { minBet: {} }, 'minBet: needs an amount in at least one currency'],
    ['a currency', { minBet: { THB: '1', XXX: '1' } }, 'minBet.XXX: is none of '],
    ['a negative amount', { minBet: { THB: '-1.00' } }, 'minBet.THB: "-1.00" is not an amount of THB'],
    ['minLine', { minLine: 2 ** 31 }, 'minLine: '],
    ['hotOrder', { hotOrder: 0 }, 'hotOrder: '],
    ['releasedAt', { releasedAt: '2026-02-30' }, 'releasedAt: is not a day or time in UTC'],
    ['a year that no database stores', { releasedAt: '0000-01-01' }, 'releasedAt: is not a day or time in UTC'],
    ['classes', { classes: ['S M'] }, 'classes.0: is not a class'],
    ['provider', { provider: 'hub' }, 'provider: is not a code: 2 to 20 of A to Z, 0 to 9 and _'],
    ['dominantColour', { dominantColour: 'red' }, 'dominantColour: is not a colour such as #rrggbb'],
  ])('is refused with the problem of %s', async (_what, fields, problem) => {
    const [, line, ...others] = await refusal('games.jsonl', [gameFields('a', fields)]);
    expect(line).toContain(`line 1: ${problem}`);
    expect(others).toEqual([]);
  });

  it('is refused with the first fifty problems of all checks and the number of others', async () => {
    const lines = Array.from({ length: 160 }, (_, index) =>
      gameFields(`g${index}`, index % 2 === 0 ? { vendor: 'ZZ' } : { isNew: 'yes' }),
    );
    const [, ...problems] = await refusal('games.jsonl', lines);
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      ...Array.from({ length: 50 }, (_, index) => `line ${index + 1}`),
      'and 110 more',
    ]);
  });

  it.each<[string, string[], string[]]>([
    ['a column that there is not', ['nodeId,color', 'a,b'], ['line 1: "color" is not a column of a game']],
    ['a column twice', ['nodeId,nodeId', 'a,b'], ['line 1: nodeId: stands there twice']],
    [
      'too few cells and open quotes',
      ['nodeId,vendor', 'n-a', '"n-b,AA', '"n-c"x,AA'],
      [
        'line 2: has 1 cells where the first line has 2',
        'line 3: has quotes that are not closed, or inside a cell',
        'line 4: has quotes that are not closed, or inside a cell',
      ],
    ],
  ])('is refused with the line of a CSV file with %s', async (_what, lines, problems) => {
    expect(await refusal('games.csv', lines)).toEqual(['games.csv: nothing is imported', ...problems]);
  });

  it('is refused without games', async () => {
    expect(await refusal('games.jsonl', [])).toEqual(['games.jsonl: has no games']);
    expect(await refusal('games.csv', ['nodeId,vendor'])).toEqual(['games.csv: has no games']);
  });
});
