import type { Currency } from '@parlor/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { DrawTotals } from '../../drawApi.ts';
import type { ArcadeSchema } from '../../database.ts';
import type { RoomClock } from '../room/roomClock.ts';
import type { RoomPlayer } from '../room/sharedBet.repository.ts';
import type { RoundViews } from '../round/roundView.ts';
import { listDrawBets, listWatchedBets, type DrawBetSummary } from './drawBet.repository.ts';
import { noTotals, type WatchedRoom } from './drawRooms.ts';

/** Follows the bets of watched rooms. Sends players the changes of their own bets, and everybody the totals. */
export interface DrawWatch {
  start(): void;
  /** Reads the bets at once. */
  poll(): void;
  stop(): Promise<void>;
}

export interface DrawWatchDependencies {
  db: Kysely<ArcadeSchema>;
  clock: RoomClock;
  views: RoundViews;
  watched: () => WatchedRoom[];
  everyMs: number;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Bets of a revealed draw are read until they are settled, but no longer than this, in ms. */
const FOLLOWED_MS = 30_000;
/** The interval of updates about bets of others in a room, in ms. */
const TOTALS_EVERY_MS = 1_000;

function ownerOf(bet: DrawBetSummary): RoomPlayer {
  return { playerRef: bet.player_ref, isFreePlay: bet.is_free_play };
}

/** Whether a bet counts in the public totals: it is for real money, and the gateway accepted it. */
function isPublic({ is_free_play: isFree, state }: DrawBetSummary): boolean {
  return !isFree && (state === 'OPEN' || state === 'PENDING_WIN' || state === 'SETTLED');
}

const stateOf = ({ state, is_over: isOver }: DrawBetSummary): string => `${state} ${isOver}`;

/** Returns the stakes of real bets by place of a draw. */
function drawTotals(bets: readonly DrawBetSummary[], { room }: Pick<WatchedRoom, 'room'>): DrawTotals {
  if (bets.length === 0) return noTotals;
  const sums = new Map<string, DrawTotals['places'][number]>();
  for (const bet of bets) {
    for (const { place, amount } of room.drawing.placesOf?.(bet.choice) ?? []) {
      const key = `${bet.currency} ${place}`;
      const sum = BigInt(sums.get(key)?.amount ?? 0) + amount;
      // Sessions have one of these currencies.
      sums.set(key, {
        place,
        currency: bet.currency as Currency,
        amount: sum.toString(),
      });
    }
  }
  return {
    players: new Set(bets.map((bet) => bet.player_ref)).size,
    bets: bets.length,
    places: [...sums.values()],
  };
}

/** Creates the watch. It reads nothing while nobody watches. */
export function createDrawWatch({ db, clock, views, watched, everyMs, log }: DrawWatchDependencies): DrawWatch {
  let seen = new Map<string, string>();
  const sentAt = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isAgain = false;
  let running: Promise<void> | undefined;

  async function sendChangedBets(
    rooms: ReadonlyMap<string, WatchedRoom>,
    bets: readonly DrawBetSummary[],
  ): Promise<void> {
    const before = seen;
    seen = new Map(bets.map((bet) => [bet.id, stateOf(bet)]));
    const changed = bets.filter(
      (bet) => before.get(bet.id) !== stateOf(bet) && rooms.get(bet.game_code)?.audience.has(ownerOf(bet)),
    );
    for (const bet of await listDrawBets(
      db,
      changed.map(({ id }) => id),
    )) {
      const round = views.viewOf(bet);
      if (round) rooms.get(bet.game_code)?.audience.sendToPlayer(ownerOf(bet), { type: 'mine', round });
    }
  }

  function broadcastTotals(room: WatchedRoom, bets: readonly DrawBetSummary[]): void {
    const { index } = room.draw;
    const totals = drawTotals(
      bets.filter((bet) => bet.game_code === room.room.room && Number(bet.nonce) === index && isPublic(bet)),
      room,
    );
    const isDue = clock.now() - (sentAt.get(room.room.room) ?? 0) >= TOTALS_EVERY_MS;
    if (!isDue || (totals.bets === room.totals.bets && totals.players === room.totals.players)) return;
    room.totals = totals;
    sentAt.set(room.room.room, clock.now());
    room.audience.broadcast({ type: 'bets', index, totals });
  }

  async function read(): Promise<void> {
    const rooms = new Map(watched().map((room) => [room.room.room, room]));
    for (const room of sentAt.keys()) if (!rooms.has(room)) sentAt.delete(room);
    if (rooms.size === 0) return seen.clear();
    const bets = await listWatchedBets(db, [...rooms.keys()], new Date(clock.now() - FOLLOWED_MS));
    await sendChangedBets(rooms, bets);
    for (const room of rooms.values()) broadcastTotals(room, bets);
  }

  async function readAgain(): Promise<void> {
    try {
      await read();
    } catch (error) {
      if (!isStopped) log.error({ err: error }, 'The bets of draws cannot be read.');
    }
    running = undefined;
    if (isStopped) return;
    schedule(isAgain ? 0 : everyMs);
    isAgain = false;
  }

  function begin(): void {
    clearTimeout(timer);
    running = readAgain();
  }

  function schedule(afterMs: number): void {
    timer = setTimeout(begin, afterMs).unref();
  }

  return {
    start: () => schedule(everyMs),
    poll() {
      if (isStopped) return;
      if (running) isAgain = true;
      else begin();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
