import { openDatabase, type Database as OpenDatabase } from '@parlor/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../database.ts';
import { APP_ROLE } from '../../databaseRoles.ts';
import { insertVendors } from '../../modules/catalogue/testing/catalogueFixture.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { gameFields } from '../testing/gameFields.ts';
import { readGameEntry } from './gameEntry.ts';
import type { GameLine } from './gameFile.ts';
import { importGames, STAGED_AT_ONCE } from './gameImport.ts';

const OPS_NAME = 'parlor-ops-test';

let gateway: TestGateway;
/** The database as the command line opens it. */
let ops: OpenDatabase<Database>;
/** How often the importer has written to the staging table. */
let stagings = 0;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertVendors(gateway.database.db, [{ code: 'AA' }]);
  ops = openDatabase<Database>(gateway.databaseUrl, {
    applicationName: OPS_NAME,
    role: APP_ROLE,
    poolSize: 2,
    acquireTimeoutMs: 20_000,
    onQuery: ({ sql: text }) => {
      if (text.startsWith('insert into game_staged')) stagings += 1;
    },
  });
});
afterAll(async () => {
  await ops.close();
  await gateway.close();
});
beforeEach(async () => {
  stagings = 0;
  await gateway.database.db.deleteFrom('game').execute();
});

function lineOf(line: number, name: string): GameLine {
  return {
    line,
    ...readGameEntry(gameFields(String(line), { names: { EN: name } })),
  };
}
async function* linesOf(count: number, name: string): AsyncGenerator<GameLine> {
  for (let line = 1; line <= count; line += 1) yield await Promise.resolve(lineOf(line, name));
}
const importLines = (games: AsyncIterable<GameLine>) =>
  importGames(ops.db, {
    file: { name: 'games.jsonl', games },
    operator: 'operator01',
    replaces: false,
    checksOnly: false,
  });

async function catalogue(): Promise<{ count: number; names: string[] }> {
  const rows = await gateway.database.db.selectFrom('game').select('names').execute();
  return { count: rows.length, names: [...new Set(rows.map(({ names }) => names.EN ?? ''))] };
}

/** Blocks an import at its first publishing statement, and returns a function that lets it continue. */
async function holdMerge(): Promise<() => Promise<void>> {
  const transaction = await gateway.database.db.startTransaction().execute();
  await sql`select from published_version for update`.execute(transaction);
  return () => transaction.rollback().execute();
}

/** Returns the process ids of imports that wait for a lock during a merge. */
async function waitingImports(): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where application_name = ${OPS_NAME} and wait_event_type = 'Lock' and query ~ '^\\s*(insert into|delete from) game '`.execute(
    gateway.database.db,
  );
  return rows.map(({ pid }) => pid);
}

describe('an import', () => {
  it('adds 100,000 games and never reads ahead more than one batch', { timeout: 180_000 }, async () => {
    const LINES = 100_000;
    let ahead = 0;
    async function* watched(): AsyncGenerator<GameLine> {
      for (let line = 1; line <= LINES; line += 1) {
        ahead = Math.max(ahead, line - stagings * STAGED_AT_ONCE);
        yield await Promise.resolve(lineOf(line, 'Game'));
      }
    }
    expect(await importLines(watched())).toEqual({ added: LINES, changed: 0, unchanged: 0, withdrawn: 0 });
    expect(ahead).toBe(STAGED_AT_ONCE);
    expect(await catalogue()).toEqual({ count: LINES, names: ['Game'] });
  });

  it('changes more games than one statement writes', async () => {
    await importLines(linesOf(20_001, 'Before'));
    expect(await importLines(linesOf(20_001, 'After'))).toMatchObject({ added: 0, changed: 20_001 });
    expect(await catalogue()).toEqual({ count: 20_001, names: ['After'] });
  });

  it('leaves the old catalogue when it is interrupted during its merge, and can be repeated', async () => {
    await importLines(linesOf(30, 'Before'));
    const release = await holdMerge();
    const cut = importLines(linesOf(40, 'After')).catch((error: unknown) => error);
    await expect.poll(waitingImports).toHaveLength(1);
    await sql`select pg_terminate_backend(${(await waitingImports())[0]})`.execute(gateway.database.db);
    expect(await cut).toBeInstanceOf(Error);
    await release();
    expect(await catalogue()).toEqual({ count: 30, names: ['Before'] });
    expect(await importLines(linesOf(40, 'After'))).toMatchObject({ added: 10, changed: 30 });
  });

  it('is refused while another one is running', async () => {
    const release = await holdMerge();
    const first = importLines(linesOf(10, 'First'));
    await expect.poll(waitingImports).toHaveLength(1);
    await expect(importLines(linesOf(20, 'Second'))).rejects.toThrow('Another import is under way');
    await release();
    expect(await first).toMatchObject({ added: 10 });
    expect(await catalogue()).toEqual({ count: 10, names: ['First'] });
  });

  it('leaves the old catalogue when reading its file fails', async () => {
    await importLines(linesOf(10, 'Before'));
    async function* broken(): AsyncGenerator<GameLine> {
      yield* linesOf(STAGED_AT_ONCE + 1, 'After');
      throw new Error('The disk is gone');
    }
    await expect(importLines(broken())).rejects.toThrow('The disk is gone');
    expect(await catalogue()).toEqual({ count: 10, names: ['Before'] });
  });
});
