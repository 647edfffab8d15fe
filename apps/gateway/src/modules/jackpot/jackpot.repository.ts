import { sql, type Kysely, type Transaction } from 'kysely';
import type { Currency, JackpotPlan } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { LedgerAnswer } from '../ledger/ledger.repository.ts';
import { bucketOf, type Player } from '../ledger/player.ts';
import { newTransferId } from '../ledger/transferId.ts';
import { homeBucketOf, termsOf } from './jackpot.rules.ts';

/** The merchant and currency of a pool, and its plan. */
export interface PoolKey {
  merchantCode: string;
  currency: Currency;
  plan: JackpotPlan;
}

/** The current state of a pool, in minor units. */
export interface PoolRow {
  code: string;
  amount: bigint;
  ceiling: bigint | null;
  commitment: string | null;
  /** The last fall of the pool. */
  last: {
    amount: bigint;
    fellAt: number;
    commitment: string | null;
    dropPoint: bigint | null;
    dropSalt: string | null;
  } | null;
}

/** The result of a contribution to a pool. */
export interface Growth {
  /** How many of the stakes were added: stakes after the one that reaches the drop point were not. */
  added: number;
  /** Whether the last added stake reached the drop point. */
  isDue: boolean;
  /** How many times the pool has started. */
  generation: number;
}

/** A bet for which a pool win is claimed. */
export interface MarkCommand {
  player: Player;
  /** The unique name of the win. */
  provider: string;
  txId: string;
  currency: string;
  bet: { provider: string; txId: string; roundId: string; gameCode: string };
  code: string;
  /** Whether a round of a vendor drew it: then a stop of the vendor's wins applies. */
  isDrawn: boolean;
}

/**
 * Whether a bet may win a pool. With `OK` the bet is marked, by this call or before, and can no longer be rolled back.
 */
export interface MarkAnswer {
  status: 'OK' | 'TX_CONFLICT' | 'TX_NOT_FOUND' | 'TX_CANCELLED' | 'CURRENCY_MISMATCH' | 'LIMIT_REACHED';
  orderId: string | null;
  /** The transfer that paid the win, and its amount in minor units, if it was already paid. */
  paid: { transferId: string; amount: bigint } | null;
  /** The player's available balance, or the one after the win; null when the player has no account in that currency. */
  balance: bigint | null;
}

/** A pool that fell. */
export interface Fall {
  /** The transfer by which the money left the pool. */
  id: string;
  /** Minor units. */
  amount: bigint;
  code: string;
  currency: string;
  orderId: string;
}

/** The commands and queries of the pools, on a connection or inside a transaction. Each command is one SQL function. */
export interface JackpotRepository {
  /** Creates a pool with its seed unless it exists. */
  open(key: PoolKey): Promise<void>;
  /** Adds the pool's share of stakes in order, in minor units; a rolled back stake is negative. */
  grow(key: PoolKey, stakes: readonly bigint[]): Promise<Growth>;
  mark(command: MarkCommand): Promise<MarkAnswer>;
  /** Empties a pool for a marked round, and restarts it; a repeated call returns the first fall. */
  fall(key: PoolKey, winner: Player, orderId: string): Promise<Fall>;
  /** Pays a pool that fell to the player of the round, once. */
  pay(fall: Fall, winner: Player, eventAt: number): Promise<LedgerAnswer>;
  /** Lists the pools of a merchant in a currency. */
  list(merchantCode: string, currency: string): Promise<PoolRow[]>;
}

export function createJackpotRepository(db: Kysely<Database> | Transaction<Database>): JackpotRepository {
  const nameOf = ({ merchantCode, currency, plan }: PoolKey) =>
    sql`${homeBucketOf(merchantCode)}, ${merchantCode}, ${currency}, ${plan.code}`;

  return {
    async open(key) {
      const { seed, ceiling } = termsOf(key.plan, key.currency);
      await sql`select ledger_jackpot_open(${nameOf(key)}, ${seed}, ${ceiling})`.execute(db);
    },

    async grow(key, stakes) {
      const { seed, ceiling, rate } = termsOf(key.plan, key.currency);
      const { rows } = await sql<{ taken: number; is_due: boolean; generation: number }>`
        select * from ledger_jackpot_grow(${nameOf(key)}, ${seed}, ${ceiling}, ${rate}, ${stakes.map(String)}::bigint[])`.execute(
        db,
      );
      const row = only(rows);
      return { added: row.taken, isDue: row.is_due, generation: row.generation };
    },

    async mark({ player, provider, txId, currency, bet, code, isDrawn }) {
      const { rows } = await sql<{
        status: MarkAnswer['status'];
        order_id: string | null;
        transfer_id: string | null;
        amount: bigint | null;
        balance: bigint | null;
      }>`select * from ledger_jackpot_mark(${bucketOf(player)}, ${provider}, ${txId}, ${player.accountId}, ${currency}, ${bet.provider}, ${bet.txId},
        ${bet.roundId}, ${bet.gameCode}, ${code}, ${isDrawn})`.execute(db);
      const row = only(rows);
      return {
        status: row.status,
        orderId: row.order_id,
        paid:
          row.transfer_id === null || row.amount === null ? null : { transferId: row.transfer_id, amount: row.amount },
        balance: row.balance,
      };
    },

    async fall(key, winner, orderId) {
      const { seed, ceiling } = termsOf(key.plan, key.currency);
      const { rows } = await sql<{ id: string; amount: bigint; code: string; currency: string; order_id: string }>`
        select id, amount, code, currency, order_id from ledger_jackpot_fall(${homeBucketOf(key.merchantCode)}, ${newTransferId()}, ${key.merchantCode},
          ${key.currency}, ${key.plan.code}, ${seed}, ${ceiling}, ${winner.accountId}, ${bucketOf(winner)}, ${orderId})`.execute(
        db,
      );
      const { order_id, ...fall } = only(rows);
      return { ...fall, orderId: order_id };
    },

    async pay(fall, winner, eventAt) {
      const { rows } = await sql<{ status: 'OK'; transfer_id: string; balance: bigint; replayed: boolean }>`
        select * from ledger_jackpot_pay(${bucketOf(winner)}, ${newTransferId()}, ${fall.id}, ${winner.accountId}, ${winner.merchantCode}, ${fall.currency},
          ${fall.amount}, ${fall.orderId}, ${fall.code}, ${new Date(eventAt)})`.execute(db);
      const { transfer_id, ...answer } = only(rows);
      return { ...answer, transferId: transfer_id };
    },

    async list(merchantCode, currency) {
      const rows = await db
        .selectFrom('jackpot_pool as pool')
        .leftJoin('jackpot_fall as fall', (join) =>
          join
            .onRef('fall.bucket', '=', 'pool.bucket')
            .onRef('fall.merchant_code', '=', 'pool.merchant_code')
            .onRef('fall.currency', '=', 'pool.currency')
            .onRef('fall.code', '=', 'pool.code')
            .on('fall.generation', '=', sql<number>`pool.generation - 1`),
        )
        .select(['pool.code', 'pool.amount', 'pool.ceiling', 'pool.commitment'])
        .select([
          'fall.amount as fallen',
          'fall.fell_at',
          'fall.commitment as last_commitment',
          'fall.drop_point',
          'fall.drop_salt',
        ])
        .where('pool.bucket', '=', homeBucketOf(merchantCode))
        .where('pool.merchant_code', '=', merchantCode)
        .where('pool.currency', '=', currency)
        .execute();
      return rows.map((row) => ({
        code: row.code,
        amount: row.amount,
        ceiling: row.ceiling,
        commitment: row.commitment,
        last:
          row.fallen === null || row.fell_at === null
            ? null
            : {
                amount: row.fallen,
                fellAt: row.fell_at,
                commitment: row.last_commitment,
                dropPoint: row.drop_point,
                dropSalt: row.drop_salt,
              },
      }));
    },
  };
}

function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('A command of the jackpots did not answer');
  return row;
}
