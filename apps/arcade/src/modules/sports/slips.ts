import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { v7 as uuidv7 } from 'uuid';
import type { ArcadeErrorCode } from '../../arcadeApi.ts';
import type { ArcadeSchema } from '../../database.ts';
import { maxPayoutOf, slipLimitsOf } from '../../games/sportsbook/game.ts';
import { linesOf, type SlipChoice } from '../../games/sportsbook/slip.ts';
import type { PriceChanges } from '../../sportsApi.ts';
import type { RoomClock } from '../room/roomClock.ts';
import { payFree } from '../round/freePlay.ts';
import type { RoundSettlement } from '../round/roundSettlement.ts';
import { slipLimits } from '../round/slips.ts';
import { violatedIndex } from '../round/violatedIndex.ts';
import type { SeedService } from '../seed/seed.service.ts';
import type { PlaySession, SessionService } from '../session/session.service.ts';
import type { Currency } from '@parlor/contract';
import type { Game } from '../../games/game.ts';
import type { ListedFixture } from './feed.ts';
import type { Fixtures } from './fixtures.ts';
import { checkSlip } from './checkSlip.ts';
import {
  decideSlip,
  findSlip,
  findSlipByKey,
  insertSlip,
  insertSlipRound,
  listDelayed,
  claimSlipSeeds,
  type RequestedSlip,
  type PlacementDecision,
  type NewSlip,
  type PlacedSlip,
  type StoredSlip,
} from './slip.repository.ts';

/** A slip, as the player places it. */
export interface SlipOrder {
  idempotencyKey: string;
  clientSeed: string;
  choice: SlipChoice;
  stake: bigint;
  priceChanges: PriceChanges;
  autoCashOutAt: bigint | null;
}

export type SlipResult = { kind: 'slip'; slip: StoredSlip } | { kind: 'refused'; code: ArcadeErrorCode };

/** Slips of the sportsbook. */
export interface Slips {
  /** Places a slip, or returns the slip of this idempotency key. */
  place(session: PlaySession, order: SlipOrder): Promise<SlipResult>;
  /** Returns the commitment to the seed of the player's next slip. */
  nextSeedHash(session: PlaySession): Promise<string>;
  /** Checks the delayed slips that are due. Returns how many this process decided. */
  decideDue(): Promise<number>;
}

export interface SlipDependencies {
  db: Kysely<ArcadeSchema>;
  clock: RoomClock;
  fixtures: Fixtures;
  seeds: Pick<SeedService, 'inUse'>;
  sessions: Pick<SessionService, 'byId'>;
  settlement: Pick<RoundSettlement, 'advance' | 'advanceLeased'>;
  gameOf: (gameCode: string) => Game | undefined;
  leaseMs: number;
  /** A delayed slip that no process checked within this time is refused. */
  lateAfterMs: number;
  /** Called when a slip is delayed until this moment of the database. */
  onDelayed: (decidedAt: number) => void;
  log: Pick<FastifyBaseLogger, 'error'>;
  now: () => number;
}

const DELAYED_BATCH = 100;
/** The number of attempts to take seeds when another slip of the player takes them concurrently. */
const MAX_SEED_ATTEMPTS = 5;

/** Thrown when another slip took the seeds first, or another process checked the slip. */
class Overtaken extends Error {
  override name = 'Overtaken';
}

/** Thrown when the player's play money is insufficient. */
class Insufficient extends Error {
  override name = 'Insufficient';
}

/** Returns the owner of the seed pair for the player's next slip. */
function seedOwner({ playerRef, isFreePlay }: PlaySession) {
  return { playerRef: `slips:${playerRef}`, isFreePlay };
}

/** Creates the slips of the sportsbook. */
export function createSlips(parts: SlipDependencies): Slips {
  const { db, clock, fixtures, seeds, sessions, settlement, gameOf, leaseMs, lateAfterMs, onDelayed, log, now } = parts;

  /** Finds the fixtures of a slip in the order of its legs; undefined if one is not listed. */
  async function fixturesOf({ legs }: SlipChoice): Promise<ListedFixture[] | undefined> {
    const found = await fixtures.find(legs.map(({ fixture }) => fixture));
    const listed = legs.flatMap(({ fixture }) => found.get(fixture) ?? []);
    return listed.length === legs.length ? listed : undefined;
  }

  function check(
    { requested, stake, currency }: { requested: RequestedSlip; stake: bigint; currency: string },
    listed: readonly ListedFixture[],
    moment: number,
    waitedSince?: number,
  ): PlacementDecision {
    return checkSlip({
      requested,
      stake,
      moments: listed.map((fixture) => fixtures.at(fixture, moment)),
      cap: maxPayoutOf(currency as Currency),
      unit: slipLimitsOf(currency as Currency).unit,
      ...(waitedSince !== undefined && { waitedSince }),
    });
  }

  /** Returns the fields of an accepted slip's round. */
  function placed(
    slip: PlacedSlip['slip'],
    { legs, combine }: RequestedSlip,
    { prices, quotes }: Extract<PlacementDecision, { kind: 'taken' }>,
  ): PlacedSlip {
    const leasedUntil = slip.is_free_play ? null : new Date(now() + leaseMs);
    return {
      slip,
      choice: { legs: legs.map((leg, place) => ({ ...leg, price: prices[place] ?? leg.price })), combine },
      quotes,
      gameVersion: gameOf(slip.game_code)?.version ?? '',
      state: slip.is_free_play ? 'OPEN' : 'PENDING_BET',
      balanceAfter: null,
      createdAt: new Date(now()),
      leasedUntil,
    };
  }

  type Transaction = Parameters<typeof insertSlipRound>[0];

  async function insertRound(transaction: Transaction, round: PlacedSlip): Promise<void> {
    const { slip } = round;
    if (!slip.is_free_play) return insertSlipRound(transaction, round);
    const balance = await payFree(transaction, { sessionId: slip.session_id, stake: slip.stake });
    if (balance === undefined) throw new Insufficient();
    await insertSlipRound(transaction, { ...round, balanceAfter: balance });
  }

  /** Sends the bet of a slip that this process stored. Any other process continues it after the lease. */
  async function sendBet(id: string, providerToken: string): Promise<StoredSlip> {
    const stored = await findSlip(db, id);
    if (!stored) throw new Error('the slip is gone');
    if (stored.round?.state !== 'PENDING_BET') return stored;
    return { ...stored, round: await settlement.advanceLeased(stored.round, providerToken) };
  }

  /** Returns an earlier slip of the same key in its current state. */
  async function resumed(stored: StoredSlip): Promise<StoredSlip> {
    const isUndecided = stored.round?.state === 'PENDING_BET' || stored.round?.state === 'PENDING_ROLLBACK';
    return isUndecided ? { ...stored, round: await settlement.advance(stored.slip.id) } : stored;
  }

  async function repeated(slip: NewSlip): Promise<SlipResult | undefined> {
    const known = await findSlipByKey(db, slip.playerRef, slip.idempotencyKey);
    if (!known) return undefined;
    const isSame =
      known.slip.stake === slip.stake &&
      known.slip.is_free_play === slip.isFreePlay &&
      known.slip.game_code === slip.gameCode &&
      isDeepStrictEqual(known.requested, slip.requested);
    return isSame ? { kind: 'slip', slip: await resumed(known) } : { kind: 'refused', code: 'round.key_reused' };
  }

  async function store(
    session: PlaySession,
    slip: NewSlip,
    clientSeed: string,
    decision: PlacementDecision | { decidedAt: number },
  ): Promise<void> {
    for (let times = 1; ; times += 1) {
      const pair = await seeds.inUse(seedOwner(session));
      try {
        await db.transaction().execute(async (transaction) => {
          const claim = { pairId: pair.id, slipId: slip.id, clientSeed };
          if (!(await claimSlipSeeds(transaction, claim))) throw new Overtaken();
          const row = { ...slip, seedPairId: pair.id };
          await insertSlip(transaction, row, decision);
          if ('decidedAt' in decision || decision.kind === 'refused') return;
          const { id, sessionId, playerRef, isFreePlay, gameCode, currency, stake } = slip;
          const stored = {
            id,
            session_id: sessionId,
            player_ref: playerRef,
            is_free_play: isFreePlay,
            game_code: gameCode,
            currency,
            stake,
            seed_pair_id: pair.id,
          };
          await insertRound(transaction, placed(stored, slip.requested, decision));
        });
        return;
      } catch (error) {
        if (!(error instanceof Overtaken) || times >= MAX_SEED_ATTEMPTS) throw error;
      }
    }
  }

  const noFunds: PlacementDecision = {
    kind: 'refused',
    refusal: 'round.insufficient_funds',
    newPrices: null,
    maxStake: null,
  };

  function newSlip(session: PlaySession, order: SlipOrder): NewSlip {
    const { choice, priceChanges, idempotencyKey, stake, autoCashOutAt } = order;
    return {
      id: uuidv7(),
      sessionId: session.id,
      playerRef: session.playerRef,
      isFreePlay: session.isFreePlay,
      idempotencyKey,
      gameCode: session.gameCode,
      currency: session.currency,
      stake,
      requested: { ...choice, priceChanges },
      autoCashOutAt,
      placedAt: clock.now(),
    };
  }

  /** Returns the delay of a slip: the longest one of its fixtures in play, or 0 without one. */
  function delayOf(listed: readonly ListedFixture[], moment: number): number {
    const live = listed.filter((fixture) => fixtures.at(fixture, moment).phase !== 'upcoming');
    return Math.max(0, ...live.map((fixture) => fixtures.paceOf(fixture).betDelayMs));
  }

  async function decide(stored: StoredSlip): Promise<boolean> {
    const { slip, requested } = stored;
    const decidedAt = slip.decided_at ?? slip.placed_at;
    const isLate = clock.now() - decidedAt > lateAfterMs;
    const listed = await fixturesOf(requested);
    if (!listed) throw new Error('a fixture of a slip is gone');
    const late: PlacementDecision = { kind: 'refused', refusal: 'slip.late', newPrices: null, maxStake: null };
    const decision = isLate ? late : check({ ...slip, requested }, listed, decidedAt, slip.placed_at);
    try {
      return await db.transaction().execute(async (transaction) => {
        if (!(await decideSlip(transaction, slip.id, decision))) return false;
        if (decision.kind === 'taken') await insertRound(transaction, placed(slip, requested, decision));
        return true;
      });
    } catch (error) {
      if (error instanceof Insufficient) return decideSlip(db, slip.id, noFunds);
      throw error;
    }
  }

  /** Checks a new slip. Undefined if it names a selection that does not exist. */
  function checkNewSlip(slip: NewSlip, listed: readonly ListedFixture[]): PlacementDecision | undefined {
    try {
      return check(slip, listed, slip.placedAt);
    } catch (error) {
      if (error instanceof RangeError) return undefined;
      throw error;
    }
  }

  async function sendLater(id: string, sessionId: string): Promise<void> {
    try {
      await sendBet(id, (await sessions.byId(sessionId)).providerToken);
    } catch (error) {
      log.error({ err: error, slip: id }, 'The bet of a slip could not be sent; it is sent later.');
    }
  }

  return {
    nextSeedHash: async (session) => (await seeds.inUse(seedOwner(session))).server_seed_hash,
    async place(session, order) {
      const slip = newSlip(session, order);
      const { requested, stake, placedAt } = slip;
      const game = gameOf(session.gameCode);
      const limits = game?.isSportsbook ? slipLimits(game, session) : null;
      if (!limits) return { kind: 'refused', code: 'not_found' };
      const isOnGrid = stake > 0n && stake % limits.unit === 0n && stake % BigInt(linesOf(requested)) === 0n;
      if (!isOnGrid || stake > limits.max) return { kind: 'refused', code: 'stake.unknown' };
      const known = await repeated(slip);
      if (known) return known;
      const listed = await fixturesOf(requested);
      const decision = listed && checkNewSlip(slip, listed);
      if (!decision) return { kind: 'refused', code: 'choice.unknown' };
      const delayMs = decision.kind === 'taken' ? delayOf(listed, placedAt) : 0;
      const decidedAt = placedAt + delayMs;
      try {
        await store(session, slip, order.clientSeed, delayMs > 0 ? { decidedAt } : decision).catch((error: unknown) => {
          if (error instanceof Insufficient) return store(session, slip, order.clientSeed, noFunds);
          throw error;
        });
      } catch (error) {
        if (error instanceof Overtaken) return { kind: 'refused', code: 'round.too_soon' };
        if (violatedIndex(error) !== 'sports_slip_player_ref_idempotency_key_key') throw error;
        return (await repeated(slip)) ?? { kind: 'refused', code: 'round.undecided' };
      }
      if (delayMs > 0) onDelayed(decidedAt);
      return { kind: 'slip', slip: await sendBet(slip.id, session.providerToken) };
    },
    async decideDue() {
      const due = await listDelayed(db, DELAYED_BATCH);
      // Slips are due by the database's clock. A lagging clock would check them at an earlier time.
      if (due.some(({ slip }) => (slip.decided_at ?? 0) > clock.now())) await clock.sync();
      let decided = 0;
      const sent: Promise<unknown>[] = [];
      for (const stored of due) {
        const { id, session_id: sessionId } = stored.slip;
        try {
          if (!(await decide(stored))) continue;
          decided += 1;
          sent.push(sendLater(id, sessionId));
        } catch (error) {
          // Other slips continue; this one is retried.
          log.error({ err: error, slip: id }, 'A delayed slip cannot be checked.');
        }
      }
      await Promise.all(sent);
      return decided;
    },
  };
}
