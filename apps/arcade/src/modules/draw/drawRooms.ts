import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { WebSocket } from 'ws';
import type { DrawChainView, DrawMessage, DrawTotals, DrawView, PastDraw } from '../../drawApi.ts';
import type { ArcadeSchema } from '../../database.ts';
import { createAudience, type Audience, type Seat } from '../room/audience.ts';
import type { RoomClock } from '../room/roomClock.ts';
import type { RoundViews } from '../round/roundView.ts';
import type { PlaySession } from '../session/session.service.ts';
import { listPlayerDrawBets } from './drawBet.repository.ts';
import type { ClosedDraw, DrawRoom, Draws } from './draws.ts';

/** A room with somebody in it. */
export interface WatchedRoom {
  readonly room: DrawRoom;
  readonly audience: Audience<DrawMessage>;
  draw: DrawView;
  chain: DrawChainView;
  phase: 'betting' | 'closed' | 'revealed';
  /** Set once bets are closed. */
  closed: ClosedDraw | undefined;
  /** Newest first. */
  past: PastDraw[];
  totals: DrawTotals;
}

/** The watched rooms of this process. A room that nobody watches has no work. */
export interface DrawRooms {
  /** Subscribes a connection to the room of its session's title, beginning with a `hello`. */
  enter: (session: PlaySession, socket: WebSocket) => Promise<void>;
  watched: () => WatchedRoom[];
  stop(): Promise<void>;
}

export interface DrawRoomDependencies {
  db: Kysely<ArcadeSchema>;
  clock: RoomClock;
  draws: Draws;
  views: RoundViews;
  graceMs: number;
  /** The longest time between two checks of a room, in ms: the clock may be corrected meanwhile. */
  pollEveryMs: number;
  /** Called when a draw with bets was revealed. */
  onRevealed: () => void;
  log: Pick<FastifyBaseLogger, 'error'>;
}

const PAST_DRAWS = 100;
const OWN_BETS = 200;
/** The shortest pause, in ms: a timer may fire a little early, and clocks differ. */
const SHORTEST_MS = 1;
/** The pause after an error, or if the database's clock is behind, in ms. */
const AGAIN_MS = 100;
/** The close code of a connection for a title without draws. */
const POLICY_VIOLATION = 1008;
const TRY_AGAIN = 1013;

export const noTotals: DrawTotals = { players: 0, bets: 0, places: [] };

interface Entry {
  ready: Promise<WatchedRoom>;
  timer?: NodeJS.Timeout;
  running: Promise<void>;
}

/** Creates the rooms of this process. */
export function createDrawRooms({
  db,
  clock,
  draws,
  views,
  graceMs,
  pollEveryMs,
  onRevealed,
  log,
}: DrawRoomDependencies): DrawRooms {
  const entries = new Map<string, Entry>();
  const known = new Map<string, WatchedRoom>();
  let isStopped = false;

  async function open(room: DrawRoom): Promise<WatchedRoom> {
    const past = await draws.past(room, PAST_DRAWS);
    const { index } = draws.current(room);
    const [newest] = past;
    const isRevealed = newest?.index === index;
    return {
      room,
      audience: createAudience(),
      draw: await draws.viewOf(room, index),
      chain: await draws.chainOf(room, index),
      phase: isRevealed ? 'revealed' : 'betting',
      closed: isRevealed ? { ...newest, row: null } : undefined,
      past: past.map(({ index: at, result }) => ({ index: at, result })),
      totals: noTotals,
    };
  }

  function reveal(watched: WatchedRoom, closed: ClosedDraw): void {
    const { index, serverSeed: seed, result } = closed;
    watched.phase = 'revealed';
    watched.past = [{ index, result }, ...watched.past].slice(0, PAST_DRAWS);
    watched.audience.broadcast({ type: 'result', index, seed, result });
    if (closed.row) onRevealed();
  }

  async function close(watched: WatchedRoom): Promise<boolean> {
    const closed = await draws.close(watched.room, watched.draw.index);
    if (!closed) return false;
    watched.closed = closed;
    watched.phase = 'closed';
    watched.audience.broadcast({
      type: 'closed',
      index: closed.index,
      clientSeed: closed.clientSeed,
    });
    return true;
  }

  /** Advances to the current draw. Missed events of the last one are sent first. */
  async function advance(watched: WatchedRoom, index: number): Promise<boolean> {
    const isNext = watched.draw.index === index - 1;
    if (isNext && watched.phase === 'betting' && !(await close(watched))) return false;
    if (isNext && watched.phase === 'closed' && watched.closed) reveal(watched, watched.closed);
    // This process missed more than one draw.
    const past = isNext ? undefined : await draws.past(watched.room, PAST_DRAWS, index);
    const [draw, chain] = [await draws.viewOf(watched.room, index), await draws.chainOf(watched.room, index)];
    if (past)
      watched.past = past.map(({ index: at, result }) => ({
        index: at,
        result,
      }));
    Object.assign(watched, {
      draw,
      chain,
      phase: 'betting',
      closed: undefined,
      totals: noTotals,
    });
    watched.audience.broadcast({ type: 'opened', draw });
    return true;
  }

  /** Does the due work of a room. Returns the time until the next due work, in ms. */
  async function step(watched: WatchedRoom): Promise<number> {
    const { index } = draws.current(watched.room);
    if (index > watched.draw.index && !(await advance(watched, index))) return AGAIN_MS;
    const { closesAt, revealsAt } = watched.draw;
    if (watched.phase === 'betting') {
      if (clock.now() < closesAt + graceMs) return closesAt + graceMs - clock.now();
      if (!(await close(watched))) return AGAIN_MS;
    }
    if (watched.phase === 'closed' && watched.closed) {
      if (clock.now() < revealsAt) return revealsAt - clock.now();
      reveal(watched, watched.closed);
    }
    return watched.draw.opensAt + watched.room.schedule.periodMs - clock.now();
  }

  async function advanceRoom(entry: Entry, watched: WatchedRoom): Promise<void> {
    const { room, audience } = watched;
    let waitMs = AGAIN_MS;
    try {
      waitMs = await step(watched);
    } catch (error) {
      if (!isStopped) log.error({ err: error, room: room.room }, 'A room of draws cannot be kept.');
    }
    if (isStopped) return;
    if (audience.size() === 0) {
      entries.delete(room.room);
      known.delete(room.room);
      return;
    }
    schedule(entry, watched, waitMs);
  }

  function schedule(entry: Entry, watched: WatchedRoom, waitMs: number): void {
    entry.timer = setTimeout(
      () => {
        entry.running = advanceRoom(entry, watched);
      },
      Math.max(SHORTEST_MS, Math.min(waitMs, pollEveryMs)),
    ).unref();
  }

  function entryOf(room: DrawRoom): Entry {
    const found = entries.get(room.room);
    if (found) return found;
    const entry: Entry = { ready: begin(), running: Promise.resolve() };
    entries.set(room.room, entry);
    return entry;

    async function begin(): Promise<WatchedRoom> {
      try {
        const watched = await open(room);
        known.set(room.room, watched);
        if (!isStopped) schedule(entry, watched, SHORTEST_MS);
        return watched;
      } catch (error) {
        entries.delete(room.room);
        throw error;
      }
    }
  }

  async function welcome(watched: WatchedRoom, seat: Seat): Promise<void> {
    const { audience, room } = watched;
    const { schedule: times, drawing } = room;
    const ownMessage = {
      room: room.room,
      index: watched.draw.index,
      player: seat.player,
    };
    const bets = await listPlayerDrawBets(db, ownMessage, OWN_BETS);
    // No await from here on, so that no change falls between this message and the next ones.
    audience.welcome(seat, {
      type: 'hello',
      serverTime: clock.now(),
      schedule: { ...times, drawsAhead: drawing.drawsAhead },
      draw: watched.draw,
      chain: watched.chain,
      phase: watched.phase,
      clientSeed: watched.closed?.clientSeed ?? null,
      past: watched.past,
      totals: watched.totals,
      mine: bets.flatMap((bet) => views.viewOf(bet) ?? []),
    });
  }

  return {
    async enter(session, socket) {
      const room = draws.roomOf(session.gameCode);
      if (!room) return socket.close(POLICY_VIOLATION);
      const entry = entryOf(room);
      const watched = await entry.ready;
      const seat: Seat = { player: session, socket };
      watched.audience.add(seat);
      socket.once('close', () => watched.audience.remove(seat));
      if (socket.readyState !== socket.OPEN) return watched.audience.remove(seat);
      // A room whose last watcher has just left is removed.
      if (entries.get(room.room) === entry) await welcome(watched, seat);
      else socket.close(TRY_AGAIN);
    },
    watched: () => [...known.values()],
    async stop() {
      isStopped = true;
      const all = [...entries.values()];
      for (const { timer } of all) clearTimeout(timer);
      await Promise.all(all.map(({ running }) => running));
    },
  };
}
