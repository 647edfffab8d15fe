import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMasterKeys, newMasterKey, type MasterKeys } from '../../../masterKey/masterKeys.ts';
import { resealRecords } from '../../../masterKey/sealedRecords.ts';
import { checkLedger } from '../ledgerCheck.ts';
import { newTransferId } from '../transferId.ts';
import { createLedgerFixture, type LedgerFixture } from '../testing/ledgerFixture.ts';
import { trustedRootKeys } from './rootKey.ts';
import { createRootWriter, type RootWriter } from './rootWriter.ts';
import { checkRoots, type RootsReport } from './rootsCheck.ts';
import { lineHash, type SignedRoot } from './rootsFile.ts';

const NOVEMBER = Date.UTC(2026, 10, 30, 23, 50);

let fixture: LedgerFixture;
let owner: string;
let folder: string;
let file: string;
let now: number;
let masterKeys: MasterKeys;
let writer: RootWriter;

beforeEach(async () => {
  fixture = await createLedgerFixture({ poolSize: 2 });
  folder = mkdtempSync(join(tmpdir(), 'parlor-roots-'));
  file = join(folder, '2026-11.jsonl');
  now = NOVEMBER;
  masterKeys = createMasterKeys(newMasterKey());
  writer = writerOf(masterKeys);
  owner = await fixture.player(1_000n);
  await fixture.player(500n);
  await play();
});
afterEach(async () => {
  await fixture.close();
  rmSync(folder, { recursive: true });
});

const writerOf = (keys: MasterKeys, folderOfRoots = folder) =>
  createRootWriter({ db: fixture.app.db, masterKeys: keys, folder: folderOfRoots, clock: () => now });

async function play(): Promise<void> {
  const txId = newTransferId();
  await fixture.ledger.bet(fixture.bet({ owner, txId }));
  await fixture.ledger.win(fixture.win({ owner, txId: newTransferId(), refTxId: txId }));
}

async function check(keys = masterKeys): Promise<RootsReport> {
  return checkRoots(fixture.app.db, folder, await trustedRootKeys(fixture.app.db, keys));
}

/** Raises a win and recomputes everything after it, as only the owner of the tables can. */
async function raiseWinAndRecompute(): Promise<void> {
  await tamperAndRecompute(`
    update ledger_transfer set amount = amount + 900, moved = moved + 900
      where kind = 'win' and owner = '${owner}' and version = 3;
    update ledger_transfer set balance_after = balance_after + 900, free_after = free_after + 900
      where owner = '${owner}' and version >= 3;
    update ledger_account set balance = balance + 900, day_won = day_won + 900 where owner = '${owner}';
    update bet_order o set payout = payout + 900 from ledger_transfer w
      where w.owner = '${owner}' and w.version = 3 and o.bucket = w.bucket and o.id = w.order_id;`);
}

/** Changes immutable rows of the ledger, and then recomputes every later hash of the account. */
async function tamperAndRecompute(changes: string): Promise<void> {
  await fixture.database.pool.query(`
    set session_replication_role = replica;
    ${changes}
    do $$
    declare
      t ledger_transfer;
      v_previous bytea := sha256('');
    begin
      for t in select * from ledger_transfer where owner = '${owner}' and version is not null order by version loop
        v_previous := ledger_link(v_previous, t);
        update ledger_transfer set hash = v_previous where bucket = t.bucket and id = t.id;
      end loop;
      update ledger_account set head_hash = v_previous where owner = '${owner}';
    end
    $$;
    set session_replication_role = origin;`);
}

describe('a root over the heads of all accounts', () => {
  it('identifies the account of a raised win even when the table owner recomputed the whole chain', async () => {
    await writer.write();
    await play();
    await writer.write();
    expect((await check()).breaks).toEqual([]);
    await raiseWinAndRecompute();
    expect((await checkLedger(fixture.database.db)).breaks).toEqual([]);
    expect((await check()).breaks).toEqual([
      {
        account: expect.stringContaining(`${owner} cash THB`) as string,
        detail: 'entry 5 is another one than root 2 names, with a balance of 2100 instead of 1200',
      },
    ]);
  });

  it('identifies the account of an entry that was exchanged between two roots and moves the same money', async () => {
    await writer.write();
    await play();
    await writer.write();
    await tamperAndRecompute(
      `update ledger_transfer set provider_tx_id = 'another' where owner = '${owner}' and version = 4;`,
    );
    expect((await check()).breaks).toEqual([
      {
        account: expect.stringContaining(`${owner} cash THB`) as string,
        detail: 'entry 5 is another one than root 2 names, with a balance of 1200 instead of 1200',
      },
    ]);
  });

  it('detects an account that lost its last entry and an account that was deleted', async () => {
    await writer.write();
    await fixture.database.pool.query(
      `set session_replication_role = replica; delete from ledger_transfer where version = 3 and owner = '${owner}'; delete from ledger_account where kind = 'cash' and owner <> '${owner}'; set session_replication_role = origin`,
    );
    expect((await check()).breaks.map(({ detail }) => detail).toSorted()).toEqual([
      expect.stringContaining('is another one than root 1 names'),
      'entry 3 is gone, which root 1 names',
    ]);
  });

  it('is not written before its interval has passed, except at the end of a day', async () => {
    expect(await writer.writeWhenDue(600_000)).toBe('written');
    now += 599_000;
    expect(await writer.writeWhenDue(600_000)).toBe('not due');
    now = Date.UTC(2026, 11, 1);
    expect(await writer.writeWhenDue(6_000_000)).toBe('written');
    expect(await check()).toMatchObject({ roots: 2, last: { number: 2, at: '2026-12-01T00:00:00.000Z' }, breaks: [] });
    expect(readFileSync(join(folder, '2026-12.jsonl'), 'utf8')).toContain('"leaves":[[');
  });

  it('contains only the accounts that changed, also when two writers run concurrently', async () => {
    await writer.write();
    const before = readFileSync(file, 'utf8').length;
    expect((await Promise.all([writer.write(), writerOf(masterKeys).write()])).toSorted()).toEqual(
      expect.arrayContaining(['written']),
    );
    expect(readFileSync(file, 'utf8').slice(before)).not.toContain('"leaves":[[');
    await play();
    await writer.write();
    expect(
      readFileSync(file, 'utf8')
        .slice(before)
        .match(/"leaves":\[\[.*\]\]/g),
    ).toHaveLength(1);
    expect((await check()).breaks).toEqual([]);
  });

  it('is written after lines that a killed gateway left unsigned', async () => {
    await writer.write();
    writeFileSync(file, `${readFileSync(file, 'utf8')}{"leaves":[[1,"2","3","4","00`);
    expect((await check()).breaks).toEqual([]);
    expect(await writer.write()).toBe('written');
    expect(await check()).toMatchObject({ roots: 2, breaks: [] });
  });

  it('is written after a root that is missing from the database', async () => {
    await writer.write();
    await fixture.database.db.deleteFrom('ledger_root').execute();
    expect(await writer.write()).toBe('written');
    expect(await check()).toMatchObject({ roots: 2, breaks: [] });
  });

  it('cannot be checked without the master key that sealed its key', async () => {
    await writer.write();
    await expect(check(createMasterKeys(newMasterKey()))).rejects.toThrow(
      'is sealed with a master key that is not among',
    );
  });
});

describe('the root check', () => {
  beforeEach(async () => {
    await writer.write();
    await play();
    await writer.write();
  });

  const lines = () => readFileSync(file, 'utf8').trimEnd().split('\n');
  const rewrite = (change: (all: string[]) => string[]) => writeFileSync(file, `${change(lines()).join('\n')}\n`);
  const problem = async () => (await check()).breaks[0]?.detail;

  /** Writes a root over the current ledger after the `retained` lines, as an attacker could without the master key. */
  async function forgeRoot(retained: string[]): Promise<void> {
    const { db } = fixture.database;
    const keys = await db.selectFrom('ledger_root_key').selectAll().execute();
    await db.deleteFrom('ledger_root_key').execute();
    await db
      .deleteFrom('ledger_root')
      .where('number', '>', BigInt(retained.length / 2))
      .execute();
    await sql`delete from ledger_root_leaf`.execute(db);
    rewrite(() => retained);
    await writerOf(createMasterKeys(newMasterKey())).write();
    const all = lines();
    const { root, signature } = JSON.parse(all.pop() ?? '') as { root: SignedRoot; signature: string };
    const line = JSON.stringify({ root: { ...root, key: keys[0]?.id }, signature });
    rewrite(() => [...all, line]);
    await db
      .updateTable('ledger_root')
      .set({ line_hash: Buffer.from(lineHash(line), 'hex') })
      .where('number', '=', BigInt(root.number))
      .execute();
    await db.deleteFrom('ledger_root_key').execute();
    await db
      .insertInto('ledger_root_key')
      .values(keys.map(({ id, sealed }) => ({ id, sealed })))
      .execute();
  }

  it('reports a removed file, and the writer adds no further root', async () => {
    rmSync(file);
    expect(await problem()).toContain('there are no roots in');
    expect(await writer.write()).toBe('elsewhere');
  });

  it('reports a truncated file, and the writer adds no further root', async () => {
    rewrite((all) => all.slice(0, 2));
    expect(await problem()).toContain('end with root 1, and 2 were written');
    expect(await writer.write()).toBe('elsewhere');
  });

  it('reports a file whose first root is missing', async () => {
    rewrite((all) => all.slice(2));
    expect(await problem()).toContain('roots are missing in between');
  });

  it('reports a changed leaf and a changed root', async () => {
    const before = readFileSync(file, 'utf8');
    rewrite((all) => all.map((line) => line.replace('"1100"', '"2000"')));
    expect(await problem()).toContain('root 1 in');
    expect(await problem()).toContain('they were changed');
    writeFileSync(file, before.replace('"accounts":2', '"accounts":3'));
    expect(await problem()).toContain('is not signed by a key of this platform');
  });

  it.each([1, 2])('reports root %i when all but its signature was recomputed for a raised win', async (number) => {
    const before = lines().slice(0, 2 * (number - 1));
    await raiseWinAndRecompute();
    await forgeRoot(before);
    expect((await checkLedger(fixture.database.db)).breaks).toEqual([]);
    const detail = `root ${number} in ${file} is not signed by a key of this platform`;
    expect((await check()).breaks).toEqual([{ account: '', detail }]);
  });

  it('reports a root that was exchanged for another root signed with the same key', async () => {
    const { db } = fixture.database;
    const known = await db.selectFrom('ledger_root').selectAll().execute();
    await db.deleteFrom('ledger_root').execute();
    const elsewhere = join(folder, 'elsewhere');
    await writerOf(masterKeys, elsewhere).write();
    await db.deleteFrom('ledger_root').execute();
    await db
      .insertInto('ledger_root')
      .values(known.map((row) => ({ ...row, at: new Date(row.at) })))
      .execute();
    const otherLines = readFileSync(join(elsewhere, '2026-11.jsonl'), 'utf8').trimEnd().split('\n');
    rewrite((all) => [...otherLines, ...all.slice(2)]);
    expect(await problem()).toBe(`root 2 in ${file} does not name the root before it: that one was changed`);
  });

  it('reports a root whose files leave out an account that moved', async () => {
    await play();
    await sql`update ledger_root_leaf l set version = a.version from ledger_account a
      where a.bucket = l.bucket and a.id = l.account_id`.execute(fixture.database.db);
    expect(await writer.write()).toBe('written');
    expect(await problem()).toBe('the accounts in the files do not add up to root 3');
  });

  it('reports a file that was rewritten with another key', async () => {
    rmSync(file);
    const { db } = fixture.database;
    const keys = await db.selectFrom('ledger_root_key').selectAll().execute();
    await db.deleteFrom('ledger_root').execute();
    await db.deleteFrom('ledger_root_key').execute();
    await writerOf(createMasterKeys(newMasterKey())).write();
    await db.deleteFrom('ledger_root_key').execute();
    await db
      .insertInto('ledger_root_key')
      .values(keys.map(({ id, sealed }) => ({ id, sealed })))
      .execute();
    expect(await problem()).toContain('is not signed by a key of this platform');
  });
});

it('the root key is resealed when the master key changes', async () => {
  const [first, second] = [newMasterKey(), newMasterKey()];
  const before = createMasterKeys(first);
  await writerOf(before).write();
  await resealRecords(fixture.app.db, createMasterKeys(second, [first]), 'outdated');
  expect((await check(createMasterKeys(second))).breaks).toEqual([]);
});
