import type { Currency } from '@parlor/contract';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import type { BonusPurseTable, BonusRoundTable } from '../../tables/bonusTables.ts';
import type { LocalizedText } from '../../tables/localizedColumn.ts';
import { bucketOf, type Player } from '../ledger/player.ts';
import { newTransferId } from '../ledger/transferId.ts';
import { contributionsOf, DEFAULT_MIN_ODDS } from '../reward/contributions.ts';

type Connection = Kysely<Database> | Transaction<Database>;

/** The bonus money of one grant; amounts are minor units. */
export type Purse = Selectable<BonusPurseTable>;
/** A round that was evaluated for the wagering of a purse. */
export type PurseRound = Selectable<BonusRoundTable>;
/** How a purse can end. */
export type PurseEnd = NonNullable<Purse['ends_as']>;

/** Bonus money to grant; amounts in minor units. */
export interface BonusGrant {
  player: Player;
  /** The id of the reward; each is granted once. */
  grantId: string;
  currency: Currency;
  amount: bigint;
  /** The required turnover. */
  required: bigint;
  /** Parts per million of a stake that count, by game type. */
  contributions?: Readonly<Record<string, number>>;
  /** The lowest decimal odds at which a sports stake counts; 1.50 by default. */
  minOdds?: string;
  maxStake?: bigint;
  conversionCap?: bigint;
  expiresAt: Date;
  source: { promotionId: string; title?: LocalizedText };
}

/** The most ended purses in a list. */
const ENDED_SHOWN = 20;

/**
 * Opens a purse: promo → bonus, once for each grant id. Contributions that the grant leaves out have their defaults.
 * `TX_CONFLICT` if the id belongs to another grant.
 */
export async function grantBonus(
  db: Connection,
  grant: BonusGrant,
): Promise<{ status: 'OK' | 'TX_CONFLICT'; replayed: boolean }> {
  const { player, source } = grant;
  const contributions = JSON.stringify(contributionsOf(grant.contributions));
  const title = source.title === undefined ? null : JSON.stringify(source.title);
  const { rows } = await sql<{ status: 'OK' | 'TX_CONFLICT'; replayed: boolean }>`
    select status, replayed from ledger_bonus_grant(${bucketOf(player)}, ${newTransferId()}, ${grant.grantId}, ${player.accountId}, ${player.merchantCode},
      ${grant.currency}, ${grant.amount}, ${grant.required}, ${contributions}::jsonb, ${grant.maxStake ?? null}, ${grant.conversionCap ?? null}, ${grant.minOdds ?? DEFAULT_MIN_ODDS},
      ${grant.expiresAt}, ${source.promotionId}, ${title}::jsonb, ${new Date()})`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The grant of a bonus did not answer');
  return row;
}

/**
 * Ends a purse, once. `ENDING`: it waits for open rounds, and the module ends it after them. `NOT_ACTIVE`: it has
 * ended, or is already ending in another way. `at` is in epoch milliseconds.
 */
export async function endBonus(
  db: Connection,
  player: Player,
  purseId: string,
  { end, reason, at }: { end: PurseEnd; reason?: string; at: number },
): Promise<'OK' | 'ENDING' | 'NOT_ACTIVE' | 'TX_NOT_FOUND'> {
  const { rows } = await sql<{ status: 'OK' | 'ENDING' | 'NOT_ACTIVE' | 'TX_NOT_FOUND' }>`
    select ledger_bonus_end(${bucketOf(player)}, ${player.accountId}, ${purseId}, ${end}, ${reason ?? null}, ${new Date(at)}) as status`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The end of a bonus did not answer');
  return row.status;
}

/**
 * Counts a settled round for wagering, and ends purses that are met, are spent or waited for it. A round counts once; a
 * repeated call subtracts the stakes returned since. `smallest` is the smallest stake in minor units.
 */
export async function countRound(
  db: Connection,
  { bucket, orderId, smallest, at }: { bucket: number; orderId: string; smallest: bigint; at: number },
): Promise<boolean> {
  const { rows } = await sql<{
    changed: boolean;
  }>`select ledger_bonus_count(${bucket}, ${orderId}, ${smallest}, ${new Date(at)}) as changed`.execute(db);
  return rows[0]?.changed ?? false;
}

/** Finds a player's purse by id. */
export function findPurse(db: Connection, player: Player, purseId: string): Promise<Purse | undefined> {
  return db
    .selectFrom('bonus_purse')
    .selectAll()
    .where('bucket', '=', bucketOf(player))
    .where('id', '=', purseId)
    .where('owner', '=', player.accountId)
    .executeTakeFirst();
}

/** Lists open purses in the order in which they are spent, oldest first; then up to 20 ended ones, newest first. */
export async function listPurses(db: Connection, player: Player): Promise<Purse[]> {
  const purses = db
    .selectFrom('bonus_purse')
    .selectAll()
    .where('bucket', '=', bucketOf(player))
    .where('owner', '=', player.accountId);
  const [open, ended] = await Promise.all([
    purses.where('state', 'in', ['ACTIVE', 'ENDING']).orderBy('opened_at').orderBy('id').execute(),
    purses.where('ended_at', 'is not', null).orderBy('ended_at', 'desc').limit(ENDED_SHOWN).execute(),
  ]);
  return [...open, ...ended];
}

/** Lists rounds that were evaluated for a purse, newest first, with their count. */
export async function listPurseRounds(
  db: Connection,
  player: Player,
  purseId: string,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ rows: PurseRound[]; totalCount: number }> {
  const rounds = db.selectFrom('bonus_round').where('bucket', '=', bucketOf(player)).where('purse_id', '=', purseId);
  const [rows, counted] = await Promise.all([
    rounds
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('order_id')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
    rounds.select((count) => count.fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { rows, totalCount: Number(counted.count) };
}
