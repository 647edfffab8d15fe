// Prints the entries of a player's cash accounts: `pnpm ledger:statement ACCOUNT|NAME [--from DAY --to DAY] [--format
// text|csv|json]`. NAME may be MERCHANT/NAME. Entries are checked against each other on the way. Exits with 1 if they
// are inconsistent, with 2 if the statement failed.
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import { currencies } from '@parlor/contract';
import { openDatabase } from '@parlor/database';
import { borrowDatabase, type BorrowedDatabase } from './borrowDatabase.ts';
import { loadConfig } from './config.ts';
import type { Database } from './database.ts';
import { APP_ROLE } from './databaseRoles.ts';
import type { Player } from './modules/ledger/player.ts';
import {
  statementFormat,
  statementFormatNames,
  type StatementFormat,
} from './modules/ledger/statement/statementFormats.ts';
import { openingOf, statementLines } from './modules/ledger/statement/statementLines.ts';
import { isTransferId } from './modules/ledger/transferId.ts';
import { csvLine } from './modules/report/csv.rules.ts';
import { entriesOfDays, findCashAccount } from './modules/wallet/cashAccount.ts';

const USAGE =
  'Usage: pnpm ledger:statement ACCOUNT|NAME|MERCHANT/NAME [--from YYYY-MM-DD] [--to YYYY-MM-DD] [--format text|csv|json]';
const TIMEOUT_MS = 600_000;

const optionsSchema = z.object({
  accountRef: z.string().min(1),
  from: z.iso.date().default('0001-01-01'),
  to: z.iso.date().default('9999-12-31'),
  format: z.enum(statementFormatNames).default('text'),
});

let borrowed: BorrowedDatabase | undefined;
try {
  const options = readOptions(process.argv.slice(2));
  borrowed = await borrowDatabase(loadConfig(process.env));
  const database = openDatabase<Database>(borrowed.url, {
    applicationName: 'parlor-ledger-statement',
    role: APP_ROLE,
    poolSize: 1,
    statementTimeoutMs: TIMEOUT_MS,
    acquireTimeoutMs: 10_000,
  });
  try {
    const isComplete = await database.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((transaction) => print(transaction, options));
    process.exitCode = isComplete ? 0 : 1;
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
} finally {
  await borrowed?.release();
}

type StatementOptions = z.infer<typeof optionsSchema>;

function readOptions(args: string[]): StatementOptions {
  const { values, positionals } = parse(args);
  const options = optionsSchema.safeParse({ accountRef: positionals[0], ...values });
  if (!options.success || positionals.length !== 1) throw new Error(USAGE);
  return options.data;
}

function parse(args: string[]) {
  try {
    const option = { type: 'string' } as const;
    return parseArgs({ args, allowPositionals: true, options: { from: option, to: option, format: option } });
  } catch (cause) {
    throw new Error(USAGE, { cause });
  }
}

/** Prints every cash account of a player, and returns whether all entries are consistent. */
async function print(
  transaction: Transaction<Database>,
  { accountRef, from, to, format: name }: StatementOptions,
): Promise<boolean> {
  const player = await findPlayer(transaction, accountRef);
  const format = statementFormat(name, csvLine);
  let [isConsistent, printed] = [true, 0];
  for (const currency of currencies) {
    const account = await findCashAccount(transaction, player, currency);
    if (account === undefined) continue;
    const range = {
      bucket: account.bucket,
      accountId: account.id,
      ...(await entriesOfDays(transaction, account, { from, to })),
    };
    const opening = await openingOf(transaction, range);
    const head = { account: player.accountId, currency, opening: opening.balance };
    isConsistent = (await printLines(statementLines(transaction, range, opening), format, head)) && isConsistent;
    printed += 1;
  }
  if (printed === 0) throw new Error(`${accountRef} has no cash account.`);
  return isConsistent;
}

async function printLines(
  lines: ReturnType<typeof statementLines>,
  format: StatementFormat,
  head: Parameters<StatementFormat['head']>[0],
): Promise<boolean> {
  await write(format.head(head));
  const end = { lines: 0, closing: head.opening, problems: [] as string[] };
  for await (const line of lines) {
    await write(format.line(line, head, end.lines === 0));
    end.lines += 1;
    end.closing = line.balanceAfter;
    if (line.problem !== undefined) end.problems.push(`entry ${line.version}: ${line.problem}`);
  }
  await write(format.end(end, head));
  return end.problems.length === 0;
}

async function findPlayer(transaction: Transaction<Database>, accountRef: string): Promise<Player> {
  const [merchant, name] = accountRef.includes('/')
    ? (accountRef.split('/') as [string, string])
    : [undefined, accountRef];
  const found = await transaction
    .selectFrom('account')
    .select(['id', 'merchant_code', 'account'])
    .$if(isTransferId(accountRef), (query) => query.where('id', '=', accountRef))
    .$if(!isTransferId(accountRef), (query) => query.where('account', '=', name.toLowerCase()))
    .$if(merchant !== undefined, (query) => query.where('merchant_code', '=', merchant!))
    .orderBy('merchant_code')
    .execute();
  const [account, another] = found;
  if (account === undefined) throw new Error(`There is no account ${accountRef}.`);
  if (another !== undefined)
    throw new Error(
      `${accountRef} is an account of several merchants: name one of ${found.map((row) => `${row.merchant_code}/${row.account}`).join(', ')}.`,
    );
  return { accountId: account.id, merchantCode: account.merchant_code };
}

/** Writes no faster than the reader reads. */
async function write(piece: string): Promise<void> {
  if (!process.stdout.write(piece)) await once(process.stdout, 'drain');
}
