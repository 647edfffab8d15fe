import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arrayLiteral } from './arrayLiteral.ts';
import { openDatabase, type Database } from './connection.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

let testDatabase: TestDatabase;
let database: Database<object>;
beforeAll(async () => {
  testDatabase = await createTestDatabase({});
  database = openDatabase(testDatabase.url, { applicationName: 'array-test', acquireTimeoutMs: 20_000 });
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

const cases: readonly (readonly [string, 'text' | 'int' | 'float8' | 'boolean', readonly unknown[]])[] = [
  ['plain words', 'text', ['a', 'login:2026-11-28']],
  ['nothing', 'text', []],
  ['what arrays are written with', 'text', ['a,b', '{c}', '"d"', 'e\\', '\\"', '\\\\n', '', ' ', 'NULL', 'null']],
  ['no value beside the word for it', 'text', [null, 'null']],
  ['lines and tabs', 'text', ['a\nb', '\t', '\r\n', '\u0001', '\\n']],
  ['other scripts', 'text', ['ฝาก', '存款', '😀', '\u2028']],
  ['numbers', 'int', [1, -2, 0, null]],
  ['fractions', 'float8', [0.1, 1e21, -1e-7]],
  ['yes and no', 'boolean', [true, false, null]],
];

describe('a list sent to the server', () => {
  it.each(cases)('arrives unchanged: %s', async (_, type, list) => {
    const { rows } = await sql<{ all: unknown }>`select ${list}::${sql.raw(type)}[] as all`.execute(database.db);
    expect(rows).toEqual([{ all: list }]);
  });

  it('is formatted as a whole if no element needs the driver', () => {
    expect(arrayLiteral(['a,b', '"c"', null, 1])).toBe('{"a,b","\\"c\\"",null,1}');
    for (const list of [['a\nb'], [Number.NaN], [1n], [new Date(0)], [['a']], [Buffer.from('a')], [undefined]])
      expect(arrayLiteral(list)).toBeUndefined();
  });
});
