import type { Kysely } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { inBatches } from '@parlor/database';
import type { RoundView } from '../../arcadeApi.ts';
import type { ArcadeSchema } from '../../database.ts';
import { DecisionError, type Game } from '../../games/game.ts';
import { topUpOf } from '../../games/seatTableGame.ts';
import type { SeedPair, SeedService } from '../seed/seed.service.ts';
import { stakesOnOffer } from '../session/playProfile.ts';
import type { PlaySession, SessionService } from '../session/session.service.ts';
import { endFreeRound, insertPlayMoneyRound, Overtaken } from './freePlay.ts';
import { createRaises, RaiseRefused } from './raises.ts';
import { choiceOf } from './choiceOf.ts';
import { freeRoundRefusal, withoutJackpots } from './freeRounds.ts';
import { isMissed, listMissedBets } from './missedRound.ts';
import { newRound } from './newRound.ts';
import { isSameBet } from './openBets.ts';
import { outcomeOf } from './outcome.ts';
import {
  addDecision,
  findOpenRound,
  findRound,
  findRoundByKey,
  insertRounds,
  listAbandonedRounds,
  listRounds,
  moveRound,
  storedRow,
  sumSession,
  type NewRound,
  type RoundRow,
} from './round.repository.ts';
import type { RoundSettlement } from './roundSettlement.ts';
import type {
  BetOwner,
  BetRequest,
  CancelRequest,
  DecisionRequest,
  DrawBets,
  SharedBets,
  SittingBets,
} from './roundRequests.ts';
import { createRoundViews, isRaising, refused, type RoundResult } from './roundView.ts';
import { isStakeOnOffer } from './slips.ts';
import { violatedIndex } from './violatedIndex.ts';

export interface RoundService {
  /** Places a bet, or returns the round of this idempotency key. */
  bet(session: PlaySession, request: BetRequest): Promise<RoundResult>;
  /** Takes the next decision of an open round. A repeated decision returns the current state of the round. */
  decide(session: PlaySession, request: DecisionRequest): Promise<RoundResult>;
  /** Cancels a bet before its draw closes, if the game allows it. */
  cancel(owner: BetOwner, request: CancelRequest): Promise<RoundResult>;
  /** Returns the round whose end the player has not seen, settled as far as possible. */
  interrupted(session: PlaySession): Promise<RoundView | null>;
  /** Returns the last bets in shared rounds whose end the player did not see. */
  missed(session: PlaySession): Promise<RoundView[]>;
  /** Marks a round as seen. */
  markShown(session: PlaySession, roundId: string): Promise<boolean>;
  find(session: PlaySession, roundId: string): Promise<RoundView | undefined>;
  /** Returns a settled round for anybody with its id, without its player's balance. */
  replay(roundId: string): Promise<{ round: RoundView; gameCode: string } | undefined>;
  /** Lists the newest rounds, before `beforeId` if it is given. */
  list(session: PlaySession, limit: number, beforeId?: string): Promise<{ list: RoundView[]; hasMore: boolean }>;
  /** Returns totals and the last stake of a session. */
  summary(session: PlaySession): Promise<{ wagered: bigint; won: bigint; lastStake: bigint | undefined }>;
  /** Plays abandoned rounds to their end. Returns their number. */
  endAbandoned(): Promise<number>;
}

export interface RoundDependencies {
  db: Kysely<ArcadeSchema>;
  seeds: SeedService;
  settlement: RoundSettlement;
  /** The source of a player's free rounds. */
  sessions: Pick<SessionService, 'balance'>;
  gameOf: (gameCode: string) => Game | undefined;
  /** How long a worker holds a new round, in ms. */
  leaseMs: number;
  /** How long an open round waits for its player's next decision, in ms. */
  decisionWindowMs: number;
  /** Bets and decisions of games whose rounds all players share. */
  shared: SharedBets;
  /** Bets of games whose rounds are draws. */
  draws: DrawBets;
  /** Buy-ins of tables with seats. */
  sittings: SittingBets;
  now: () => number;
}

/** The number of times a bet is recomputed if another bet of the player overtakes it. */
const OVERTAKEN_TIMES = 5;
const ABANDONED_BATCH = 20;

/** Creates the service of rounds. */
export function createRoundService({
  db,
  seeds,
  settlement,
  sessions,
  gameOf,
  leaseMs,
  decisionWindowMs,
  shared,
  draws,
  sittings,
  now,
}: RoundDependencies): RoundService {
  const { outcome, viewOf, resultOf } = createRoundViews({ seeds, gameOf });
  const insertPaid = inBatches((rounds: readonly NewRound[]) => insertRounds(db, rounds));

  /** Finds the round of an idempotency key. */
  async function repeated(session: PlaySession, game: Game, request: BetRequest): Promise<RoundResult> {
    const known = await findRoundByKey(db, session.playerRef, request.idempotencyKey);
    if (!known) return refused('round.undecided');
    const terms = request.freeRoundsId === undefined ? session : withoutJackpots(session);
    const choice = choiceOf(game, terms, request.choice);
    if (known.free_rounds_id !== (request.freeRoundsId ?? null) || !isSameBet(known, session, request, choice.data)) {
      return refused('round.key_reused');
    }
    return resultOf(known.closed_at === null ? await settlement.advance(known.id) : known);
  }

  /** Computes and stores a round before any money moves, then moves it. Undefined if another bet overtook it. */
  async function attempt(
    session: PlaySession,
    game: Game,
    request: BetRequest,
    choice: object,
    pair: SeedPair,
  ): Promise<RoundResult | undefined> {
    if (pair.client_seed !== null && request.clientSeed !== undefined && request.clientSeed !== pair.client_seed)
      return refused('seed.client_seed_set');
    const clientSeed = pair.client_seed ?? request.clientSeed;
    if (clientSeed === undefined) return refused('seed.client_seed_needed');
    const cycleMs = Math.max(session.profile.minCycleMs, game.minCycleMsOf?.(choice) ?? 0);
    const isTooSoon = pair.last_bet_at !== null && now() - pair.last_bet_at < cycleMs;
    if (isTooSoon && !(await findRoundByKey(db, session.playerRef, request.idempotencyKey)))
      return refused('round.too_soon');

    const played = outcomeOf(game, {
      serverSeed: seeds.serverSeedOf(pair),
      clientSeed,
      nonce: Number(pair.next_nonce),
      stake: request.stake,
      choice,
      decisions: [],
    });
    const { isFreePlay } = session;
    const round = newRound(
      { session, game, request, choice, pair, clientSeed, played },
      { leaseMs, decisionWindowMs },
      now(),
    );
    let balanceAfter: bigint | null = null;
    try {
      if (isFreePlay) {
        const paid = await insertPlayMoneyRound(db, round);
        if (paid === 'overtaken') {
          seeds.note(session, undefined);
          return undefined;
        }
        if (paid === 'insufficient') return refused('round.insufficient_funds');
        balanceAfter = paid;
      } else if (!(await insertPaid(round))) {
        seeds.note(session, undefined);
        return undefined;
      }
    } catch (error) {
      const index = violatedIndex(error);
      if (index === 'round_player_ref_idempotency_key_key') return repeated(session, game, request);
      if (index === 'round_one_open') {
        const isRepeated = await findRoundByKey(db, session.playerRef, request.idempotencyKey);
        return isRepeated ? repeated(session, game, request) : refused('round.unfinished');
      }
      throw error;
    }
    seeds.note(session, {
      ...pair,
      client_seed: clientSeed,
      next_nonce: pair.next_nonce + 1n,
      last_bet_at: round.createdAt.getTime(),
    });
    const stored = storedRow(round, pair, balanceAfter);
    return resultOf(isFreePlay ? stored : await settlement.advanceLeased(stored, session.providerToken), played);
  }

  const raises = createRaises({ db, settlement, leaseMs, decisionWindowMs, now });

  /** Stores a decision, and pays the round out when the decision ends it. Undefined if the round has changed. */
  async function apply(
    game: Game,
    round: RoundRow,
    decision: unknown,
    session?: PlaySession,
  ): Promise<RoundRow | undefined> {
    const position = round.decisions.length;
    const decisions = [...round.decisions, decision];
    const { win, isOver, staked = round.stake } = outcome(game, round, decisions);
    const amount = staked - round.stake - round.raised;
    if (amount > 0n) return raises.raise(round, { decision, amount, win, isOver }, session);
    if (!isOver) {
      const isAdded = await addDecision(db, round.id, position, decision, {
        next_attempt_at: new Date(now() + decisionWindowMs),
      });
      return isAdded ? { ...round, decisions } : undefined;
    }
    if (round.is_free_play)
      return endFreeRound(db, round, {
        decision,
        win,
        sessionId: session?.id ?? round.session_id,
        at: new Date(now()),
      });
    const isAdded = await addDecision(db, round.id, position, decision, {
      state: 'PENDING_WIN',
      win,
      is_over: true,
      next_attempt_at: new Date(now()),
    });
    return isAdded ? settlement.advance(round.id) : undefined;
  }

  /** Whether all players in the session's room share its rounds. */
  function isShared({ gameCode }: PlaySession): boolean {
    const game = gameOf(gameCode);
    return game?.sharedSecrets !== undefined || game?.drawing !== undefined || game?.isSportsbook === true;
  }

  async function findPlayerRound(session: PlaySession, roundId: string): Promise<RoundRow | undefined> {
    const round = await findRound(db, roundId);
    return round?.player_ref === session.playerRef ? round : undefined;
  }

  return {
    async bet(session, request) {
      const game = gameOf(session.gameCode);
      if (!game || game.isSportsbook) return refused('not_found');
      const { freeRoundsId } = request;
      const isFreeRound = freeRoundsId !== undefined;
      const choice = choiceOf(game, isFreeRound ? withoutJackpots(session) : session, request.choice);
      if (!choice.success) return refused('choice.unknown');
      if (!isStakeOnOffer(game, session, request.stake, choice.data)) return refused('stake.unknown');
      if (isFreeRound) {
        const refusal = await freeRoundRefusal(sessions, game, session, { ...request, freeRoundsId });
        // A concurrent call may have stored this bet.
        if (refusal) {
          const isRepeated = await findRoundByKey(db, session.playerRef, request.idempotencyKey);
          return isRepeated ? repeated(session, game, request) : refused(refusal);
        }
      }
      if (game.sharedSecrets) return shared.bet(session, game, request, choice.data as object);
      if (game.drawing) return draws.bet(session, game, request, choice.data as object);
      const known = seeds.lastKnown(session);
      // The cached pair is used only if the seed fits; all other checks use the pair that is read below.
      if (known && (request.clientSeed === undefined || request.clientSeed === known.client_seed)) {
        const result = await attempt(session, game, request, choice.data as object, known);
        if (result) return result;
      }
      let pairId: string | undefined;
      for (let times = 0; times < OVERTAKEN_TIMES; times += 1) {
        const pair = await seeds.inUse(session);
        // The browser creates its seed after it has seen the commitment, so a bet belongs to one pair.
        if (pairId !== undefined && pair.id !== pairId) {
          const isRepeated = await findRoundByKey(db, session.playerRef, request.idempotencyKey);
          return isRepeated ? repeated(session, game, request) : refused('seed.rotated');
        }
        pairId = pair.id;
        const result = await attempt(session, game, request, choice.data as object, pair);
        if (result) return result;
      }
      return refused('round.too_soon');
    },
    async decide(session, request) {
      if (gameOf(session.gameCode)?.sharedSecrets) return shared.decide(session, request);
      const { roundId, position, decision } = request;
      const round = await findPlayerRound(session, roundId);
      const game = gameOf(session.gameCode);
      if (!round || !game || round.game_code !== session.gameCode || round.is_free_play !== session.isFreePlay)
        return refused('not_found');
      const parsed = game.decision.safeParse(decision);
      if (!parsed.success) return refused('decision.unknown');
      if (position < round.decisions.length) {
        return isDeepStrictEqual(round.decisions[position], parsed.data)
          ? resultOf(round.state === 'PENDING_WIN' ? await settlement.advance(round.id) : round)
          : refused('round.decision_passed');
      }
      if (isRaising(round)) return raises.again(round, position, parsed.data, resultOf);
      if (round.state !== 'OPEN') return refused(round.closed_at === null ? 'round.undecided' : 'round.closed');
      if (position > round.decisions.length) return refused('round.decision_passed');
      if (game.seating && !(await sittings.mayTopUp(session, roundId, topUpOf(parsed.data))))
        return refused('round.raise_refused');
      try {
        const moved = await apply(game, round, parsed.data, session);
        if (game.seating) await sittings.noteStaked(session);
        return moved ? raises.resultOf(moved, position, resultOf) : refused('round.decision_passed');
      } catch (error) {
        if (error instanceof DecisionError) return refused('decision.unknown');
        if (error instanceof RaiseRefused) return refused(error.code);
        if (error instanceof Overtaken) return refused('round.decision_passed');
        throw error;
      }
    },
    cancel: (owner, request) => draws.cancel(owner, request),
    async interrupted(session) {
      // The room shows the round that is running.
      if (isShared(session)) return null;
      const open = await findOpenRound(db, session);
      if (open) {
        const moved = open.state === 'OPEN' ? open : await settlement.advance(open.id);
        return viewOf(moved) ?? null;
      }
      const [last] = await listRounds(db, session, 1);
      return last?.state === 'SETTLED' && isMissed(last, now()) ? (viewOf(last) ?? null) : null;
    },
    async missed(session) {
      // The sportsbook page lists slips itself.
      if (!isShared(session) || gameOf(session.gameCode)?.isSportsbook) return [];
      return (await listMissedBets(db, session, now())).flatMap((round) => viewOf(round) ?? []);
    },
    async markShown(session, roundId) {
      const round = await findPlayerRound(session, roundId);
      if (!round) return false;
      await moveRound(db, roundId, round.state, { shown_at: new Date(now()) });
      return true;
    },
    async find(session, roundId) {
      const round = await findPlayerRound(session, roundId);
      return round && viewOf(round);
    },
    async replay(roundId) {
      const round = await findRound(db, roundId);
      // The result of a sitting follows from its hands.
      if (round && gameOf(round.game_code)?.seating) return undefined;
      const view = round?.state === 'SETTLED' ? viewOf(round) : undefined;
      return round && view && { round: { ...view, balance: null }, gameCode: round.game_code };
    },
    async list(session, limit, beforeId) {
      const rows = await listRounds(db, session, limit + 1, beforeId);
      return { list: rows.slice(0, limit).flatMap((row) => viewOf(row) ?? []), hasMore: rows.length > limit };
    },
    async summary(session) {
      const [totals, [last]] = await Promise.all([sumSession(db, session), listRounds(db, session, 1)]);
      const game = gameOf(session.gameCode);
      const stakes = game ? stakesOnOffer(game, session) : [];
      return {
        ...totals,
        lastStake: last?.currency === session.currency ? stakes.find((stake) => stake === last.stake) : undefined,
      };
    },
    async endAbandoned() {
      const abandoned = await listAbandonedRounds(db, new Date(now()), ABANDONED_BATCH);
      for (const found of abandoned) {
        const game = gameOf(found.game_code);
        if (!game?.nextEndingDecision) continue;
        let round: RoundRow | undefined = found;
        while (round?.state === 'OPEN')
          round = await apply(game, round, game.nextEndingDecision(outcome(game, round).events));
      }
      return abandoned.length;
    },
  };
}
