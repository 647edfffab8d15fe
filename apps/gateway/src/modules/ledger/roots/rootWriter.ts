import { createHash } from 'node:crypto';
import { mkdir, open, stat, truncate, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../../database.ts';
import type { MasterKeys } from '../../../masterKey/masterKeys.ts';
import { createRootBuilder, type RootLeaf } from './merkleTree.ts';
import { ensureRootKey, publicPem } from './rootKey.ts';
import {
  leavesLine,
  lineHash,
  readRootsFile,
  rootsFileOf,
  rootsFiles,
  signRoot,
  type SignedRoot,
} from './rootsFile.ts';

/** Writes signed roots over the heads of all cash accounts into files outside the database. */
export interface RootWriter {
  /**
   * Writes the next root. Returns `busy` while another gateway writes, and `elsewhere` when the database's last root is
   * not the last one in this folder: another folder is in use, or this one was changed.
   */
  write(): Promise<'written' | 'busy' | 'elsewhere'>;
  /** Writes the next root when the last one is older than `everyMs`, or of another day in UTC. */
  writeWhenDue(everyMs: number): Promise<'written' | 'busy' | 'elsewhere' | 'not due'>;
}

interface RootWriterDeps {
  db: Kysely<Database>;
  masterKeys: MasterKeys;
  folder: string;
  clock: () => number;
}

// Any fixed number works, as long as every gateway uses the same.
const LOCK_KEY = 7_275_190_121n;
const ACCOUNT_BATCH = 1_000;
const OWNER_ONLY = 0o600;
const DAY_MS = 86_400_000;

export function createRootWriter({ db, masterKeys, folder, clock }: RootWriterDeps): RootWriter {
  const write = () =>
    db.transaction().execute((transaction) => writeIn(transaction, { masterKeys, folder, at: clock() }));
  return {
    write,
    async writeWhenDue(everyMs) {
      const last = await lastKnown(db);
      const now = clock();
      const isDue =
        last === undefined || now - last.at >= everyMs || Math.floor(now / DAY_MS) !== Math.floor(last.at / DAY_MS);
      return isDue ? write() : 'not due';
    },
  };
}

function lastKnown(db: Kysely<Database>) {
  return db.selectFrom('ledger_root').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst();
}

interface Writing {
  masterKeys: MasterKeys;
  folder: string;
  at: number;
}

async function writeIn(
  transaction: Transaction<Database>,
  { masterKeys, folder, at }: Writing,
): Promise<'written' | 'busy' | 'elsewhere'> {
  const { rows } = await sql<{ isMine: boolean }>`select pg_try_advisory_xact_lock(${LOCK_KEY}) as "isMine"`.execute(
    transaction,
  );
  if (rows[0]?.isMine !== true) return 'busy';
  await mkdir(folder, { recursive: true });
  const tail = await readTail(folder);
  if (!(await isGoingOn(transaction, tail))) return 'elsewhere';
  const key = await ensureRootKey(transaction, masterKeys);
  await writeFile(join(folder, `public-key-${key.id}.pem`), publicPem(key));
  const file = rootsFileOf(folder, at);
  const isFirstOfFile = tail?.file !== file;
  // An unsigned rest is left over from a process that ended while writing.
  const size = isFirstOfFile ? 0 : tail.end;
  if ((await sizeOf(file)) > size) await truncate(file, size);
  const handle = await open(file, 'a', OWNER_ONLY);
  try {
    const tree = createRootBuilder();
    const leaves = createHash('sha256');
    for await (const batch of accountsOf(transaction)) {
      for (const leaf of batch) tree.add(leaf);
      const moved = isFirstOfFile ? batch : batch.filter(({ isMoved }) => isMoved);
      if (moved.length > 0) await appendLeaves(handle, leaves, moved);
      await storeVersions(
        transaction,
        batch.filter(({ isMoved }) => isMoved),
      );
    }
    const root: SignedRoot = {
      number: (tail?.root.number ?? 0) + 1,
      at: new Date(at).toISOString(),
      accounts: tree.accounts,
      root: tree.root().toString('hex'),
      previous: tail === undefined ? '' : lineHash(tail.line),
      leaves: leaves.digest('hex'),
      key: key.id,
    };
    const line = signRoot(root, key);
    await insertRoot(transaction, root, line);
    // The file comes first: the next write adopts a root that is in the file and not in the database.
    await handle.appendFile(`${line}\n`);
    await handle.sync();
    return 'written';
  } catch (error) {
    await handle.truncate(size);
    throw error;
  } finally {
    await handle.close();
  }
}

interface Tail {
  file: string;
  root: SignedRoot;
  line: string;
  /** The offset of the byte after the line. */
  end: number;
}

/** Reads the last signed line of a folder. */
async function readTail(folder: string): Promise<Tail | undefined> {
  for (const file of rootsFiles(folder).toReversed()) {
    let tail: Tail | undefined;
    for await (const line of readRootsFile(file)) {
      if (line.kind === 'root') tail = { file, root: line.root, line: line.line, end: line.end };
    }
    if (tail !== undefined) return tail;
  }
  return undefined;
}

/**
 * Whether the last root in the folder is the one in the database, or one root later: then the database was not updated
 * in time.
 */
async function isGoingOn(transaction: Transaction<Database>, tail: Tail | undefined): Promise<boolean> {
  const known = await lastKnown(transaction);
  if (tail === undefined) return known === undefined;
  const number = Number(known?.number ?? 0);
  if (tail.root.number === number + 1 && tail.root.previous === (known?.line_hash.toString('hex') ?? '')) {
    await insertRoot(transaction, tail.root, tail.line);
    return true;
  }
  return tail.root.number === number && lineHash(tail.line) === known?.line_hash.toString('hex');
}

async function insertRoot(transaction: Transaction<Database>, root: SignedRoot, line: string): Promise<void> {
  await transaction
    .insertInto('ledger_root')
    .values({
      number: BigInt(root.number),
      at: new Date(root.at),
      accounts: BigInt(root.accounts),
      root: Buffer.from(root.root, 'hex'),
      line_hash: Buffer.from(lineHash(line), 'hex'),
    })
    .execute();
}

async function appendLeaves(handle: FileHandle, hash: ReturnType<typeof createHash>, moved: RootLeaf[]): Promise<void> {
  const line = `${leavesLine(moved)}\n`;
  hash.update(line);
  await handle.appendFile(line);
}

/**
 * Yields all accounts of players and jackpots with an entry, in the order of bucket and account, from one snapshot of
 * the database.
 */
async function* accountsOf(transaction: Transaction<Database>): AsyncGenerator<(RootLeaf & { isMoved: boolean })[]> {
  await sql`declare root_account no scroll cursor for
    select a.bucket, a.id as "accountId", a.version, a.balance, a.head_hash as head, l.version is distinct from a.version as "isMoved"
    from ledger_account a left join ledger_root_leaf l on l.bucket = a.bucket and l.account_id = a.id
    where a.kind in ('cash', 'jackpot', 'bonus') and a.version > 0 order by a.bucket, a.id`.execute(transaction);
  for (;;) {
    const { rows } = await sql<
      RootLeaf & { isMoved: boolean }
    >`fetch ${sql.lit(ACCOUNT_BATCH)} from root_account`.execute(transaction);
    if (rows.length === 0) return;
    yield rows;
  }
}

async function storeVersions(transaction: Transaction<Database>, moved: readonly RootLeaf[]): Promise<void> {
  if (moved.length === 0) return;
  await sql`insert into ledger_root_leaf (bucket, account_id, version)
    select * from unnest(${moved.map(({ bucket }) => bucket)}::int[], ${moved.map(({ accountId }) => accountId)}::bigint[], ${moved.map(({ version }) => version)}::bigint[])
    on conflict (bucket, account_id) do update set version = excluded.version`.execute(transaction);
}

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch {
    return 0;
  }
}
