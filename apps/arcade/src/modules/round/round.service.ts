import type { Currency } from '@parlor/contract';
import type { Kysely } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { v7 as uuidv7 } from 'uuid';
import type { ArcadeErrorCode, RoundView } from '../../arcadeApi.ts';
import type { ArcadeSchema, RoundState } from '../../database.ts';
import { DecisionError, type Game, type Outcome } from '../../games/game.ts';
import type { SeedPair, SeedService } from '../seed/seed.service.ts';
import type { PlaySession } from '../session/session.service.ts';
import { outcomeOf } from './outcome.ts';
import {
  addDecision,
  findOpenRound,
  findRound,
  findRoundByKey,
  insertRound,
  listAbandonedRounds,
  listRounds,
  moveRound,
  sumSession,
  type NewRound,
  type RoundRow,
} from './round.repository.ts';
import type { RoundSettlement } from './roundSettlement.ts';

/** A bet, as the player places it. */
export interface BetRequest {
  stake: bigint;
  /** What is chosen with the bet; the game's rules judge it. */
  choice: unknown;
  /** Made by the browser for this bet and kept while it is sent again. */
  idempotencyKey: string;
  /** Given with the first round of a pair of seeds. */
  clientSeed?: string | undefined;
}

/** A decision of an open round, with the number of decisions that were made before it. */
export interface DecisionRequest {
  roundId: string;
  position: number;
  decision: unknown;
}

export type RoundResult = { kind: 'round'; round: RoundView } | { kind: 'refused'; code: ArcadeErrorCode };

export interface RoundService {
  /** Places a bet, or returns the round of this idempotency key. */
  bet(session: PlaySession, request: BetRequest): Promise<RoundResult>;
  /** Takes the next decision of an open round. Sent again, it returns the round as it stands. */
  decide(session: PlaySession, request: DecisionRequest): Promise<RoundResult>;
  /** The round that the player has not seen to its end, settled as far as possible. */
  interrupted(session: PlaySession): Promise<RoundView | null>;
  /** Marks a round as seen. */
  markShown(session: PlaySession, roundId: string): Promise<boolean>;
  find(session: PlaySession, roundId: string): Promise<RoundView | undefined>;
  /** A settled round for anybody who has its id, without its player's balance. */
  replay(roundId: string): Promise<{ round: RoundView; gameCode: string } | undefined>;
  /** The newest rounds, before `beforeId` when it is given. */
  list(session: PlaySession, limit: number, beforeId?: string): Promise<{ list: RoundView[]; hasMore: boolean }>;
  /** Totals and the last stake of a session. */
  summary(session: PlaySession): Promise<{ wagered: bigint; won: bigint; lastStake: bigint | undefined }>;
  /** Plays rounds to their end that their players abandoned. Returns their number. */
  endAbandoned(): Promise<number>;
}

export interface RoundDependencies {
  db: Kysely<ArcadeSchema>;
  seeds: SeedService;
  settlement: RoundSettlement;
  gameOf: (gameCode: string) => Game | undefined;
  minCycleMs: (game: Game) => number;
  /** How long a worker holds a new round, in ms. */
  leaseMs: number;
  /** How long an open round waits for its player's next decision, in ms. */
  decisionWindowMs: number;
  now: () => number;
}

/** Rounds interrupted longer ago than this, in ms, are not resumed. */
const RESUME_WITHIN_MS = 24 * 3_600_000;
/** A bet that another one of the same player overtakes is computed again, so many times. */
const OVERTAKEN_TIMES = 5;
const ABANDONED_BATCH = 20;
const UNIQUE_VIOLATION = '23505';

/** The unique index that a statement violated; undefined for any other error. */
function violatedIndex(error: unknown): string | undefined {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === UNIQUE_VIOLATION && typeof constraint === 'string' ? constraint : undefined;
}

/** Creates the service of rounds. */
export function createRoundService({
  db,
  seeds,
  settlement,
  gameOf,
  minCycleMs,
  leaseMs,
  decisionWindowMs,
  now,
}: RoundDependencies): RoundService {
  function outcome(game: Game, round: RoundRow, decisions: readonly unknown[] = round.decisions): Outcome {
    return outcomeOf(game, {
      serverSeed: seeds.serverSeedOf({ id: round.seed_pair_id, sealed_server_seed: round.sealed_server_seed }),
      clientSeed: round.client_seed ?? '',
      nonce: Number(round.nonce),
      stake: round.stake,
      choice: round.choice,
      decisions,
    });
  }

  /** `played` is the outcome of the round if the caller knows it. */
  function viewOf(round: RoundRow, played?: Outcome): RoundView | undefined {
    // The outcome is returned only after the bet is accepted. Otherwise a player could cancel losing rounds.
    if (round.state === 'PENDING_BET' || round.state === 'PENDING_BET_WIN' || round.state === 'PENDING_ROLLBACK')
      return undefined;
    const isVoid = round.state === 'VOID';
    const game = gameOf(round.game_code);
    // Rules that changed since cannot tell what happened then.
    const shown = isVoid
      ? undefined
      : (played ?? (game?.version === round.game_version ? outcome(game, round) : undefined));
    return {
      id: round.id,
      state: round.state,
      voidReason: isVoid ? round.void_reason : null,
      stake: round.stake.toString(),
      win: isVoid ? '0' : (round.state === 'OPEN' && shown ? shown.win : round.win).toString(),
      currency: round.currency as Currency,
      isFreePlay: round.is_free_play,
      gameVersion: round.game_version,
      choice: round.choice,
      decisions: round.decisions,
      events: shown?.events ?? [],
      balance: round.state === 'PENDING_WIN' ? null : (round.balance_after?.toString() ?? null),
      nonce: Number(round.nonce),
      serverSeedHash: round.server_seed_hash,
      clientSeed: round.client_seed ?? '',
      serverSeed:
        round.revealed_at === null
          ? null
          : seeds.serverSeedOf({ id: round.seed_pair_id, sealed_server_seed: round.sealed_server_seed }),
      createdAt: round.created_at,
    };
  }

  function refused(code: ArcadeErrorCode): { kind: 'refused'; code: ArcadeErrorCode } {
    return { kind: 'refused', code };
  }

  function resultOf(round: RoundRow, played?: Outcome): RoundResult {
    const view = viewOf(round, played);
    return view ? { kind: 'round', round: view } : refused('round.undecided');
  }

  /** The round of an idempotency key. */
  async function repeated(session: PlaySession, game: Game, request: BetRequest): Promise<RoundResult> {
    const known = await findRoundByKey(db, session.playerRef, request.idempotencyKey);
    if (!known) return refused('round.undecided');
    const choice = game.choice.safeParse(request.choice);
    if (
      known.stake !== request.stake ||
      known.is_free_play !== session.isFreePlay ||
      known.game_code !== session.gameCode ||
      !isDeepStrictEqual(known.choice, choice.data)
    ) {
      return refused('round.key_reused');
    }
    return resultOf(known.closed_at === null ? await settlement.advance(known.id) : known);
  }

  /** Play money moves with the row of its round. */
  async function insertFreeRound(round: NewRound): Promise<bigint | 'overtaken' | 'insufficient'> {
    const won = round.isOver ? round.win : 0n;
    return await db
      .transaction()
      .execute(async (transaction) => {
        const paid = await transaction
          .updateTable('play_session')
          .set((expression) => ({ free_balance: expression('free_balance', '+', won - round.stake) }))
          .where('id', '=', round.sessionId)
          .where('free_balance', '>=', round.stake)
          .returning('free_balance')
          .executeTakeFirst();
        if (!paid) return 'insufficient' as const;
        if (!(await insertRound(transaction, { ...round, balanceAfter: paid.free_balance }))) throw new Overtaken();
        return paid.free_balance;
      })
      .catch((error: unknown) => {
        if (error instanceof Overtaken) return 'overtaken' as const;
        throw error;
      });
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
    const isTooSoon = pair.last_bet_at !== null && now() - pair.last_bet_at < minCycleMs(game);
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
    const { win, isOver } = played;
    const { isFreePlay } = session;
    const createdAt = new Date(now());
    const state: RoundState = isFreePlay ? (isOver ? 'SETTLED' : 'OPEN') : isOver ? 'PENDING_BET_WIN' : 'PENDING_BET';
    const leasedUntil = isFreePlay ? null : new Date(now() + leaseMs);
    const round: NewRound = {
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
      choice,
      isOver,
      state,
      balanceAfter: null,
      createdAt,
      closedAt: state === 'SETTLED' ? createdAt : null,
      leasedUntil,
      nextAttemptAt: state === 'OPEN' ? new Date(now() + decisionWindowMs) : leasedUntil,
    };
    let balanceAfter: bigint | null = null;
    try {
      if (isFreePlay) {
        const paid = await insertFreeRound(round);
        if (paid === 'overtaken') {
          seeds.note(session, undefined);
          return undefined;
        }
        if (paid === 'insufficient') return refused('round.insufficient_funds');
        balanceAfter = paid;
      } else if (!(await insertRound(db, round))) {
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
      last_bet_at: createdAt.getTime(),
    });
    const stored = rowOf(round, pair, balanceAfter);
    return resultOf(isFreePlay ? stored : await settlement.advanceLeased(stored, session.providerToken), played);
  }

  /** The row of a round that was just stored, without reading it back. */
  function rowOf(round: NewRound, pair: SeedPair, balanceAfter: bigint | null): RoundRow {
    return {
      id: round.id,
      session_id: round.sessionId,
      player_ref: round.playerRef,
      is_free_play: round.isFreePlay,
      idempotency_key: round.idempotencyKey,
      game_code: round.gameCode,
      game_version: round.gameVersion,
      seed_pair_id: pair.id,
      nonce: round.nonce,
      currency: round.currency,
      stake: round.stake,
      win: round.win,
      choice: round.choice,
      decisions: [],
      is_over: round.isOver,
      state: round.state,
      void_reason: null,
      balance_after: balanceAfter,
      attempts: 1,
      leased_until: round.leasedUntil?.getTime() ?? null,
      next_attempt_at: round.nextAttemptAt?.getTime() ?? null,
      created_at: round.createdAt.getTime(),
      closed_at: round.closedAt?.getTime() ?? null,
      shown_at: null,
      server_seed_hash: pair.server_seed_hash,
      client_seed: round.clientSeed,
      sealed_server_seed: pair.sealed_server_seed,
      revealed_at: null,
    };
  }

  /** Stores a decision, and pays the round out when the decision ends it. Undefined if the round moved on. */
  async function apply(
    game: Game,
    round: RoundRow,
    decision: unknown,
    sessionId = round.session_id,
  ): Promise<RoundRow | undefined> {
    const position = round.decisions.length;
    const decisions = [...round.decisions, decision];
    const { win, isOver } = outcome(game, round, decisions);
    if (!isOver) {
      const isAdded = await addDecision(db, round.id, position, decision, {
        next_attempt_at: new Date(now() + decisionWindowMs),
      });
      return isAdded ? { ...round, decisions } : undefined;
    }
    if (round.is_free_play) return applyFreeEnd(round, decision, win, sessionId);
    const isAdded = await addDecision(db, round.id, position, decision, {
      state: 'PENDING_WIN',
      win,
      is_over: true,
      next_attempt_at: new Date(now()),
    });
    return isAdded ? settlement.advance(round.id) : undefined;
  }

  /** Play money is of a session: the win goes to the one that is played now. */
  async function applyFreeEnd(
    round: RoundRow,
    decision: unknown,
    win: bigint,
    sessionId: string,
  ): Promise<RoundRow | undefined> {
    return await db.transaction().execute(async (transaction) => {
      const { free_balance: balance } = await transaction
        .updateTable('play_session')
        .set((expression) => ({ free_balance: expression('free_balance', '+', win) }))
        .where('id', '=', sessionId)
        .returning('free_balance')
        .executeTakeFirstOrThrow();
      const isAdded = await addDecision(transaction, round.id, round.decisions.length, decision, {
        state: 'SETTLED',
        win,
        is_over: true,
        balance_after: balance,
        closed_at: new Date(now()),
        next_attempt_at: null,
      });
      if (!isAdded) throw new Overtaken();
      return findRound(transaction, round.id);
    });
  }

  async function ownRound(session: PlaySession, roundId: string): Promise<RoundRow | undefined> {
    const round = await findRound(db, roundId);
    return round?.player_ref === session.playerRef ? round : undefined;
  }

  return {
    async bet(session, request) {
      const game = gameOf(session.gameCode);
      if (!game) return refused('not_found');
      if (!game.stakesOf(session.currency).includes(request.stake)) return refused('stake.unknown');
      const choice = game.choice.safeParse(request.choice);
      if (!choice.success) return refused('choice.unknown');
      const known = seeds.lastKnown(session);
      // Whatever speaks against the seed of a bet is judged on the pair as it is read below.
      if (known && (request.clientSeed === undefined || request.clientSeed === known.client_seed)) {
        const result = await attempt(session, game, request, choice.data as object, known);
        if (result) return result;
      }
      let pairId: string | undefined;
      for (let times = 0; times < OVERTAKEN_TIMES; times += 1) {
        const pair = await seeds.inUse(session);
        // The browser makes its seed after it has seen the commitment, so a bet belongs to one pair.
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
    async decide(session, { roundId, position, decision }) {
      const round = await ownRound(session, roundId);
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
      if (round.state !== 'OPEN') return refused(round.closed_at === null ? 'round.undecided' : 'round.closed');
      if (position > round.decisions.length) return refused('round.decision_passed');
      try {
        const moved = await apply(game, round, parsed.data, session.id);
        return moved ? resultOf(moved) : refused('round.decision_passed');
      } catch (error) {
        if (error instanceof DecisionError) return refused('decision.unknown');
        if (error instanceof Overtaken) return refused('round.decision_passed');
        throw error;
      }
    },
    async interrupted(session) {
      const open = await findOpenRound(db, session);
      if (open) {
        const moved = open.state === 'OPEN' ? open : await settlement.advance(open.id);
        return viewOf(moved) ?? null;
      }
      const [last] = await listRounds(db, session, 1);
      if (!last || last.state !== 'SETTLED' || last.shown_at !== null || now() - last.created_at > RESUME_WITHIN_MS)
        return null;
      return viewOf(last) ?? null;
    },
    async markShown(session, roundId) {
      const round = await ownRound(session, roundId);
      if (!round) return false;
      await moveRound(db, roundId, round.state, { shown_at: new Date(now()) });
      return true;
    },
    async find(session, roundId) {
      const round = await ownRound(session, roundId);
      return round && viewOf(round);
    },
    async replay(roundId) {
      const round = await findRound(db, roundId);
      const view = round?.state === 'SETTLED' ? viewOf(round) : undefined;
      return round && view && { round: { ...view, balance: null }, gameCode: round.game_code };
    },
    async list(session, limit, beforeId) {
      const rows = await listRounds(db, session, limit + 1, beforeId);
      return { list: rows.slice(0, limit).flatMap((row) => viewOf(row) ?? []), hasMore: rows.length > limit };
    },
    async summary(session) {
      const [totals, [last]] = await Promise.all([sumSession(db, session), listRounds(db, session, 1)]);
      const stakes = gameOf(session.gameCode)?.stakesOf(session.currency) ?? [];
      const isStake = last !== undefined && last.currency === session.currency && stakes.includes(last.stake);
      return { ...totals, lastStake: isStake ? last.stake : undefined };
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

/** Another bet or decision was stored first. */
class Overtaken extends Error {
  override name = 'Overtaken';
}
