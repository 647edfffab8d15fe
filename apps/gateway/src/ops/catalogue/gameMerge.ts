import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import type { GameTable } from '../../tables/catalogueTables.ts';
import type { GameEntry } from './gameEntry.ts';

/** How many lines of the file one statement merges, to stay below the statement timeout. */
const LINES_AT_ONCE = 10_000;

/** The columns of a game and the file's fields for them. Every column is listed, so that nothing is lost. */
const FIELDS = {
  id: 'id',
  node_id: 'nodeId',
  game_id: 'gameId',
  game_code: 'gameCode',
  vassalage: 'vendor',
  game_type: 'gameType',
  game_classify: 'classes',
  names: 'names',
  min_bets: 'minBet',
  min_line: 'minLine',
  support_play: 'supportPlay',
  freeplay: 'freeplay',
  has_jackpot: 'hasJackpot',
  is_new: 'isNew',
  hot_order: 'hotOrder',
  provider: 'provider',
  is_enabled: 'isEnabled',
  released_at: 'releasedAt',
  dominant_colour: 'dominantColour',
} as const satisfies Record<keyof GameTable, keyof GameEntry>;

const COLUMNS = Object.keys(FIELDS) as (keyof GameTable)[];
const columns = sql.join(COLUMNS.map((column) => sql.ref(column)));
const columnsOf = (table: string) => sql.join(COLUMNS.map((column) => sql.ref(`${table}.${column}`)));

/** Holds for rows of `game` that are not in the file. Unlike `not in`, it can be planned as a join. */
const isNotInFile = sql`not exists (select from game_staged s where s.node_id = game.node_id)`;

/** Selects lines of the file that repeat the values of an earlier line, each with the first such line. */
const repeated = (key: RawBuilder<unknown>) => sql`
  select s.*, o.line as other, o.node_id as other_node, o.vassalage as other_vendor
  from (select ${key}, min(line) as first from game_staged group by ${key} having count(*) > 1) repeated
  join game_staged s using (${key}) join game_staged o on o.line = repeated.first
  where s.line <> repeated.first`;

/** Creates the temporary tables of an import: `game_staged` and `game_change`. They are dropped on commit. */
export async function createChangeTables(transaction: Transaction<Database>): Promise<void> {
  await sql`create temporary table game_staged (like game, line int not null) on commit drop`.execute(transaction);
  await sql`create temporary table game_change (line int not null, node_id text not null, is_new boolean not null) on commit drop`.execute(
    transaction,
  );
}

/** Inserts games of the file into the staging table. */
export async function stageGames(
  transaction: Transaction<Database>,
  games: readonly (GameEntry & { line: number })[],
): Promise<void> {
  const rows = games.map((game) => ({
    line: game.line,
    ...Object.fromEntries(COLUMNS.map((column) => [column, game[FIELDS[column]]])),
  }));
  await sql`insert into game_staged select * from jsonb_populate_recordset(null::game_staged, ${JSON.stringify(rows)}::jsonb)`.execute(
    transaction,
  );
}

/** A line of the file that contradicts the catalogue or another line. */
interface Conflict {
  line: number;
  problem: string;
}

/**
 * Locks the games against other writers until the transaction ends. Returns the first lines that cannot be merged, and
 * their number.
 */
export async function findConflicts(
  transaction: Transaction<Database>,
  limit: number,
): Promise<{ first: Conflict[]; count: number }> {
  await sql`lock table game in share row exclusive mode`.execute(transaction);
  await sql`analyze game_staged`.execute(transaction);
  // Two lines with one node id give only that error.
  const { rows } = await sql<Conflict & { total: bigint }>`
    with
      unknown_vendor as (
        select line, 'vendor: there is no vendor ' || vassalage as problem from game_staged
        where not exists (select from vendor where code = vassalage)),
      same_node as (
        select line, 'nodeId: line ' || other || ' has it too' as problem from (${repeated(sql`node_id`)}) found),
      same_id as (
        select line, 'id: line ' || other || ' has it too' as problem
        from (${repeated(sql`id`)}) found where node_id <> other_node),
      same_vendor_code as (
        select line, 'gameCode: line ' || other || ' has it for vendor ' || vassalage || ' too' as problem
        from (${repeated(sql`vassalage, game_code`)}) found where node_id <> other_node),
      same_provider_code as (
        select line, 'gameCode: line ' || other || ' has it for provider ' || provider || ' too' as problem
        from (${repeated(sql`provider, game_code`)}) found where node_id <> other_node and vassalage <> other_vendor),
      staying as (
        select id, node_id, vassalage, provider, game_code from game where ${isNotInFile}),
      stays as (
        select line, 'id: game ' || g.node_id || ', which is not in the file, has it' as problem
        from game_staged s join staying g on g.id = s.id
        union all
        select line, 'gameCode: game ' || g.node_id || ', which is not in the file, has it for vendor ' || g.vassalage
        from game_staged s join staying g on g.vassalage = s.vassalage and g.game_code = s.game_code
        union all
        select line, 'gameCode: game ' || g.node_id || ', which is not in the file, has it for provider ' || g.provider
        from game_staged s join staying g on g.provider = s.provider and g.game_code = s.game_code and g.vassalage <> s.vassalage),
      conflict as (
        select * from unknown_vendor union all select * from same_node union all select * from same_id
        union all select * from same_vendor_code union all select * from same_provider_code union all select * from stays)
    select line, problem, count(*) over () as total from conflict order by line, problem limit ${limit}`.execute(
    transaction,
  );
  return { first: rows.map(({ line, problem }) => ({ line, problem })), count: Number(rows[0]?.total ?? 0) };
}

/** Records which staged games are new or changed, and counts the effects of a merge. */
export async function countChanges(
  transaction: Transaction<Database>,
  replaces: boolean,
): Promise<{ added: number; changed: number; unchanged: number; withdrawn: number }> {
  await sql`
    insert into game_change (line, node_id, is_new)
    select s.line, s.node_id, g.node_id is null from game_staged s left join game g using (node_id)
    where (${columnsOf('g')}) is distinct from (${columnsOf('s')})`.execute(transaction);
  const { rows } = await sql<Record<'staged' | 'added' | 'changed' | 'withdrawn', number>>`
    select (select count(*)::int from game_staged) as staged,
      (count(*) filter (where is_new))::int as added,
      (count(*) filter (where not is_new))::int as changed,
      (select count(*)::int from game where ${replaces} and is_enabled and ${isNotInFile}) as withdrawn
    from game_change`.execute(transaction);
  const { staged = 0, added = 0, changed = 0, withdrawn = 0 } = rows[0] ?? {};
  return { added, changed, unchanged: staged - added - changed, withdrawn };
}

/** Merges the changes recorded by `countChanges`. Call it only with changes: each statement is published. */
export async function mergeGames(transaction: Transaction<Database>, replaces: boolean): Promise<void> {
  const { rows } = await sql<{ last: number | null }>`select max(line) as last from game_staged`.execute(transaction);
  const starts = Array.from(
    { length: Math.ceil(((rows[0]?.last ?? 0) + 1) / LINES_AT_ONCE) },
    (_, i) => i * LINES_AT_ONCE,
  );
  // Games may swap codes, so the old rows are deleted before the new ones are inserted. Nothing refers to them.
  for (const start of starts)
    await sql`
      delete from game g using game_change c
      where g.node_id = c.node_id and c.line >= ${start} and c.line < ${start + LINES_AT_ONCE}`.execute(transaction);
  for (const start of starts)
    await sql`
      insert into game (${columns})
      select ${columnsOf('s')} from game_staged s join game_change c using (line)
      where s.line >= ${start} and s.line < ${start + LINES_AT_ONCE}`.execute(transaction);
  if (replaces)
    await sql`
      update game set is_enabled = false
      where is_enabled and ${isNotInFile}`.execute(transaction);
}
