import type { Currency } from '@parlor/contract';
import type { Kysely, Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { ArcadeErrorCode, RoundView } from '../../arcadeApi.ts';
import type { ArcadeSchema } from '../../database.ts';
import { outcomeWords } from '../../fairness/outcomeWords.ts';
import { uniformDraw } from '../../fairness/uniformDraw.ts';
import { LOTUS_LANTERNS_VERSION, playLotusRound } from '../../games/lotusLanterns/lotusRound.ts';
import type { SeedService } from '../seed/seed.service.ts';
import type { PlaySession } from '../session/session.service.ts';
import {
  findOpenRound,
  findRound,
  findRoundByKey,
  listRounds,
  moveRound,
  sumSession,
  type RoundRow,
} from './round.repository.ts';
import type { RoundSettlement } from './roundSettlement.ts';

/** What a player asks for when the reels are started. */
export interface SpinRequest {
  stake: bigint;
  /** Made by the browser for this spin and kept while it is sent again. */
  idempotencyKey: string;
  /** Given with the first round of a pair of seeds. */
  clientSeed?: string | undefined;
}

export type SpinResult = { kind: 'round'; round: RoundView } | { kind: 'refused'; code: ArcadeErrorCode };

export interface RoundService {
  /** Plays a round, or returns the round of this idempotency key. */
  spin(session: PlaySession, request: SpinRequest): Promise<SpinResult>;
  /** The interrupted round of the player, settled as far as possible. */
  interrupted(session: PlaySession): Promise<RoundView | null>;
  /** Marks a round as seen. */
  markShown(session: PlaySession, roundId: string): Promise<boolean>;
  find(session: PlaySession, roundId: string): Promise<RoundView | undefined>;
  /** The newest rounds, before `beforeId` when it is given. */
  list(session: PlaySession, limit: number, beforeId?: string): Promise<{ list: RoundView[]; hasMore: boolean }>;
  /** Totals and the last stake of a session. */
  summary(session: PlaySession): Promise<{ wagered: bigint; won: bigint; lastStake: bigint | undefined }>;
}

export interface RoundDependencies {
  db: Kysely<ArcadeSchema>;
  seeds: SeedService;
  settlement: RoundSettlement;
  stakesOf: (currency: Currency) => bigint[];
  minCycleMs: number;
  now: () => number;
}

/** Rounds interrupted longer ago than this, in ms, are not resumed. */
const RESUME_WITHIN_MS = 24 * 3_600_000;

type Recorded = { kind: 'recorded'; id: string } | { kind: 'repeated' } | { kind: 'refused'; code: ArcadeErrorCode };

/** Creates the service of rounds. */
export function createRoundService({
  db,
  seeds,
  settlement,
  stakesOf,
  minCycleMs,
  now,
}: RoundDependencies): RoundService {
  function viewOf(round: RoundRow): RoundView | undefined {
    // The outcome is returned only after the bet is accepted. Otherwise a player could cancel losing rounds.
    if (round.state === 'PENDING_BET' || round.state === 'PENDING_ROLLBACK') return undefined;
    const isVoid = round.state === 'VOID';
    return {
      id: round.id,
      state: round.state,
      voidReason: isVoid ? round.void_reason : null,
      stake: round.stake.toString(),
      win: isVoid ? '0' : round.win.toString(),
      currency: round.currency as Currency,
      isFreePlay: round.is_free_play,
      gameVersion: round.game_version,
      events: isVoid ? [] : round.events,
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

  function playerRounds({ playerRef, isFreePlay, gameCode }: PlaySession) {
    return { playerRef, isFreePlay, gameCode };
  }

  /** Decides and stores a round before any money moves. */
  async function record(
    transaction: Transaction<ArcadeSchema>,
    session: PlaySession,
    request: SpinRequest,
  ): Promise<Recorded> {
    const { playerRef, isFreePlay, gameCode, currency } = session;
    const pair = await seeds.lockCurrent(transaction, session);
    if (!pair) return { kind: 'refused', code: 'seed.rotated' };
    if (await findRoundByKey(transaction, playerRef, request.idempotencyKey)) return { kind: 'repeated' };
    if (await findOpenRound(transaction, playerRounds(session))) return { kind: 'refused', code: 'round.unfinished' };
    const [last] = await listRounds(transaction, playerRounds(session), 1);
    if (last && last.state !== 'VOID' && now() - last.created_at < minCycleMs)
      return { kind: 'refused', code: 'round.too_soon' };
    if (pair.client_seed !== null && request.clientSeed !== undefined && request.clientSeed !== pair.client_seed)
      return { kind: 'refused', code: 'seed.client_seed_set' };
    const clientSeed = pair.client_seed ?? request.clientSeed;
    if (clientSeed === undefined) return { kind: 'refused', code: 'seed.client_seed_needed' };

    const nonce = pair.next_nonce;
    const words = outcomeWords({ serverSeed: seeds.serverSeedOf(pair), clientSeed, nonce: Number(nonce) });
    const { events, win } = playLotusRound(uniformDraw(words), request.stake);

    let freeBalance: bigint | null = null;
    if (isFreePlay) {
      const paid = await transaction
        .updateTable('play_session')
        .set((expression) => ({ free_balance: expression('free_balance', '+', win - request.stake) }))
        .where('id', '=', session.id)
        .where('free_balance', '>=', request.stake)
        .returning('free_balance')
        .executeTakeFirst();
      if (!paid) return { kind: 'refused', code: 'round.insufficient_funds' };
      freeBalance = paid.free_balance;
    }
    await transaction
      .updateTable('seed_pair')
      .set({ client_seed: clientSeed, next_nonce: nonce + 1n })
      .where('id', '=', pair.id)
      .execute();
    const id = uuidv7();
    const createdAt = new Date(now());
    await transaction
      .insertInto('round')
      .values({
        id,
        session_id: session.id,
        player_ref: playerRef,
        is_free_play: isFreePlay,
        idempotency_key: request.idempotencyKey,
        game_code: gameCode,
        game_version: LOTUS_LANTERNS_VERSION,
        seed_pair_id: pair.id,
        nonce,
        currency,
        stake: request.stake,
        win,
        events: JSON.stringify(events),
        created_at: createdAt,
        // Rounds of free play are settled when they are stored.
        ...(freeBalance === null
          ? { state: 'PENDING_BET' as const, next_attempt_at: createdAt }
          : { state: 'SETTLED' as const, balance_after: freeBalance, closed_at: createdAt }),
      })
      .execute();
    return { kind: 'recorded', id };
  }

  function resultOf(round: RoundRow): SpinResult {
    const view = viewOf(round);
    return view ? { kind: 'round', round: view } : { kind: 'refused', code: 'round.undecided' };
  }

  async function resume(session: PlaySession, request: SpinRequest): Promise<SpinResult | undefined> {
    const known = await findRoundByKey(db, session.playerRef, request.idempotencyKey);
    if (!known) return undefined;
    if (
      known.stake !== request.stake ||
      known.is_free_play !== session.isFreePlay ||
      known.game_code !== session.gameCode
    ) {
      return { kind: 'refused', code: 'round.key_reused' };
    }
    return resultOf(known.closed_at === null ? await settlement.advance(known.id) : known);
  }

  return {
    async spin(session, request) {
      if (!stakesOf(session.currency).includes(request.stake)) return { kind: 'refused', code: 'stake.unknown' };
      const repeated = await resume(session, request);
      if (repeated) return repeated;
      const recorded = await db.transaction().execute((transaction) => record(transaction, session, request));
      if (recorded.kind === 'refused') return recorded;
      if (recorded.kind === 'repeated')
        return (await resume(session, request)) ?? { kind: 'refused', code: 'round.undecided' };
      return resultOf(await settlement.advance(recorded.id));
    },
    async interrupted(session) {
      const open = await findOpenRound(db, playerRounds(session));
      if (open) {
        const moved = await settlement.advance(open.id);
        return viewOf(moved) ?? null;
      }
      const [last] = await listRounds(db, playerRounds(session), 1);
      if (!last || last.state !== 'SETTLED' || last.shown_at !== null || now() - last.created_at > RESUME_WITHIN_MS)
        return null;
      return viewOf(last) ?? null;
    },
    async markShown(session, roundId) {
      const round = await findRound(db, roundId);
      if (!round || round.player_ref !== session.playerRef) return false;
      await moveRound(db, roundId, round.state, { shown_at: new Date(now()) });
      return true;
    },
    async find(session, roundId) {
      const round = await findRound(db, roundId);
      return round?.player_ref === session.playerRef ? viewOf(round) : undefined;
    },
    async list(session, limit, beforeId) {
      const rows = await listRounds(db, playerRounds(session), limit + 1, beforeId);
      return { list: rows.slice(0, limit).flatMap((row) => viewOf(row) ?? []), hasMore: rows.length > limit };
    },
    async summary(session) {
      const [totals, [last]] = await Promise.all([
        sumSession(db, session.id),
        listRounds(db, playerRounds(session), 1),
      ]);
      const isStake =
        last !== undefined && last.currency === session.currency && stakesOf(session.currency).includes(last.stake);
      return { ...totals, lastStake: isStake ? last.stake : undefined };
    },
  };
}
