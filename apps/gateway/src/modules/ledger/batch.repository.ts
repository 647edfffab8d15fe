import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import type { BetGame } from './commands.ts';
import type { LedgerAnswer, LedgerStatus } from './ledger.repository.ts';
import { bucketOf, type Player } from './player.ts';
import { newTransferId } from './transferId.ts';

interface Named {
  /** The vendor's name for the command, at most 64 characters. */
  txId: string;
  /** When the vendor decided, in epoch milliseconds. */
  eventAt: number;
}
interface Amount {
  currency: string;
  /** Minor units, zero or more. */
  amount: bigint;
}
interface Bet extends Named, Amount {
  roundId: string;
  category: string;
  game: BetGame;
  /** The refusal of a new command; a repeated one still gets its first answer. */
  refusal: string | undefined;
}

/** One command of a batch. */
export type BatchCommand =
  | (Bet & { call: 'bet'; isRoundClosed: boolean })
  | (Bet & { call: 'bet_win'; winAmount: bigint })
  | (Named &
      Amount & {
        call: 'win';
        /** The bet of this win; undefined: the last bet of the round that was not rolled back. */
        refTxId: string | undefined;
        roundId: string;
        isRoundClosed: boolean;
        category: string;
        refusal: string | undefined;
      })
  | (Named & {
      call: 'rollback';
      refTxId: string;
      /** Undefined if the vendor does not name the round; then it is not compared. */
      roundId: string | undefined;
      /** The answer for an unknown bet. */
      unknownStatus: 'OK' | 'TX_NOT_FOUND';
      refusal: string | undefined;
    })
  | { call: 'end_round'; roundId: string; eventAt: number }
  | (Named & Amount & { call: 'promo_win'; category: string; gameCode: string });

/** How a command of a batch ended; NOT_APPLIED when another one's refusal rolled it back. */
export type BatchAnswer<Refusal extends string = never> = LedgerAnswer<LedgerStatus | 'NOT_APPLIED' | Refusal>;

/**
 * Runs commands of one player in order, as one statement and one transaction: the refusal of a new command rolls the
 * whole call back. Returns the answers in the order of the commands.
 */
export async function runBatch<Refusal extends string>(
  db: Kysely<Database>,
  { player, provider, commands }: { player: Player; provider: string; commands: readonly BatchCommand[] },
): Promise<BatchAnswer<Refusal>[]> {
  const { rows } = await sql<{
    status: BatchAnswer<Refusal>['status'];
    transfer_id: string | null;
    balance: bigint | null;
    replayed: boolean;
  }>`select * from ledger_batch(${bucketOf(player)}, ${provider}, ${player.accountId}, ${player.merchantCode},
    ${JSON.stringify(commands.map(toJson))}::jsonb)`.execute(db);
  return rows.map(({ status, transfer_id, balance, replayed }) => ({
    status,
    transferId: transfer_id,
    balance,
    replayed,
  }));
}

function toJson(command: BatchCommand): object {
  const { eventAt, ...rest } = command;
  const { game, ...fields } = 'game' in rest ? rest : { ...rest, game: {} };
  return {
    ...Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, typeof value === 'bigint' ? String(value) : value]),
    ),
    ...game,
    ...('isRoundClosed' in command && { roundClosed: command.isRoundClosed }),
    id: newTransferId(),
    ...(command.call === 'bet_win' && { winId: newTransferId() }),
    eventAt: new Date(eventAt).toISOString(),
  };
}

/** A vendor's correction of a settled round. */
export interface VendorAdjustCommand extends Named {
  player: Player;
  provider: string;
  currency: string;
  /** Minor units, not zero: positive credits the player, negative debits the player. */
  amount: bigint;
  /** The transaction that is corrected. */
  refCall: 'bet' | 'win';
  refTxId: string;
  roundId: string;
}

/** Corrects a settled round, within the vendor's payment limits and the player's free balance. */
export async function runVendorAdjust(db: Kysely<Database>, c: VendorAdjustCommand): Promise<LedgerAnswer> {
  const { rows } = await sql<{
    status: LedgerStatus;
    transfer_id: string | null;
    balance: bigint | null;
    replayed: boolean;
  }>`select * from ledger_vendor_adjust(${bucketOf(c.player)}, ${newTransferId()}, ${c.provider}, ${c.txId}, ${c.player.accountId},
    ${c.currency}, ${c.amount}, ${c.refCall}, ${c.refTxId}, ${c.roundId}, ${new Date(c.eventAt)})`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A correction did not answer');
  return { status: row.status, transferId: row.transfer_id, balance: row.balance, replayed: row.replayed };
}
