import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import type { Player } from '../ledger/player.ts';
import type { CashAccount, EntryRange } from '../wallet/cashAccount.ts';
import { entryColumns, toEntryRow, type EntryRow } from '../wallet/wallet.repository.ts';

/** The first and last day in the account's time zone, `YYYY-MM-DD`. */
export interface Days {
  from: string;
  to: string;
}

/** The sums of one day, in minor units; `other` is signed. */
export interface DayRow {
  day: string;
  deposited: bigint;
  withdrawn: bigint;
  staked: bigint;
  won: bigint;
  refunded: bigint;
  other: bigint;
}

/** Rounds of one game type, in minor units. Payout includes refunded stakes. */
export interface GameTypeRow {
  gameType: string;
  rounds: bigint;
  stake: bigint;
  payout: bigint;
}

/** An entry with its day and time of day (`HH:MM:SS`) in the account's time zone. */
export interface DatedEntryRow extends EntryRow {
  day: string;
  time: string;
}

/** Returns the account's days with their sums, earliest first. Days without movements are omitted. */
export async function listDays(
  db: Kysely<Database>,
  { bucket, id }: CashAccount,
  { from, to }: Days,
): Promise<DayRow[]> {
  return db
    .selectFrom('ledger_daily')
    .select(['day', 'deposited', 'withdrawn', 'staked', 'won', 'refunded', 'other'])
    .where('bucket', '=', bucket)
    .where('account_id', '=', id)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute();
}

/** Returns sums over the rounds that a player started in these days, by game type, largest stake first. */
export async function sumGameTypes(
  db: Kysely<Database>,
  player: Player,
  currency: string,
  { bucket, timeZone }: CashAccount,
  { from, to }: Days,
): Promise<GameTypeRow[]> {
  return db
    .selectFrom('bet_order')
    .select((select) => [
      'game_type as gameType',
      select.fn.countAll<bigint>().as('rounds'),
      sql<bigint>`sum(stake)::bigint`.as('stake'),
      sql<bigint>`sum(payout + refunded)::bigint`.as('payout'),
    ])
    .where('bucket', '=', bucket)
    .where('owner', '=', player.accountId)
    .where('currency', '=', currency)
    .where('placed_at', '>=', sql<number>`${from}::date::timestamp at time zone ${timeZone}`)
    .where('placed_at', '<', sql<number>`(${to}::date + 1)::timestamp at time zone ${timeZone}`)
    .groupBy('game_type')
    .orderBy(sql`sum(stake)`, 'desc')
    .orderBy('game_type')
    .execute();
}

/** Returns the first entries of a range, oldest first. */
export async function listOldest(
  db: Kysely<Database>,
  { bucket, id, timeZone }: CashAccount,
  { first, end }: EntryRange,
  count: number,
): Promise<DatedEntryRow[]> {
  const rows = await db
    .selectFrom('ledger_transfer as transfer')
    .select(entryColumns)
    .select([
      'transfer.day',
      sql<string>`to_char(transfer.recorded_at at time zone ${timeZone}, 'HH24:MI:SS')`.as('time'),
    ])
    .where('transfer.bucket', '=', bucket)
    .where('transfer.account_id', '=', id)
    .where('transfer.version', '>=', first)
    .where('transfer.version', '<', end)
    .orderBy('transfer.version')
    .limit(count)
    .execute();
  return rows.map(({ day, time, ...row }) => ({ ...toEntryRow(row), day, time }));
}
