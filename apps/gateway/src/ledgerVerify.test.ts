import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMasterKeys, newMasterKey } from './masterKey/masterKeys.ts';
import { createRootWriter } from './modules/ledger/roots/rootWriter.ts';
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

function verify(databaseUrl: string, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
    env: { ...process.env, DATABASE_URL: databaseUrl, ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

it('ledger verification reports consistent books and exits with status 0', () => {
  const { status, stdout } = verify(fixture.databaseUrl);
  expect(stdout).toMatch(/cash +THB +9999\.00\n/);
  expect(stdout).toContain('The books agree.');
  expect(status).toBe(0);
});

it('ledger verification checks signed roots by master or public key, and fails if they are missing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-verify-'));
  const masterKey = newMasterKey();
  const writer = createRootWriter({
    db: fixture.app.db,
    masterKeys: createMasterKeys(masterKey),
    folder,
    clock: Date.now,
  });
  await writer.write();
  const publicKey = readdirSync(folder).find((name) => name.endsWith('.pem')) ?? '';
  const env = { LEDGER_ROOTS_DIR: folder, MASTER_KEY: masterKey };
  expect(verify(fixture.databaseUrl, env)).toMatchObject({ status: 0, stdout: expect.stringContaining('ok    roots') });
  const auditor = { LEDGER_ROOTS_DIR: folder, LEDGER_ROOTS_PUBLIC_KEY: join(folder, publicKey) };
  expect(verify(fixture.databaseUrl, auditor)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('Signed roots: 1'),
  });
  expect(verify(fixture.databaseUrl).stdout).toContain('Signed roots: not checked.');
  rmSync(folder, { recursive: true });
  const { status, stdout } = verify(fixture.databaseUrl, env);
  expect(stdout).toContain('BREAK roots\n      there are no roots in');
  expect(status).toBe(1);
});

it('ledger verification names an inconsistent account and exits with status 1', async () => {
  await sql`update ledger_account set balance = balance + 5 where owner = ${owner}`.execute(fixture.database.db);
  const { status, stdout } = verify(fixture.databaseUrl);
  expect(stdout).toContain(`${owner} cash THB`);
  expect(stdout).toContain('The books do not agree: 1 breaks.');
  expect(status).toBe(1);
});

it('ledger verification reports an unreadable database in one line and exits with status 2', () => {
  const { status, stderr } = verify('postgres://nobody@127.0.0.1:9/none');
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain('The ledger could not be read');
  expect(status).toBe(2);
});
