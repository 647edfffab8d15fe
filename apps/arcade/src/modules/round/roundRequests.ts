import type { Game } from '../../games/game.ts';
import type { PlaySession } from '../session/session.service.ts';
import type { RoundResult } from './roundView.ts';

/** A bet, as the player places it. */
export interface BetRequest {
  stake: bigint;
  /** The choice of the bet; the game's rules validate it. */
  choice: unknown;
  /** Made by the browser for this bet and kept while it is sent again. */
  idempotencyKey: string;
  /** Given with the first round of a pair of seeds. */
  clientSeed?: string | undefined;
  /** The free rounds that pay for it. */
  freeRoundsId?: string | undefined;
  /** The draw it is for; the one that is open without it. Of games whose rounds are draws. */
  draw?: number | undefined;
  /** The bets in several draws that it is one of, and whether a win of one takes back those of later draws. */
  chase?: { id: string; stopsOnWin: boolean } | undefined;
  /** When the call had arrived, by `performance.now()` of this process. */
  arrivedMs: number;
}

/** A decision of an open round, with the number of decisions that were made before it. */
export interface DecisionRequest {
  roundId: string;
  position: number;
  decision: unknown;
  /** When the call had arrived, in epoch ms of this process. */
  arrivedAt: number;
}

/** A bet that its player takes back. */
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

/** Sittings at tables with seats, as far as their money moves by bets. */
export interface SittingBets {
  /** Whether a sitting may be topped up by so much, in minor units. */
  mayTopUp(session: PlaySession, roundId: string, amount: bigint): Promise<boolean>;
  /** More was staked: the stack grows by it. */
  noteStaked(session: PlaySession): Promise<void>;
}

/** Bets in draws on a schedule. */
export interface DrawBets {
  bet(session: PlaySession, game: Game, request: BetRequest, choice: object): Promise<RoundResult>;
  cancel(owner: BetOwner, request: CancelRequest): Promise<RoundResult>;
}
