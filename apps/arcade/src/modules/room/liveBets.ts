import { createHash } from 'node:crypto';
import type { Currency } from '@parlor/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { LiveBet, RoomMessage, RoomTotals } from '../../roomApi.ts';
import type { ArcadeSchema } from '../../database.ts';
import type { CrashChoice, CrashEvent } from '../../games/crash/rules.ts';
import type { Game } from '../../games/game.ts';
import type { RoundViews } from '../round/roundView.ts';
import { maskedName } from './maskedName.ts';
import { playerKey, type Audience } from './audience.ts';
import { listNamedBets, listSummaries, type BetSummary, type NamedBet } from './liveBet.repository.ts';
import type { RoomPlayer } from './sharedBet.repository.ts';
import type { SharedRoundRow } from './sharedRound.repository.ts';

/** Follows the bets of the room for the watchers of this process. */
export interface LiveBets {
  /** Returns the public bets as one player sees them. */
  listFor(player: RoomPlayer): LiveBet[];
  totals(): RoomTotals;
  start(): void;
  stop(): Promise<void>;
}

export interface LiveBetDependencies {
  db: Kysely<ArcadeSchema>;
  audience: Audience;
  currentRound: () => SharedRoundRow | undefined;
  views: RoundViews;
  gameOf: (gameCode: string) => Game | undefined;
  everyMs: number;
  log: Pick<FastifyBaseLogger, 'error'>;
  now: () => number;
}

/** The number of public bets: those with the highest stakes. */
const SHOWN_BETS = 50;
/** The number of bets from which a round is read less often. */
const MANY_BETS = 1_000;
const MANY_BETS_SLOWER = 3;
/**
 * The number of connections from which updates about bets of others are less frequent: each update goes to all of them.
 */
const CROWD = 500;
const CROWD_EVERY_MS = 1_000;
/** Earlier rounds are read until their bets are settled, but no longer than this, in ms. */
const FOLLOWED_MS = 30_000;

const noTotals: RoomTotals = { players: 0, bets: 0, staked: [] };

function ownerOf(bet: Pick<BetSummary, 'player_ref' | 'is_free_play'>): RoomPlayer {
  return { playerRef: bet.player_ref, isFreePlay: bet.is_free_play };
}

/** Whether a bet is public: it is for real money, and the gateway accepted it. */
function isPublic({ is_free_play: isFree, state }: BetSummary): boolean {
  return !isFree && (state === 'OPEN' || state === 'PENDING_WIN' || state === 'SETTLED');
}

function totalsOf(bets: readonly BetSummary[]): RoomTotals {
  const staked = new Map<string, bigint>();
  for (const { currency, stake } of bets) staked.set(currency, (staked.get(currency) ?? 0n) + stake);
  return {
    players: new Set(bets.map((bet) => bet.player_ref)).size,
    bets: bets.length,
    // Sessions have one of these currencies.
    staked: [...staked].map(([currency, amount]) => ({ currency: currency as Currency, amount: amount.toString() })),
  };
}

function byStake(left: BetSummary, right: BetSummary): number {
  if (left.stake !== right.stake) return left.stake > right.stake ? -1 : 1;
  return left.id < right.id ? -1 : 1;
}

/** A round whose bets are followed. */
interface Followed {
  /** The last seen state of each bet. */
  seen: Map<string, string>;
  until: number;
}

/** A public bet, as it was last sent. */
interface ShownBet {
  bet: LiveBet;
  owner: RoomPlayer;
  as: string;
}

/** Returns a value that differs when a bet has changed. */
function stateOf({ state, position, is_over: isOver }: BetSummary): string {
  return `${state} ${position} ${isOver}`;
}

/** Creates the updates about bets. Nothing is read while nobody watches. */
export function createLiveBets({
  db,
  audience,
  currentRound,
  views,
  gameOf,
  everyMs,
  log,
  now,
}: LiveBetDependencies): LiveBets {
  const followed = new Map<string, Followed>();
  /** The public bets of the current round, with their owners. */
  let shown = new Map<string, ShownBet>();
  let sentAt = 0;
  let totals = noTotals;
  let shownRound: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();

  function liveBetOf(bet: NamedBet): LiveBet {
    const game = gameOf(bet.game_code);
    // The rules of the bet's own game made these events.
    const events = game ? (views.outcome(game, bet).events as CrashEvent[]) : [];
    const last = events.findLast((event) => event.type === 'cashed_out');
    return {
      id: createHash('sha256').update(`live bet ${bet.id}`).digest('hex').slice(0, 12),
      name: maskedName(bet.display_name),
      stake: bet.stake.toString(),
      currency: bet.currency as Currency,
      panel: (bet.choice as CrashChoice).panel,
      isMine: false,
      cashedOut: last?.hundredths ?? null,
      win: bet.is_over ? bet.win.toString() : null,
    };
  }

  function broadcastBets(round: SharedRoundRow, bets: readonly ShownBet[]): void {
    sentAt = now();
    const messageFor = (key?: string): RoomMessage => ({
      type: 'bets',
      index: round.index,
      bets: bets.map(({ bet, owner }) => (playerKey(owner) === key ? { ...bet, isMine: true } : bet)),
      totals,
    });
    const owners = new Set(bets.flatMap(({ owner }) => (audience.has(owner) ? [playerKey(owner)] : [])));
    audience.broadcast(messageFor(), new Map([...owners].map((key) => [key, messageFor(key)])));
  }

  /** Reads a round and sends the changes. Returns the number of its bets. */
  async function read(sharedRoundId: string, { seen }: Followed): Promise<number> {
    const current = currentRound();
    const isCurrent = current?.id === sharedRoundId;
    const bets = await listSummaries(db, sharedRoundId);
    const publicBets = bets.filter(isPublic);
    const isSendDue = isCurrent && now() - sentAt >= (audience.size() > CROWD ? CROWD_EVERY_MS : 0);
    const top = isSendDue ? publicBets.toSorted(byStake).slice(0, SHOWN_BETS) : [];
    const changedTop = top.filter((bet) => shown.get(bet.id)?.as !== stateOf(bet));
    const changedOwn = bets.filter((bet) => seen.get(bet.id) !== stateOf(bet) && audience.has(ownerOf(bet)));
    const named = await listNamedBets(db, [...new Set([...changedTop, ...changedOwn].map(({ id }) => id))]);
    for (const bet of bets) seen.set(bet.id, stateOf(bet));
    const ownIds = new Set(changedOwn.map(({ id }) => id));
    for (const bet of named) {
      const round = ownIds.has(bet.id) ? views.viewOf(bet) : undefined;
      if (round) audience.sendToPlayer(ownerOf(bet), { type: 'mine', round });
    }
    if (isSendDue && current.id === shownRound) {
      const before = totals;
      totals = totalsOf(publicBets);
      const inTop = new Set(top.map(({ id }) => id));
      shown = new Map([...shown].filter(([id]) => inTop.has(id)));
      const rows = new Map(named.map((row) => [row.id, row]));
      const changed: ShownBet[] = [];
      for (const bet of changedTop) {
        const row = rows.get(bet.id);
        if (!row) continue;
        const shownBet = { bet: liveBetOf(row), owner: ownerOf(row), as: stateOf(bet) };
        shown.set(bet.id, shownBet);
        changed.push(shownBet);
      }
      if (changed.length > 0 || before.bets !== totals.bets) broadcastBets(current, changed);
    }
    const isSettled = bets.every(({ state }) => state === 'SETTLED' || state === 'VOID');
    if (!isCurrent && isSettled) followed.delete(sharedRoundId);
    return bets.length;
  }

  function follow(): void {
    const current = currentRound();
    if (!current || current.id === shownRound) return;
    shownRound = current.id;
    shown = new Map();
    totals = noTotals;
    followed.set(current.id, { seen: new Map(), until: now() + FOLLOWED_MS });
  }

  async function poll(): Promise<number> {
    if (audience.size() === 0) {
      followed.clear();
      shownRound = undefined;
      return everyMs;
    }
    follow();
    let count = 0;
    for (const [id, round] of followed) {
      const isCurrent = id === shownRound;
      if (isCurrent) round.until = now() + FOLLOWED_MS;
      else if (round.until < now()) followed.delete(id);
      count += await read(id, round);
    }
    return count > MANY_BETS ? everyMs * MANY_BETS_SLOWER : everyMs;
  }

  async function pollAgain(): Promise<void> {
    let nextMs = everyMs;
    try {
      nextMs = await poll();
    } catch (error) {
      if (!isStopped) log.error({ err: error }, 'The bets of the room cannot be read.');
    }
    if (!isStopped) schedule(nextMs);
  }

  function schedule(afterMs: number): void {
    timer = setTimeout(() => {
      running = pollAgain();
    }, afterMs).unref();
  }

  return {
    listFor(player) {
      if (shownRound !== currentRound()?.id) return [];
      const key = playerKey(player);
      return [...shown.values()].map(({ bet, owner }) => ({ ...bet, isMine: playerKey(owner) === key }));
    },
    totals: () => (shownRound === currentRound()?.id ? totals : noTotals),
    start: () => schedule(everyMs),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
