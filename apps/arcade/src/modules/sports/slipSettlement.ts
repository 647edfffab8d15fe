import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { ArcadeSchema } from '../../database.ts';
import type { Game } from '../../games/game.ts';
import { isDecided, type SlipChoice, type SlipDecision } from '../../games/sportsbook/slip.ts';
import { payFreeBets } from '../round/freePlay.ts';
import type { RoundRow } from '../round/round.repository.ts';
import type { RoundSettlement } from '../round/roundSettlement.ts';
import type { RoundViews } from '../round/roundView.ts';
import type { SessionService } from '../session/session.service.ts';
import type { Fixtures } from './fixtures.ts';
import type { StoredSlip } from './slip.repository.ts';
import {
  decideLegs,
  endSlips,
  listDecided,
  listOpenLegs,
  listSenders,
  noteSeen,
  takeOverWins,
  type EndedSlip,
} from './slipEnding.repository.ts';

/** Settles slips. Any process does due work; each step takes effect once. */
export interface SlipSettlement {
  /**
   * Decides legs by the state of their fixtures, ends the decided slips, and sends their wins and the wins that ended
   * processes left. Returns the number of slips that it ended.
   */
  settleDue(): Promise<number>;
  /** Leaves due work to other processes. `settleDue` ends soon. */
  stop(): void;
}

export interface SlipSettlementDependencies {
  db: Kysely<ArcadeSchema>;
  fixtures: Fixtures;
  views: Pick<RoundViews, 'outcome'>;
  settlement: Pick<RoundSettlement, 'advanceLeased'>;
  sessions: Pick<SessionService, 'byId'>;
  gameOf: (gameCode: string) => Game | undefined;
  /** The lock of this process. */
  sender: bigint;
  leaseMs: number;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  now: () => number;
}

const BATCH = 500;
/**
 * How many wins are sent to the gateway at a time. Wins that are answered meanwhile are closed in one transaction, so
 * with fewer the two sides wait for each other.
 */
const SENDERS = 32;
/** A process leases at most two batches before it has sent the first one. */
const MAX_TAKEOVERS = 2 * BATCH;
const MAX_CACHED_TOKENS = 5_000;
/** The maximum number of batches of one call. The next call handles the rest. */
const MAX_BATCHES = 40;

/** Creates the settlement of slips. */
export function createSlipSettlement({
  db,
  fixtures,
  views,
  settlement,
  sessions,
  gameOf,
  sender,
  leaseMs,
  log,
  now,
}: SlipSettlementDependencies): SlipSettlement {
  const stopping = new AbortController();
  const isStopped = (): boolean => stopping.signal.aborted;
  /** The tokens of sessions of recent slips; a token never changes. The oldest one is evicted first. */
  const tokens = new Map<string, string>();

  async function tokenOf(sessionId: string): Promise<string> {
    const known = tokens.get(sessionId);
    if (known !== undefined) return known;
    const { providerToken } = await sessions.byId(sessionId);
    const [oldest] = tokens.keys();
    if (tokens.size >= MAX_CACHED_TOKENS && oldest !== undefined) tokens.delete(oldest);
    tokens.set(sessionId, providerToken);
    return providerToken;
  }

  /** Sends wins, some at a time. Unsent wins of a stopped process are in the table, and other processes send them. */
  async function send(due: readonly RoundRow[]): Promise<void> {
    const remaining = [...due];
    const senders = Array.from({ length: SENDERS }, async () => {
      for (let round = remaining.pop(); round && !isStopped(); round = remaining.pop()) {
        try {
          await settlement.advanceLeased(round, await tokenOf(round.session_id));
        } catch (error) {
          log.warn({ err: error, round: round.id }, 'A win could not be sent; it is sent later.');
        }
      }
    });
    await Promise.all(senders);
  }

  /** Takes over the wins of processes that have ended. */
  async function takeOverOrphaned(): Promise<RoundRow[]> {
    const wins: RoundRow[] = [];
    for (const from of await listSenders(db, sender)) {
      const leasedUntil = new Date(now() + leaseMs);
      const step = { from, to: sender, leasedUntil, limit: MAX_TAKEOVERS };
      wins.push(...(await db.transaction().execute((transaction) => takeOverWins(transaction, step))));
    }
    return wins;
  }

  /** Decides legs from the current state of their fixtures. */
  async function decide(): Promise<void> {
    const open = await listOpenLegs(db);
    const found = await fixtures.find(open.map(({ fixtureId }) => fixtureId));
    for (const leg of open) {
      const fixture = found.get(leg.fixtureId);
      if (!fixture) continue;
      try {
        const moment = fixtures.at(fixture);
        const outcome = moment.outcomeOf(leg.selections);
        if (outcome !== 'open') await decideLegs(db, leg, outcome, moment.board);
      } catch (error) {
        // Other legs continue; this one is retried.
        log.error({ err: error, fixture: leg.fixtureId }, 'A leg cannot be decided.');
      }
    }
  }

  function ended({ slip, round, legs }: StoredSlip): { ending: EndedSlip; round: RoundRow } | undefined {
    const game = gameOf(slip.game_code);
    if (!game || round?.state !== 'OPEN') return undefined;
    const outcomes = legs.map(({ outcome }) => outcome ?? 'open');
    // The rules have checked the choice.
    if (!isDecided(round.choice as SlipChoice, outcomes)) return undefined;
    const decision: SlipDecision = { type: 'results', outcomes };
    const { win } = views.outcome(game, round, [...round.decisions, decision]);
    return { ending: { id: slip.id, position: round.decisions.length, decision, win }, round };
  }

  /**
   * Ends a batch of slips. Returns how many were read, how many of them it ended, and the rounds whose wins are due.
   * Other processes ended the rest.
   */
  async function endBatch(): Promise<{ read: number; ended: number; due: RoundRow[] }> {
    const slips = await listDecided(db, BATCH);
    const endings = slips.flatMap((stored) => ended(stored) ?? []);
    const times = { at: new Date(now()), leasedUntil: new Date(now() + leaseMs), sender };
    const rows = await db.transaction().execute(async (transaction) => {
      const done = await endSlips(
        transaction,
        endings.map(({ ending }) => ending),
        times,
      );
      const free = done.filter(({ isFreePlay }) => isFreePlay);
      const wins = free.map(({ id, sessionId, win, paid }) => ({ id, session_id: sessionId, win: win - paid }));
      if (wins.length > 0) await payFreeBets(transaction, wins);
      const isDone = new Set(done.map(({ id }) => id));
      // A slip that changed since it was read is checked again.
      const isRemaining = new Set(endings.flatMap(({ ending: { id } }) => (isDone.has(id) ? [] : [id])));
      await noteSeen(
        transaction,
        slips.flatMap(({ slip }) => (isRemaining.has(slip.id) ? [] : [{ id: slip.id, legs: slip.decided_legs }])),
      );
      return done;
    });
    const byId = new Map(endings.map(({ ending, round }) => [ending.id, { ending, round }]));
    const due = rows.flatMap(({ id, win, isFreePlay }): RoundRow[] => {
      const known = byId.get(id);
      if (isFreePlay || !known) return [];
      const decisions = [...known.round.decisions, known.ending.decision];
      return [{ ...known.round, decisions, win, is_over: true, state: 'PENDING_WIN', attempts: 1 }];
    });
    return { read: slips.length, ended: rows.length, due };
  }

  return {
    async settleDue() {
      let sending = send(await takeOverOrphaned());
      let count = 0;
      try {
        await decide();
        for (let batch = 0; batch < MAX_BATCHES && !isStopped(); batch += 1) {
          const { read, ended: done, due } = await endBatch();
          count += done;
          // The next batch is ended while one is sent, but no further ones: the lease of a win is long enough for this.
          await sending;
          sending = send(due);
          if (read < BATCH) break;
        }
      } finally {
        await sending;
      }
      return count;
    },
    stop() {
      stopping.abort();
    },
  };
}
