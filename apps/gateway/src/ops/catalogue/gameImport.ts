import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import { recordAct } from '../../modules/audit/operatorActs.ts';
import { OperatorError } from '../../modules/merchant/operatorError.ts';
import type { GameEntry } from './gameEntry.ts';
import type { GameFile, GameLine } from './gameFile.ts';
import { countChanges, createChangeTables, findConflicts, mergeGames, stageGames } from './gameMerge.ts';
import { LineProblems } from './lineProblems.ts';

/** How many lines memory holds and one statement stages. */
export const STAGED_AT_ONCE = 1_000;
/** The key of the advisory lock that allows one import at a time. */
const LOCK_KEY = 7_238_104_139n;

export interface GameImport {
  file: GameFile;
  /** The operator who runs the import. */
  operator: string;
  /** Whether to withdraw games that the file does not contain. */
  replaces: boolean;
  /** Whether to run the whole import and then roll it back. */
  checksOnly: boolean;
}

/** How many games an import adds, changes, leaves unchanged and withdraws. */
export interface ImportCounts {
  added: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
}

/**
 * Imports a file of games in one transaction: all of its lines or none. Games are identified by node id; games not in
 * the file stay unchanged unless the import replaces them. Throws OperatorError with the invalid lines.
 */
export function importGames(db: Kysely<Database>, wanted: GameImport): Promise<ImportCounts> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ isMine: boolean }>`select pg_try_advisory_xact_lock(${LOCK_KEY}) as "isMine"`.execute(
      transaction,
    );
    if (rows[0]?.isMine !== true)
      throw new OperatorError('Another import is under way. Import the file when it has ended.');
    await stageFile(transaction, wanted.file);
    const counts = await countChanges(transaction, wanted.replaces);
    if (counts.added + counts.changed + counts.withdrawn === 0) return counts;
    await sql`savepoint before_merge`.execute(transaction);
    await mergeGames(transaction, wanted.replaces);
    if (wanted.checksOnly) await sql`rollback to savepoint before_merge`.execute(transaction);
    else await recordImport(transaction, wanted, counts);
    return counts;
  });
}

/** Stages the games of a file, or throws with all their problems. */
async function stageFile(transaction: Transaction<Database>, { name, games }: GameFile): Promise<void> {
  await createChangeTables(transaction);
  const problems = new LineProblems();
  let lineCount = 0;
  for await (const batch of batchesOf(games)) {
    lineCount += batch.length;
    await stageGames(
      transaction,
      batch.flatMap((line) => gameOf(line, problems)),
    );
  }
  const conflicts = await findConflicts(transaction, problems.limit);
  for (const { line, problem } of conflicts.first) problems.add(line, problem);
  problems.addUnseen(conflicts.count - conflicts.first.length);
  if (problems.count > 0) throw new OperatorError(`${name}: nothing is imported\n${problems.text()}`);
  // With --replace such a file would withdraw every game.
  if (lineCount === 0) throw new OperatorError(`${name}: has no games`);
}

function gameOf(read: GameLine, problems: LineProblems): (GameEntry & { line: number })[] {
  if ('game' in read) return [{ ...read.game, line: read.line }];
  for (const problem of read.problems) problems.add(read.line, problem);
  return [];
}

async function* batchesOf(lines: AsyncIterable<GameLine>): AsyncGenerator<GameLine[]> {
  let batch: GameLine[] = [];
  for await (const line of lines) {
    batch.push(line);
    if (batch.length === STAGED_AT_ONCE) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

function recordImport(
  transaction: Transaction<Database>,
  { file, operator, replaces }: GameImport,
  { added, changed, withdrawn }: ImportCounts,
): Promise<void> {
  return recordAct(transaction, {
    area: 'catalogue',
    subject: file.name,
    merchantCode: null,
    operator,
    act: 'import',
    details: { added, changed, ...(replaces && { withdrawn }) },
  });
}
