import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newTransferId } from './modules/ledger/transferId.ts';
import { createLedgerFixture, playerOf, type LedgerFixture } from './modules/ledger/testing/ledgerFixture.ts';

const program = fileURLToPath(new URL('./ledgerStatement.ts', import.meta.url));

let fixture: LedgerFixture;
let owner: string;

beforeAll(async () => {
  fixture = await createLedgerFixture({ poolSize: 1 });
  owner = await fixture.player(1_000_000n);
  await fixture.ledger.bet(fixture.bet({ owner, txId: 'bet-1' }));
  await fixture.ledger.win(fixture.win({ owner, txId: 'win-1', refTxId: 'bet-1' }));
  await fixture.ledger.bet(fixture.bet({ owner, txId: 'refused', amount: 999_999_999n }));
  await fixture.database.pool.query(`
    insert into merchant (code, name, brand, currency) values ('NORTH', 'North', 'north', 'THB'), ('SOUTH', 'South', 'south', 'THB');
    insert into account (id, merchant_code, account, password_hash, affiliate_code) values ('${owner}', 'NORTH', 'tester', '', 'x');
    insert into account (merchant_code, account, password_hash, affiliate_code) values ('SOUTH', 'tester', '', 'y'), ('SOUTH', 'poor', '', 'z')`);
});
afterAll(() => fixture.close());

function statement(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    env: { ...process.env, DATABASE_URL: fixture.databaseUrl },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

it('the statement lists every entry with reference, amount and balance between opening and closing balance', () => {
  const { status, stdout } = statement('NORTH/tester');
  const lines = stdout.split('\n').map((line) => line.replaceAll(/ +/g, ' '));
  expect(lines[0]).toBe(`${owner} THB`);
  expect(lines[1]).toBe('opening balance 0.00');
  expect(lines.slice(2, 5)).toEqual([
    expect.stringMatching(new RegExp(`Z promo test ${owner} 10000.00 10000.00 "opening"$`)),
    expect.stringMatching(/Z bet PARLOR bet-1 -1.00 9999.00$/),
    expect.stringMatching(/Z win PARLOR win-1 2.00 10001.00$/),
  ]);
  expect(lines.slice(5)).toEqual(['closing balance 10001.00', '3 entries. The entries follow from each other.', '']);
  expect(status).toBe(0);
});

it('the statement is available as JSON and CSV, and by account id', () => {
  const json = JSON.parse(statement(owner, '--format', 'json').stdout) as { entries: unknown[] };
  expect(json).toMatchObject({ account: owner, opening: '0.00', closing: '10001.00', isWhole: true, problems: [] });
  expect(json.entries).toMatchObject([
    { version: 1, kind: 'promo' },
    { version: 2, kind: 'bet', amount: '-1.00' },
    { version: 3, kind: 'win', balanceAfter: '10001.00' },
  ]);
  const csv = statement(owner, '--format', 'csv').stdout.trimEnd().split('\r\n');
  expect(csv).toHaveLength(6);
  expect(csv[3]).toMatch(/^2,.*,bet,PARLOR,bet-1,.*,-1\.00,9999\.00,THB,,$/);
});

it('the statement opens with the balance before --from and closes with the balance at --to', () => {
  expect(statement(owner, '--from', '2999-01-01').stdout).toMatch(
    /opening balance +10001\.00\n.*closing balance +10001\.00\n0 entries/s,
  );
  expect(statement(owner, '--to', '2001-01-01').stdout).toMatch(
    /opening balance +0\.00\nclosing balance +0\.00\n0 entries/,
  );
});

it('the statement includes more entries than one batch holds', async () => {
  const many = await fixture.player(0n);
  await fixture.database.pool.query(
    `insert into account (id, merchant_code, account, password_hash, affiliate_code) values ('${many}', 'NORTH', 'many', '', 'm')`,
  );
  for (let at = 0; at < 1_001; at += 1)
    await fixture.ledger.promo({
      player: playerOf(many),
      provider: 'test',
      txId: newTransferId(),
      currency: 'THB',
      amount: 1n,
      note: '',
      eventAt: 0,
    });
  const { status, stdout } = statement('many');
  expect(stdout).toMatch(/closing balance +10\.01\n1001 entries\. The entries follow from each other\./);
  expect(status).toBe(0);
});

it.each([
  [['nobody'], 'There is no account nobody.'],
  [['tester'], 'tester is an account of several merchants: name one of NORTH/tester, SOUTH/tester.'],
  [['poor'], 'poor has no cash account.'],
  [[], 'Usage: pnpm ledger:statement'],
  [['tester', '--from', 'yesterday'], 'Usage: pnpm ledger:statement'],
  [['tester', '--format', 'xml'], 'Usage: pnpm ledger:statement'],
  [['tester', '--colour', 'red'], 'Usage: pnpm ledger:statement'],
])('the statement command rejects %j with a one-line error', (args, problem) => {
  const { status, stderr } = statement(...args);
  expect(stderr).toContain(problem);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(status).toBe(2);
});

it('the statement command names the entry that breaks the chain and exits with status 1', async () => {
  await fixture.database.pool.query(
    `set session_replication_role = replica; update ledger_transfer set amount = 400, moved = 400, balance_after = balance_after + 200 where provider_tx_id = 'win-1'; set session_replication_role = origin`,
  );
  const { status, stdout } = statement(owner);
  expect(stdout).toContain('BREAK: the chain is broken here');
  expect(stdout).toContain('The entries do not agree: entry 3: the chain is broken here.');
  expect(status).toBe(1);
});
