import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { gameTypes } from '@parlor/contract';
import { openDatabase } from '@parlor/database';
import { createTestDatabase } from '@parlor/database/testing';
import { migrationsFolder } from '../../testing/testGateway.ts';
import { isTurnover } from './turnover.rules.ts';

it('the database agrees for every game type whether its stakes are turnover', async () => {
  const database = await createTestDatabase({ migrationsFolder });
  const opened = openDatabase<never>(database.url, { applicationName: 'turnover-test', acquireTimeoutMs: 20_000 });
  try {
    const { rows } = await sql<{ type: string; counts: boolean }>`
      select type, is_turnover(type) as counts from unnest(${[...gameTypes, '']}::text[]) type`.execute(opened.db);
    expect(rows.filter(({ counts }) => !counts).map(({ type }) => type)).toEqual(['PVP']);
    for (const { type, counts } of rows) expect([type, isTurnover(type)]).toEqual([type, counts]);
  } finally {
    await opened.close();
    await database.drop();
  }
});
