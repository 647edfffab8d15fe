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

/** The times after which others continue a round. */
export interface RoundTerms {
  /** How long a worker holds a new round, in ms. */
  readonly leaseMs: number;
  /** How long an open round waits for its player's next decision, in ms. */
  readonly decisionWindowMs: number;
}

/** The common fields of all kinds of bets in a shared round. */
export type OpenBet = Omit<NewRound, 'freeRoundsId'>;

/** The inputs of a bet whose round stays open. */
interface OpenBetParts {
  readonly gameVersion: string;
  readonly request: Pick<BetRequest, 'idempotencyKey' | 'stake'>;
  readonly choice: object;
  readonly seedPairId: string;
  readonly clientSeed: string;
  readonly nonce: bigint;
}

/**
 * Returns the round of an open bet, as it is stored before any money moves.
 *
 * @param now The time of the bet, in epoch ms.
 */
export function newOpenBet(
  session: PlaySession,
  { request, ...parts }: OpenBetParts,
  { leaseMs, decisionWindowMs }: RoundTerms,
  now: number,
): OpenBet {
  const { isFreePlay } = session;
  const leasedUntil = isFreePlay ? null : new Date(now + leaseMs);
  return {
    ...parts,
    id: uuidv7(),
    sessionId: session.id,
    playerRef: session.playerRef,
    isFreePlay,
    idempotencyKey: request.idempotencyKey,
    gameCode: session.gameCode,
    currency: session.currency,
    stake: request.stake,
    win: 0n,
    jackpotPool: null,
    isOver: false,
    state: isFreePlay ? 'OPEN' : 'PENDING_BET',
    balanceAfter: null,
    createdAt: new Date(now),
    closedAt: null,
    leasedUntil,
    nextAttemptAt: leasedUntil ?? new Date(now + decisionWindowMs),
  };
}

/**
 * Returns the round of a bet whose outcome is known, as it is stored before any money moves.
 *
 * @param now The time of the bet, in epoch ms.
 */
export function newRound(
  { session, game, request, choice, pair, clientSeed, played }: PlayedBet,
  terms: RoundTerms,
  now: number,
): NewRound {
  const { win, isOver, jackpot = null } = played;
  const { freeRoundsId = null } = request;
  const open = newOpenBet(
    session,
    { gameVersion: game.version, request, choice, seedPairId: pair.id, clientSeed, nonce: pair.next_nonce },
    terms,
    now,
  );
  const state = firstState(freeRoundsId !== null, session.isFreePlay, isOver);
  return {
    ...open,
    win: isOver ? win : 0n,
    jackpotPool: jackpot,
    freeRoundsId,
    isOver,
    state,
    closedAt: state === 'SETTLED' ? open.createdAt : null,
    nextAttemptAt: state === 'OPEN' ? open.nextAttemptAt : open.leasedUntil,
  };
}

/** Returns the first state: play money moves with the round; real money requires the gateway first. */
function firstState(isFreeRound: boolean, isFreePlay: boolean, isOver: boolean): RoundState {
  if (isFreeRound) return 'PENDING_FREE_ROUND';
  if (isFreePlay) return isOver ? 'SETTLED' : 'OPEN';
  return isOver ? 'PENDING_BET_WIN' : 'PENDING_BET';
}
