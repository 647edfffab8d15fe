import { createHash, type KeyObject } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../../database.ts';
import { createRootBuilder, type RootLeaf } from './merkleTree.ts';
import { lineHash, readRootsFile, rootsFiles, type SignedRoot } from './rootsFile.ts';

/** The comparison of the ledger with its signed roots. */
export interface RootsReport {
  /** How many roots there are, and the last of them. Compare it with a copy that is stored elsewhere. */
  roots: number;
  last: { number: number; at: string; lineHash: string } | undefined;
  /** A mismatch: `account` is empty where the files themselves are at fault. */
  breaks: { account: string; detail: string }[];
}

/** The most accounts in a report; the first ones are enough. */
const ACCOUNTS_NAMED = 20;
const LEAF_BATCH = 2_000;

/**
 * Checks the files of signed roots, and that every account still has the entry in its last root. The entry's hash
 * covers the whole history before it. Reads line by line, and stores the accounts in a temporary table.
 */
export async function checkRoots(
  db: Kysely<Database>,
  folder: string,
  keys: ReadonlyMap<string, KeyObject>,
): Promise<RootsReport> {
  const files = rootsFiles(folder);
  const { roots, last, lastLine, problem } = await readSigned(files, keys);
  const report: RootsReport = {
    roots,
    last: last && { number: last.number, at: last.at, lineHash: lineHash(lastLine) },
    breaks: [],
  };
  if (problem !== undefined) {
    report.breaks.push({ account: '', detail: problem });
    return report;
  }
  const cut = await cutOff(db, folder, last, lastLine);
  if (cut !== undefined) report.breaks.push({ account: '', detail: cut });
  if (last !== undefined)
    report.breaks.push(
      ...(await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((transaction) => compareAccounts(transaction, files, last))),
    );
  return report;
}

interface Signed {
  roots: number;
  last: SignedRoot | undefined;
  lastLine: string;
  /** The first error in the files. */
  problem?: string;
}

/** Verifies signatures and hashes from the first root to the last. */
async function readSigned(files: readonly string[], keys: ReadonlyMap<string, KeyObject>): Promise<Signed> {
  const signed: Signed = { roots: 0, last: undefined, lastLine: '' };
  for (const file of files) {
    let leaves = createHash('sha256');
    for await (const line of readRootsFile(file)) {
      // The next root shows whether this line was there when it was signed.
      if (line.kind !== 'root') {
        leaves.update(`${line.line}\n`);
        continue;
      }
      const { root } = line;
      const wrong = wrongWith(root, signed, leaves.digest('hex'));
      if (wrong !== undefined) return { ...signed, problem: `root ${root.number} in ${file} ${wrong}` };
      if (!line.isSignedBy(keys))
        return { ...signed, problem: `root ${root.number} in ${file} is not signed by a key of this platform` };
      leaves = createHash('sha256');
      signed.roots += 1;
      signed.last = root;
      signed.lastLine = line.line;
    }
  }
  return signed;
}

function wrongWith(root: SignedRoot, { last, lastLine }: Signed, leaves: string): string | undefined {
  if (root.number !== (last?.number ?? 0) + 1) return `follows root ${last?.number ?? 0}: roots are missing in between`;
  if (root.previous !== (last === undefined ? '' : lineHash(lastLine)))
    return 'does not name the root before it: that one was changed';
  if (root.leaves !== leaves) return 'stands behind other lines than it signed: they were changed';
  return undefined;
}

/** Returns the error if the files end before the last root in the database. */
async function cutOff(
  db: Kysely<Database>,
  folder: string,
  last: SignedRoot | undefined,
  lastLine: string,
): Promise<string | undefined> {
  const known = await db.selectFrom('ledger_root').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst();
  const number = Number(known?.number ?? 0);
  if (known === undefined || number < (last?.number ?? 0)) return undefined;
  if (last === undefined)
    return `there are no roots in ${folder}, and ${number} were written: the files are missing (LEDGER_ROOTS_DIR names their folder)`;
  if (last.number < number) return `the files in ${folder} end with root ${last.number}, and ${number} were written`;
  return lineHash(lastLine) === known.line_hash.toString('hex')
    ? undefined
    : `root ${number} in ${folder} is another one than was written`;
}

async function compareAccounts(
  transaction: Transaction<Database>,
  files: readonly string[],
  last: SignedRoot,
): Promise<RootsReport['breaks']> {
  await sql`create temporary table rooted (
    bucket smallint, account_id bigint, version bigint, balance bigint, head bytea, root bigint, primary key (bucket, account_id)) on commit drop`.execute(
    transaction,
  );
  await storeLastLeaves(transaction, files, last);
  await sql`analyze rooted`.execute(transaction);
  const { rows } = await sql<{ account: string; detail: string }>`
    select coalesce(a.owner || ' ' || a.kind || ' ' || a.currency, 'an account that is gone') || ' (#' || r.account_id || ')' as account,
      case when t.hash is null then 'entry ' || r.version || ' is gone, which root ' || r.root || ' names'
        else 'entry ' || r.version || ' is another one than root ' || r.root || ' names, with a balance of ' || t.balance_after || ' instead of ' || r.balance end as detail
    from rooted r
    left join ledger_account a on a.bucket = r.bucket and a.id = r.account_id
    left join ledger_transfer t on t.bucket = r.bucket and t.account_id = r.account_id and t.version = r.version
    where a.id is null or t.hash is distinct from r.head or t.balance_after is distinct from r.balance
    order by r.bucket, r.account_id limit ${sql.lit(ACCOUNTS_NAMED)}`.execute(transaction);
  const root = await rootOf(transaction);
  return root === last.root
    ? rows
    : [...rows, { account: '', detail: `the accounts in the files do not add up to root ${last.number}` }];
}

/** Stores the last leaf of each account, up to the last signed root. */
async function storeLastLeaves(
  transaction: Transaction<Database>,
  files: readonly string[],
  last: SignedRoot,
): Promise<void> {
  let next = 1;
  for (const file of files) {
    for await (const line of readRootsFile(file)) {
      if (line.kind === 'leaves') await storeLeaves(transaction, line.line, next);
      if (line.kind !== 'root') continue;
      // Data after the last root is unsigned: a gateway ended while writing it.
      if (line.root.number === last.number) return;
      next = line.root.number + 1;
    }
  }
}

async function storeLeaves(transaction: Transaction<Database>, line: string, root: number): Promise<void> {
  await sql`insert into rooted
    select (leaf ->> 0)::int, (leaf ->> 1)::bigint, (leaf ->> 2)::bigint, (leaf ->> 3)::bigint, decode(leaf ->> 4, 'hex'), ${root}
    from jsonb_array_elements(${line}::jsonb -> 'leaves') leaf
    on conflict (bucket, account_id) do update set version = excluded.version, balance = excluded.balance, head = excluded.head, root = excluded.root`.execute(
    transaction,
  );
}

/** Computes the root over the stored accounts. */
async function rootOf(transaction: Transaction<Database>): Promise<string> {
  const tree = createRootBuilder();
  await sql`declare rooted_account no scroll cursor for
    select bucket, account_id as "accountId", version, balance, head from rooted order by bucket, account_id`.execute(
    transaction,
  );
  for (;;) {
    const { rows } = await sql<RootLeaf>`fetch ${sql.lit(LEAF_BATCH)} from rooted_account`.execute(transaction);
    if (rows.length === 0) return tree.root().toString('hex');
    for (const leaf of rows) tree.add(leaf);
  }
}
