import { CompiledQuery, sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import type { GameLaunchTable, GameSessionTable, ProviderTable } from '../../tables/providerTables.ts';
import type { MasterKeys } from '../../masterKey/masterKeys.ts';
import { providerContext } from '../../masterKey/sealedRecords.ts';
import { atTime } from '../../sqlTime.ts';
import type { PlayKind } from '../jurisdiction/jurisdictions.ts';

/** The most game caps in one statement. */
const CAPS_AT_ONCE = 1_000;

/** A vendor that may call the provider API. */
export type ProviderRow = Selectable<ProviderTable>;
export type LaunchRow = Selectable<GameLaunchTable>;
/** A game session, and whether the player is still logged in where it was launched. */
export type GameSessionRow = Selectable<GameSessionTable> & { is_logged_in: boolean };

/** Finds a vendor and decrypts its keys. */
export async function findProvider(
  db: Kysely<Database>,
  masterKeys: MasterKeys,
  code: string,
): Promise<ProviderRow | undefined> {
  const row = await db.selectFrom('provider').selectAll().where('code', '=', code).executeTakeFirst();
  return row && { ...row, keys: row.keys.map((key) => masterKeys.open(key, providerContext(code))) };
}

/** Saves a vendor with a new key in front. The previous key remains valid. */
export function saveProvider(db: Kysely<Database>, masterKeys: MasterKeys, provider: NewKey): Promise<void> {
  return db.transaction().execute((transaction) => upsertProvider(transaction, masterKeys, provider));
}

/** A vendor, its name if that changes, and its newest key. */
export interface NewKey {
  code: string;
  name?: string;
  key: string;
}

/** Does the same as `saveProvider` inside a transaction. */
export async function upsertProvider(
  transaction: Transaction<Database>,
  masterKeys: MasterKeys,
  { code, name, key }: NewKey,
): Promise<void> {
  const sealed = masterKeys.seal(key, providerContext(code));
  await transaction
    .insertInto('provider')
    .values({ code, name: name ?? code, keys: [sealed] })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
  // Encrypting the same key again gives another ciphertext, so the stored key is decrypted for the comparison.
  const { keys } = await transaction
    .selectFrom('provider')
    .select('keys')
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const [newest = sealed] = keys;
  const newKeys = masterKeys.open(newest, providerContext(code)) === key ? keys : [sealed, newest];
  await transaction
    .updateTable('provider')
    .set({ keys: newKeys, ...(name !== undefined && { name }) })
    .where('code', '=', code)
    .execute();
}

/** Inserts a launch and deletes those that ended long ago. */
export async function insertLaunch(db: Kysely<Database>, row: Insertable<GameLaunchTable>, now: number): Promise<void> {
  await db
    .deleteFrom('game_launch')
    .where('expires_at', '<', atTime(now - 3_600_000))
    .execute();
  await db.insertInto('game_launch').values(row).execute();
}

/**
 * Consumes a launch code of a vendor. Only one of several concurrent callers gets it, and nobody after it expired or
 * the player logged out.
 */
export function takeLaunch(
  db: Kysely<Database>,
  codeHash: Buffer,
  provider: string,
  now: number,
): Promise<LaunchRow | undefined> {
  return db
    .updateTable('game_launch')
    .set({ used_at: new Date(now) })
    .where('code_hash', '=', codeHash)
    .where('provider', '=', provider)
    .where('used_at', 'is', null)
    .where('expires_at', '>', atTime(now))
    .where('session_id', 'in', (select) => select.selectFrom('session').select('session.id'))
    .returningAll()
    .executeTakeFirst();
}

/** Consumes the newest launch of a player, for vendors that name players instead of codes. */
export function takeNewestLaunch(
  db: Kysely<Database>,
  { provider, accountId }: { provider: string; accountId: string },
  now: number,
): Promise<LaunchRow | undefined> {
  return db
    .updateTable('game_launch')
    .set({ used_at: new Date(now) })
    .where('code_hash', '=', (select) =>
      select
        .selectFrom('game_launch as newest')
        .select('newest.code_hash')
        .where('newest.account_id', '=', accountId)
        .where('newest.provider', '=', provider)
        .where('newest.used_at', 'is', null)
        .where('newest.expires_at', '>', atTime(now))
        .orderBy('newest.expires_at', 'desc')
        .limit(1),
    )
    .where('used_at', 'is', null)
    .where('session_id', 'in', (select) => select.selectFrom('session').select('session.id'))
    .returningAll()
    .executeTakeFirst();
}

/** Whether a player was recently launched into a game of a vendor. */
export async function wasLaunched(db: Kysely<Database>, provider: string, accountId: string): Promise<boolean> {
  const launch = await db
    .selectFrom('game_launch')
    .select('provider')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .limit(1)
    .executeTakeFirst();
  return launch !== undefined;
}

export async function insertGameSession(db: Kysely<Database>, row: Insertable<GameSessionTable>): Promise<void> {
  await db.insertInto('game_session').values(row).execute();
}

/** Ends a player's sessions in games of a kind, except for the newest `left`. */
export async function replaceGameSessions(
  db: Kysely<Database>,
  { accountId, kind, left }: { accountId: string; kind: PlayKind; left: number },
  now: number,
): Promise<void> {
  await db
    .updateTable('game_session')
    .set({ replaced_at: new Date(now) })
    .where('token_hash', 'in', (select) =>
      select
        .selectFrom('game_session as older')
        .select('older.token_hash')
        .where('older.account_id', '=', accountId)
        .where('older.replaced_at', 'is', null)
        .where(sql`older.play_profile ->> 'kind'`, '=', kind)
        .orderBy('older.created_at', 'desc')
        .orderBy('older.token_hash')
        .offset(left),
    )
    .execute();
}

const gameSessions = (db: Kysely<Database>) =>
  db
    .selectFrom('game_session')
    .leftJoin('session', 'session.id', 'game_session.session_id')
    .selectAll('game_session')
    .select(sql<boolean>`session.id is not null`.as('is_logged_in'));

/** Built once: this query runs for every bet. */
const SESSIONS = `
  select game_session.*, session.id is not null as is_logged_in
  from game_session left join session on session.id = game_session.session_id
  where game_session.token_hash = any ($1::bytea[])`;

/** Finds the sessions of tokens by their hashes. The result has undefined in the position of an unknown one. */
export async function findGameSessions(
  db: Kysely<Database>,
  tokenHashes: readonly Buffer[],
): Promise<(GameSessionRow | undefined)[]> {
  const names = tokenHashes.map((hash) => hash.toString('hex'));
  const { rows } = await db.executeQuery<GameSessionRow>(
    CompiledQuery.raw(SESSIONS, [names.map((name) => `\\x${name}`)]),
  );
  const byName = new Map(rows.map((row) => [row.token_hash.toString('hex'), row]));
  return names.map((name) => byName.get(name));
}

export async function touchGameSession(db: Kysely<Database>, tokenHash: Buffer, now: number): Promise<void> {
  await db
    .updateTable('game_session')
    .set({ last_used_at: new Date(now) })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/**
 * Finds a vendor's newest session with a player; undefined if it never had one. Such a vendor may not name that player.
 */
export function findLastSession(
  db: Kysely<Database>,
  provider: string,
  accountId: string,
): Promise<{ currency: string } | undefined> {
  return db
    .selectFrom('game_session')
    .select('currency')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Finds a player's newest session with a vendor, optionally in one game. For vendors whose calls carry no session. */
export function findNewestSession(
  db: Kysely<Database>,
  { provider, accountId, gameCode }: { provider: string; accountId: string; gameCode: string | undefined },
): Promise<GameSessionRow | undefined> {
  return gameSessions(db)
    .where('game_session.account_id', '=', accountId)
    .where('game_session.provider', '=', provider)
    .$if(gameCode !== undefined, (query) => query.where('game_session.game_code', '=', gameCode ?? ''))
    .orderBy('game_session.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Finds a transfer by the vendor's name of it. */
export function findTransfer(
  db: Kysely<Database>,
  bucket: number,
  {
    provider,
    kind,
    txId,
  }: { provider: string; kind: 'bet' | 'win' | 'rollback' | 'adjustment' | 'jackpot_win'; txId: string },
) {
  return db
    .selectFrom('ledger_transfer')
    .select(['id', 'owner', 'status', 'amount', 'currency'])
    .where('bucket', '=', bucket)
    .where('provider', '=', provider)
    .where('kind', '=', kind)
    .where('provider_tx_id', '=', txId)
    .executeTakeFirst();
}

/**
 * Finds the player of a vendor's transaction in the directory of ids; undefined if the directory has no such id, or has
 * several players for it.
 */
export async function findOwnerOfTx(
  db: Kysely<Database>,
  { provider, kind, txId }: { provider: string; kind: 'bet'; txId: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('provider_tx_directory')
    .select('owner')
    .where('provider', '=', provider)
    .where('kind', '=', kind)
    .where('tx_id', '=', txId)
    .where('is_shared', '=', false)
    .executeTakeFirst();
  return row?.owner;
}

/** Whether bets of a vendor, or of this game of it, are stopped. */
export async function isStopped(db: Kysely<Database>, provider: string, gameCode: string): Promise<boolean> {
  const stop = await db
    .selectFrom('provider_stop')
    .select('provider')
    .where('provider', '=', provider)
    .where('game_code', 'in', ['', gameCode])
    .limit(1)
    .executeTakeFirst();
  return stop !== undefined;
}

export function findAccountStatus(
  db: Kysely<Database>,
  accountId: string,
): Promise<{ status: 'active' | 'disabled'; registered_at: number } | undefined> {
  return db.selectFrom('account').select(['status', 'registered_at']).where('id', '=', accountId).executeTakeFirst();
}

/** Saves the payout caps of games. If a game is given twice, the last cap counts. */
export async function saveGameCaps(
  db: Transaction<Database>,
  caps: { provider: string; setBy: string; games: readonly { gameCode: string; roundMultiple: number }[] },
): Promise<void> {
  const byCode = new Map(caps.games.map(({ gameCode, roundMultiple }) => [gameCode, roundMultiple]));
  const rows = Array.from(byCode, ([game_code, round_multiple]) => ({
    provider: caps.provider,
    game_code,
    round_multiple,
    set_by: caps.setBy,
  }));
  for (let start = 0; start < rows.length; start += CAPS_AT_ONCE)
    await db
      .insertInto('provider_game_cap')
      .values(rows.slice(start, start + CAPS_AT_ONCE))
      .onConflict((conflict) =>
        conflict.columns(['provider', 'game_code']).doUpdateSet((to) => ({
          round_multiple: to.ref('excluded.round_multiple'),
          set_by: to.ref('excluded.set_by'),
          set_at: new Date(),
        })),
      )
      .execute();
}
