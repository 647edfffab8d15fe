import { setImmediate as otherWork } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import type { ArcadeSchema } from '../../database.ts';
import { fixtureId } from '../../games/sportsbook/game.ts';
import type { SportsMessage } from '../../sportsApi.ts';
import { createAudience, WAITING_BYTES, type Seat } from '../room/audience.ts';
import type { RoomClock } from '../room/roomClock.ts';
import type { PlaySession } from '../session/session.service.ts';
import type { FixtureMoment, ListedFixture } from './feed.ts';
import type { Fixtures } from './fixtures.ts';
import type { FixtureViews } from './fixtureViews.ts';
import { findSlips, listSlips, type StoredSlip } from './slip.repository.ts';
import { listOpenSlips } from './slipEnding.repository.ts';
import type { SlipViews } from './slipViews.ts';

/** Sends players updates of watched fixtures and of their own slips. Unwatched fixtures cause no work. */
export interface SportsLive {
  enter: (session: PlaySession, socket: WebSocket) => Promise<void>;
  /** Handles a message of a client after the first one. Returns whether it is allowed. */
  hear: (socket: WebSocket, said: unknown) => boolean;
  start(): void;
  stop(): Promise<void>;
}

export interface SportsLiveDependencies {
  db: Kysely<ArcadeSchema>;
  clock: RoomClock;
  fixtures: Fixtures;
  fixtureViews: FixtureViews;
  slipViews: SlipViews;
  serverSeedOf: (fixture: ListedFixture) => string;
  /** The interval at which ticks and the slips of connected players are polled. */
  watchEveryMs: number;
  log: Pick<FastifyBaseLogger, 'error'>;
}

const TIME_EVERY_MS = 10_000;
const WATCHED_FIXTURES = 60;
const GREETED_SLIPS = 50;

const watching = z.strictObject({
  watch: z.array(fixtureId).max(WATCHED_FIXTURES),
  detail: fixtureId.nullable().optional(),
});

type Way = 'fixture' | 'detail';

/** The subscriptions of a connection, and the last sent state of each fixture. */
interface Watcher {
  socket: WebSocket;
  watched: Map<string, Way>;
  told: Map<string, { way: Way; revision: number; events: number }>;
}

/** A slip of a connected player, as it was last sent. */
interface ToldSlip {
  stored: StoredSlip;
  version: string;
  told: string;
}

/** Creates the live updates of the sportsbook in this process. */
export function createSportsLive({
  db,
  clock,
  fixtures,
  fixtureViews,
  slipViews,
  serverSeedOf,
  watchEveryMs,
  log,
}: SportsLiveDependencies): SportsLive {
  const audience = createAudience<SportsMessage>();
  const seats = new Map<WebSocket, Seat>();
  const watchers = new Map<WebSocket, Watcher>();
  const slips = new Map<string, ToldSlip>();
  const stopping = new AbortController();
  let timers: NodeJS.Timeout[] = [];
  let looking: Promise<void> | undefined;

  function send(socket: WebSocket, text: string): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > WAITING_BYTES) socket.terminate();
    else socket.send(text);
  }

  function messageOf(fixture: ListedFixture, moment: FixtureMoment, way: Way, from: number): string {
    const view = fixtureViews.viewOf(fixture, moment, way === 'detail');
    const events = moment.events.slice(from);
    const serverSeed = moment.phase === 'over' ? serverSeedOf(fixture) : null;
    const message: SportsMessage =
      way === 'detail'
        ? { type: 'detail', fixture: view, events, serverSeed }
        : { type: 'fixture', fixture: view, events };
    return JSON.stringify(message);
  }

  /** Sends changed fixtures to their watchers. A message is serialized once for all of them. */
  async function tellFixtures(some: Iterable<Watcher>): Promise<void> {
    const list = [...some];
    const found = await fixtures.find([...new Set(list.flatMap(({ watched }) => [...watched.keys()]))]);
    const moments = new Map<string, FixtureMoment>();
    for (const [id, fixture] of found) {
      // Pricing takes some ms per fixture, so other work proceeds in between.
      await otherWork();
      const moment = fixtures.at(fixture);
      moments.set(id, moment);
      if (list.some(({ told }) => told.get(id)?.revision !== moment.revision)) moment.markets();
    }
    const texts = new Map<string, string>();
    for (const { socket, watched, told } of list)
      for (const [id, way] of watched) {
        const [fixture, moment, last] = [found.get(id), moments.get(id), told.get(id)];
        if (!fixture || !moment || (last?.revision === moment.revision && last.way === way)) continue;
        const from = last?.way === way ? last.events : 0;
        const key = `${way} ${from} ${id}`;
        const text = texts.get(key) ?? messageOf(fixture, moment, way, from);
        texts.set(key, text);
        told.set(id, { way, revision: moment.revision, events: moment.events.length });
        send(socket, text);
      }
  }

  /** Returns the version of a slip's view: it depends on its row, its round, and the ticks of its fixtures. */
  async function standOf({ stored, version }: Pick<ToldSlip, 'stored' | 'version'>): Promise<string> {
    const ids = stored.asked.legs.map(({ fixture }) => fixture);
    const found = await fixtures.find(ids);
    const ticks = [...found.values()].map((fixture) =>
      fixtures.isPast(fixture) ? 'past' : fixtures.at(fixture).revision,
    );
    return [version, ...ticks].join(' ');
  }

  async function tellSlip({ stored }: Pick<ToldSlip, 'stored'>): Promise<void> {
    const { player_ref: playerRef, is_free_play: isFreePlay } = stored.slip;
    audience.tellPlayer({ playerRef, isFreePlay }, { type: 'slip', slip: await slipViews.viewOf(stored) });
  }

  /** Sends players their changed slips and the slips that have ended since. */
  async function tellSlips(): Promise<void> {
    const here = [...new Set([...seats.values()].map(({ player }) => player.playerRef))];
    const open = (await listOpenSlips(db, here)).filter((slip) => audience.has(slip));
    const versions = new Map(open.map(({ id, version }) => [id, version]));
    const isHere = ({ stored: { slip } }: ToldSlip): boolean =>
      audience.has({ playerRef: slip.player_ref, isFreePlay: slip.is_free_play });
    for (const [id, slip] of slips) if (!isHere(slip)) slips.delete(id);
    const gone = [...slips.keys()].filter((id) => !versions.has(id));
    const changed = open.filter(({ id, version }) => slips.get(id)?.version !== version).map(({ id }) => id);
    for (const stored of await findSlips(db, [...gone, ...changed])) {
      const { id } = stored.slip;
      const version = versions.get(id);
      if (version === undefined) {
        slips.delete(id);
        await tellSlip({ stored });
      } else slips.set(id, { stored, version, told: slips.get(id)?.told ?? '' });
    }
    for (const slip of slips.values()) {
      const stand = await standOf(slip);
      if (stand === slip.told) continue;
      slip.told = stand;
      await tellSlip(slip);
    }
  }

  function look(): void {
    if (looking || seats.size === 0 || stopping.signal.aborted) return;
    looking = Promise.all([tellFixtures(watchers.values()), tellSlips()])
      .then(() => undefined)
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) log.error({ err: error }, 'Fixtures cannot be told.');
      })
      .finally(() => {
        looking = undefined;
      });
  }

  function leave(socket: WebSocket): void {
    const seat = seats.get(socket);
    if (seat) audience.remove(seat);
    seats.delete(socket);
    watchers.delete(socket);
  }

  return {
    async enter(session, socket) {
      const seat: Seat = { player: session, socket };
      seats.set(socket, seat);
      audience.add(seat);
      socket.once('close', () => leave(socket));
      if (socket.readyState !== socket.OPEN) return leave(socket);
      const open = await listSlips(db, session, { isOpen: true, limit: GREETED_SLIPS });
      const views = await slipViews.viewsOf(open);
      // No await from here on, so that no change falls between this message and the next ones.
      if (seats.has(socket)) audience.welcome(seat, { type: 'hello', serverTime: clock.now(), slips: views });
    },
    hear(socket, said) {
      const heard = watching.safeParse(said);
      if (!heard.success || !seats.has(socket)) return false;
      const { watch, detail } = heard.data;
      const watched = new Map<string, Way>(watch.map((id) => [id, 'fixture']));
      if (detail != null) watched.set(detail, 'detail');
      const known = watchers.get(socket)?.told ?? new Map();
      const told = new Map([...known].filter(([id]) => watched.has(id)));
      const watcher: Watcher = { socket, watched, told };
      watchers.set(socket, watcher);
      tellFixtures([watcher]).catch((error: unknown) => log.error({ err: error }, 'Fixtures cannot be told.'));
      return true;
    },
    start() {
      timers = [
        setInterval(look, watchEveryMs).unref(),
        setInterval(() => audience.tell({ type: 'time', serverTime: clock.now() }), TIME_EVERY_MS).unref(),
      ];
    },
    async stop() {
      stopping.abort();
      for (const timer of timers) clearInterval(timer);
      await looking;
    },
  };
}
