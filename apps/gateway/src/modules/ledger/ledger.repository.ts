import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Currency } from '@parlor/contract';
import type { Database } from '../../database.ts';
import { newTransferId } from './transferId.ts';

/** How a money command ended. */
export type LedgerStatus =
  | 'OK' | 'INSUFFICIENT_FUNDS' | 'TX_CONFLICT' | 'TX_NOT_FOUND' | 'TX_CANCELLED' | 'CANNOT_CANCEL' | 'PLAYER_BLOCKED' | 'CURRENCY_MISMATCH';

/** The answer of a money command; a repeated command gets the stored one. */
export interface LedgerAnswer<Status extends string = LedgerStatus> {
  status: Status;
  transferId: string | null;
  /** What the player has free after the command, in minor units; null when the player has no account in that currency. */
  balance: bigint | null;
  /** True when the same command was answered before. */
  replayed: boolean;
}

/** What makes a command of a vendor unique: it has one effect, however often it comes. */
interface CommandKey {
  provider: string;
  txId: string;
}

/** The game that a bet is made in, as the betting record will show it. */
export interface BetGame {
  nodeId: string;
  gameCode: string;
  gameName: string;
  gameType: string;
  vassalage: string;
}

export interface BetCommand extends CommandKey {
  /** The id of the player's account. */
  owner: string;
  merchantCode: string;
  currency: string;
  /** Minor units, zero or more. */
  amount: bigint;
  roundId: string;
  isRoundClosed: boolean;
  category: string;
  game: BetGame;
  /** Epoch milliseconds at the vendor. */
  eventAt: number;
}

export interface WinCommand extends CommandKey {
  owner: string;
  currency: string;
  amount: bigint;
  /** The bet that this win answers. */
  refTxId: string;
  roundId: string;
  isRoundClosed: boolean;
  category: string;
  eventAt: number;
}

export interface RollbackCommand extends CommandKey {
  owner: string;
  /** The bet that is taken back, whole. */
  refTxId: string;
  roundId: string;
  eventAt: number;
}

export interface CreditCommand extends CommandKey {
  owner: string;
  merchantCode: string;
  currency: Currency;
  /** Minor units, above zero. */
  amount: bigint;
  note: string;
  eventAt: number;
}

export interface AdjustCommand extends Omit<CreditCommand, 'provider'> {
  requestedBy: string;
  /** Another operator than the one who asked. */
  approvedBy: string;
}

/** The money commands. Each is one SQL function and one transaction; nothing else writes to the ledger. */
export interface LedgerRepository {
  /** Opens the player's cash account; nothing happens when it is open. */
  open(owner: string, currency: Currency): Promise<void>;
  /**
   * Takes a stake. `refusal` is what a new bet is refused with, without a trace (a session that ended): a bet that was answered
   * before gets that answer all the same.
   */
  bet<Refusal extends string = never>(command: BetCommand, refusal?: Refusal): Promise<LedgerAnswer<LedgerStatus | Refusal>>;
  /** Pays a win of a bet that is known, whatever the player's state. */
  win(command: WinCommand): Promise<LedgerAnswer>;
  /** Gives a whole bet back, once. A bet that is not known can never be made afterwards and is answered `unknownStatus`. */
  rollback(command: RollbackCommand, unknownStatus: 'OK' | 'TX_NOT_FOUND'): Promise<LedgerAnswer>;
  /** Credits a payment that a payment provider confirmed. */
  deposit(command: CreditCommand): Promise<LedgerAnswer>;
  /** Credits money that the merchant gives. */
  promo(command: CreditCommand): Promise<LedgerAnswer>;
  /** Corrects a balance in either direction. Throws unless two different operators are named. */
  adjust(command: AdjustCommand): Promise<LedgerAnswer>;
  /** Excludes a player from betting, or lets the player bet again. */
  block(owner: string, isBlocked: boolean): Promise<void>;
}

/** The money commands on a connection or inside a transaction. */
export function createLedgerRepository(db: Kysely<Database> | Transaction<Database>): LedgerRepository {
  async function run<Status extends string>(call: RawBuilder<unknown>): Promise<LedgerAnswer<Status>> {
    const { rows } = await sql<{ status: Status; transfer_id: string | null; balance: bigint | null; replayed: boolean }>`select * from ${call}`.execute(db);
    const [row] = rows;
    if (row === undefined) throw new Error('A money command did not answer');
    return { status: row.status, transferId: row.transfer_id, balance: row.balance, replayed: row.replayed };
  }

  const credit = (name: 'ledger_deposit' | 'ledger_promo', c: CreditCommand): Promise<LedgerAnswer> =>
    run(sql`${sql.raw(name)}(${newTransferId()}, ${c.provider}, ${c.txId}, ${c.owner}, ${c.merchantCode}, ${c.currency}, ${c.amount}, ${c.note}, ${new Date(c.eventAt)})`);

  return {
    async open(owner, currency) {
      await sql`select ledger_open(${owner}, 'cash', ${currency})`.execute(db);
    },
    bet: (c, refusal) =>
      run(sql`ledger_bet(${newTransferId()}, ${c.provider}, ${c.txId}, ${c.owner}, ${c.currency}, ${c.amount}, ${c.roundId}, ${c.isRoundClosed}, ${c.category},
        ${new Date(c.eventAt)}, ${refusal ?? null}, ${c.merchantCode}, ${c.game.nodeId}, ${c.game.gameCode}, ${c.game.gameName}, ${c.game.gameType}, ${c.game.vassalage})`),
    win: (c) =>
      run(sql`ledger_win(${newTransferId()}, ${c.provider}, ${c.txId}, ${c.owner}, ${c.currency}, ${c.amount}, ${c.refTxId}, ${c.roundId}, ${c.isRoundClosed},
        ${c.category}, ${new Date(c.eventAt)})`),
    rollback: (c, unknownStatus) =>
      run(sql`ledger_rollback(${newTransferId()}, ${c.provider}, ${c.txId}, ${c.owner}, ${c.refTxId}, ${c.roundId}, ${new Date(c.eventAt)}, ${unknownStatus})`),
    deposit: (command) => credit('ledger_deposit', command),
    promo: (command) => credit('ledger_promo', command),
    adjust: (c) =>
      run(sql`ledger_adjust(${newTransferId()}, ${c.txId}, ${c.owner}, ${c.merchantCode}, ${c.currency}, ${c.amount}, ${c.requestedBy}, ${c.approvedBy}, ${c.note},
        ${new Date(c.eventAt)})`),
    async block(owner, isBlocked) {
      await sql`select ledger_block(${owner}, ${isBlocked})`.execute(db);
    },
  };
}
