import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLedgerFixture, type LedgerFixture } from './modules/ledger/testing/ledgerFixture.ts';

const program = fileURLToPath(new URL('./ledgerVerify.ts', import.meta.url));

let fixture: LedgerFixture;
let owner: string;

beforeAll(async () => {
  fixture = await createLedgerFixture({ poolSize: 1 });
  owner = await fixture.player(1_000_000n);
  await fixture.ledger.bet(fixture.bet({ owner, txId: 'bet-1' }));
});
afterAll(() => fixture.close());

function verify(databaseUrl: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

it('says that the books agree and ends with 0', () => {
  const { status, stdout } = verify(fixture.databaseUrl);
  expect(stdout).toMatch(/cash +THB +9999\.00\n/);
  expect(stdout).toContain('The books agree.');
  expect(status).toBe(0);
});

it('names the account of a break and ends with 1', async () => {
  await sql`update ledger_account set balance = balance + 5 where owner = ${owner}`.execute(fixture.database.db);
  const { status, stdout } = verify(fixture.databaseUrl);
  expect(stdout).toContain(`${owner} cash THB`);
  expect(stdout).toContain('The books do not agree: 1 breaks.');
  expect(status).toBe(1);
});

it('says in one line that the database cannot be read and ends with 2', () => {
  const { status, stderr } = verify('postgres://nobody@127.0.0.1:9/none');
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain('The ledger could not be read');
  expect(status).toBe(2);
});
