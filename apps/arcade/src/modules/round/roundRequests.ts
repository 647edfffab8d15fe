import type { Game } from '../../games/game.ts';
import type { PlaySession } from '../session/session.service.ts';
import type { RoundResult } from './roundView.ts';

/** A bet, as the player places it. */
export interface BetRequest {
  stake: bigint;
  /** The choice of the bet; the game's rules validate it. */
  choice: unknown;
  /** Created by the browser for this bet and kept across retries. */
  idempotencyKey: string;
  /** Given with the first round of a pair of seeds. */
  clientSeed?: string | undefined;
  /** The free rounds that pay for it. */
  freeRoundsId?: string | undefined;
  /** The draw of the bet, for games whose rounds are draws; by default the open one. */
  draw?: number | undefined;
  /** The chase of the bet, and whether a win cancels the chase's bets in later draws. */
  chase?: { id: string; stopsOnWin: boolean } | undefined;
  /** When the call had arrived, by `performance.now()` of this process. */
  arrivedMs: number;
}

/** A decision of an open round, with the number of decisions before it. */
export interface DecisionRequest {
  roundId: string;
  position: number;
  decision: unknown;
  /** When the call had arrived, in epoch ms of this process. */
  arrivedAt: number;
}

/** A request of a player to cancel a bet. */
export interface CancelRequest {
  roundId: string;
  /** When the call had arrived, by `performance.now()` of this process. */
  arrivedMs: number;
}

/** The player whose bets a call concerns. */
export type BetOwner = Pick<PlaySession, 'playerRef' | 'isFreePlay'>;

/** Bets and decisions in the rounds that all players share. */
export interface SharedBets {
  bet(session: PlaySession, game: Game, request: BetRequest, choice: object): Promise<RoundResult>;
  decide(session: PlaySession, request: DecisionRequest): Promise<RoundResult>;
}

/** The buy-ins and top-ups of sittings at tables with seats. */
export interface SittingBets {
  /** Whether a sitting may be topped up by this amount, in minor units. */
  mayTopUp(session: PlaySession, roundId: string, amount: bigint): Promise<boolean>;
  /** Reports a new stake, by which the stack grows. */
  noteStaked(session: PlaySession): Promise<void>;
}

/** Bets in draws on a schedule. */
export interface DrawBets {
  bet(session: PlaySession, game: Game, request: BetRequest, choice: object): Promise<RoundResult>;
  cancel(owner: BetOwner, request: CancelRequest): Promise<RoundResult>;
}
