import type { Currency } from '@parlor/contract';
import type { Player } from './player.ts';

/** The player of a command, and its idempotency key: it has one effect, however often it is sent. */
interface CommandKey {
  player: Player;
  /** The sender of the command: a vendor, `psp:<payment provider>`, or a part of the platform. */
  provider: string;
  /** The sender's name for the command, at most 64 characters. */
  txId: string;
  /** When the sender decided, in epoch milliseconds. */
  eventAt: number;
}

/** The game of a bet, as the betting record shows it. */
export interface BetGame {
  nodeId: string;
  gameCode: string;
  gameName: string;
  gameType: string;
  vassalage: string;
}

export interface BetCommand extends CommandKey {
  currency: string;
  /** Minor units, zero or more. */
  amount: bigint;
  roundId: string;
  isRoundClosed: boolean;
  category: string;
  game: BetGame;
}

export interface WinCommand extends CommandKey {
  currency: string;
  amount: bigint;
  /** The bet that this win answers. */
  refTxId: string;
  roundId: string;
  isRoundClosed: boolean;
  category: string;
}

/** A bet with its win, which together close a round in one command. */
export interface BetWinCommand extends Omit<BetCommand, 'isRoundClosed'> {
  /** Minor units, zero or more. */
  winAmount: bigint;
}

/** A win that answers no bet. */
export interface PromoWinCommand extends CommandKey {
  currency: string;
  /** Minor units, above zero. */
  amount: bigint;
  category: string;
  gameCode: string;
}

export interface RollbackCommand extends CommandKey {
  /** The bet to roll back, as a whole. */
  refTxId: string;
  roundId: string;
}

export interface CreditCommand extends CommandKey {
  currency: Currency;
  /** Minor units, above zero. */
  amount: bigint;
  note: string;
}

export interface AdjustCommand extends Omit<CreditCommand, 'provider'> {
  requestedBy: string;
  /** Another operator than the requesting one. */
  approvedBy: string;
}

export interface HoldCommand extends CreditCommand {
  /** When the hold expires, in epoch milliseconds. */
  expiresAt: number;
}

export interface EndHoldCommand extends CommandKey {
  /** The transfer that created the hold. */
  holdId: string;
  note: string;
}

export interface SendCommand extends CreditCommand {
  /** The receiving account, of the same merchant. */
  to: string;
}

export interface ReceiveCommand extends Omit<CreditCommand, 'provider' | 'txId'> {
  /** The transfer by which the money was sent. */
  sentId: string;
}
