import { v7 as uuidv7 } from 'uuid';
import type { RoundState } from '../../database.ts';
import type { Game, Outcome } from '../../games/game.ts';
import type { SeedPair } from '../seed/seed.service.ts';
import type { PlaySession } from '../session/session.service.ts';
import type { NewRound } from './round.repository.ts';
import type { BetRequest } from './roundRequests.ts';

/** A bet whose outcome has been computed. */
export interface PlayedBet {
  readonly session: PlaySession;
  readonly game: Game;
  readonly request: BetRequest;
  /** As the game parsed it. */
  readonly choice: object;
  readonly pair: SeedPair;
  readonly clientSeed: string;
  readonly played: Outcome;
}

/** When a round is taken up by somebody else. */
export interface RoundTerms {
  /** How long a worker holds a new round, in ms. */
  readonly leaseMs: number;
  /** How long an open round waits for its player's next decision, in ms. */
  readonly decisionWindowMs: number;
}

/**
 * Returns the round of a bet as it is stored before any money moves.
 *
 * @param now The time of the bet, in epoch ms.
 */
export function newRound(
  { session, game, request, choice, pair, clientSeed, played }: PlayedBet,
  { leaseMs, decisionWindowMs }: RoundTerms,
  now: number,
): NewRound {
  const { win, isOver, jackpot = null } = played;
  const { isFreePlay } = session;
  const { freeRoundsId = null } = request;
  const createdAt = new Date(now);
  const leasedUntil = isFreePlay ? null : new Date(now + leaseMs);
  const state = firstState(freeRoundsId !== null, isFreePlay, isOver);
  return {
    id: uuidv7(),
    sessionId: session.id,
    playerRef: session.playerRef,
    isFreePlay,
    idempotencyKey: request.idempotencyKey,
    gameCode: session.gameCode,
    gameVersion: game.version,
    seedPairId: pair.id,
    clientSeed,
    nonce: pair.next_nonce,
    currency: session.currency,
    stake: request.stake,
    win: isOver ? win : 0n,
    jackpotPool: jackpot,
    freeRoundsId,
    choice,
    isOver,
    state,
    balanceAfter: null,
    createdAt,
    closedAt: state === 'SETTLED' ? createdAt : null,
    leasedUntil,
    nextAttemptAt: state === 'OPEN' ? new Date(now + decisionWindowMs) : leasedUntil,
  };
}

/** Play money moves together with the round; for real money the gateway is asked next. */
function firstState(isFreeRound: boolean, isFreePlay: boolean, isOver: boolean): RoundState {
  if (isFreeRound) return 'PENDING_FREE_ROUND';
  if (isFreePlay) return isOver ? 'SETTLED' : 'OPEN';
  return isOver ? 'PENDING_BET_WIN' : 'PENDING_BET';
}
