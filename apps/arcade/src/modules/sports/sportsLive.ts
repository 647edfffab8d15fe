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
  receive: (socket: WebSocket, message: unknown) => boolean;
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

type Extent = 'fixture' | 'detail';

/** The subscriptions of a connection, and the last sent state of each fixture. */
interface Watcher {
  socket: WebSocket;
  watched: Map<string, Extent>;
  sent: Map<string, { extent: Extent; revision: number; events: number }>;
}

/** A slip of a connected player, as it was last sent. */
interface SentSlip {
  stored: StoredSlip;
  version: string;
  sentVersion: string;
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
  const slips = new Map<string, SentSlip>();
  const stopping = new AbortController();
  let timers: NodeJS.Timeout[] = [];
  let polling: Promise<void> | undefined;

  function send(socket: WebSocket, text: string): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > WAITING_BYTES) socket.terminate();
    else socket.send(text);
  }

  function messageOf(fixture: ListedFixture, moment: FixtureMoment, extent: Extent, from: number): string {
    const view = fixtureViews.viewOf(fixture, moment, extent === 'detail');
    const events = moment.events.slice(from);
    const serverSeed = moment.phase === 'over' ? serverSeedOf(fixture) : null;
    const message: SportsMessage =
      extent === 'detail'
        ? { type: 'detail', fixture: view, events, serverSeed }
        : { type: 'fixture', fixture: view, events };
    return JSON.stringify(message);
  }

  /** Sends changed fixtures to their watchers. A message is serialized once for all of them. */
  async function sendFixtures(receivers: Iterable<Watcher>): Promise<void> {
    const list = [...receivers];
    const found = await fixtures.find([...new Set(list.flatMap(({ watched }) => [...watched.keys()]))]);
    const moments = new Map<string, FixtureMoment>();
    for (const [id, fixture] of found) {
      // Pricing takes some ms per fixture, so other work proceeds in between.
      await otherWork();
      const moment = fixtures.at(fixture);
      moments.set(id, moment);
      if (list.some(({ sent }) => sent.get(id)?.revision !== moment.revision)) moment.markets();
    }
    const texts = new Map<string, string>();
    for (const { socket, watched, sent } of list)
      for (const [id, extent] of watched) {
        const [fixture, moment, last] = [found.get(id), moments.get(id), sent.get(id)];
        if (!fixture || !moment || (last?.revision === moment.revision && last.extent === extent)) continue;
        const from = last?.extent === extent ? last.events : 0;
        const key = `${extent} ${from} ${id}`;
        const text = texts.get(key) ?? messageOf(fixture, moment, extent, from);
        texts.set(key, text);
        sent.set(id, { extent, revision: moment.revision, events: moment.events.length });
        send(socket, text);
      }
  }

  /** Returns the version of a slip's view: it depends on its row, its round, and the ticks of its fixtures. */
  async function viewVersionOf({ stored, version }: Pick<SentSlip, 'stored' | 'version'>): Promise<string> {
    const ids = stored.requested.legs.map(({ fixture }) => fixture);
    const found = await fixtures.find(ids);
    const ticks = [...found.values()].map((fixture) =>
      fixtures.isPast(fixture) ? 'past' : fixtures.at(fixture).revision,
    );
    return [version, ...ticks].join(' ');
  }

  async function sendSlip({ stored }: Pick<SentSlip, 'stored'>): Promise<void> {
    const { player_ref: playerRef, is_free_play: isFreePlay } = stored.slip;
    audience.sendToPlayer({ playerRef, isFreePlay }, { type: 'slip', slip: await slipViews.viewOf(stored) });
  }

  /** Sends players their changed slips and the slips that have ended since. */
  async function sendSlips(): Promise<void> {
    const connected = [...new Set([...seats.values()].map(({ player }) => player.playerRef))];
    const open = (await listOpenSlips(db, connected)).filter((slip) => audience.has(slip));
    const versions = new Map(open.map(({ id, version }) => [id, version]));
    const isConnected = ({ stored: { slip } }: SentSlip): boolean =>
      audience.has({ playerRef: slip.player_ref, isFreePlay: slip.is_free_play });
    for (const [id, slip] of slips) if (!isConnected(slip)) slips.delete(id);
    const ended = [...slips.keys()].filter((id) => !versions.has(id));
    const changed = open.filter(({ id, version }) => slips.get(id)?.version !== version).map(({ id }) => id);
    for (const stored of await findSlips(db, [...ended, ...changed])) {
      const { id } = stored.slip;
      const version = versions.get(id);
      if (version === undefined) {
        slips.delete(id);
        await sendSlip({ stored });
      } else slips.set(id, { stored, version, sentVersion: slips.get(id)?.sentVersion ?? '' });
    }
    for (const slip of slips.values()) {
      const viewVersion = await viewVersionOf(slip);
      if (viewVersion === slip.sentVersion) continue;
      slip.sentVersion = viewVersion;
      await sendSlip(slip);
    }
  }

  function poll(): void {
    if (polling || seats.size === 0 || stopping.signal.aborted) return;
    polling = Promise.all([sendFixtures(watchers.values()), sendSlips()])
      .then(() => undefined)
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) log.error({ err: error }, 'Fixtures cannot be sent.');
      })
      .finally(() => {
        polling = undefined;
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
    receive(socket, message) {
      const parsed = watching.safeParse(message);
      if (!parsed.success || !seats.has(socket)) return false;
      const { watch, detail } = parsed.data;
      const watched = new Map<string, Extent>(watch.map((id) => [id, 'fixture']));
      if (detail != null) watched.set(detail, 'detail');
      const known = watchers.get(socket)?.sent ?? new Map();
      const sent = new Map([...known].filter(([id]) => watched.has(id)));
      const watcher: Watcher = { socket, watched, sent };
      watchers.set(socket, watcher);
      sendFixtures([watcher]).catch((error: unknown) => log.error({ err: error }, 'Fixtures cannot be sent.'));
      return true;
    },
    start() {
      timers = [
        setInterval(poll, watchEveryMs).unref(),
        setInterval(() => audience.broadcast({ type: 'time', serverTime: clock.now() }), TIME_EVERY_MS).unref(),
      ];
    },
    async stop() {
      stopping.abort();
      for (const timer of timers) clearInterval(timer);
      await polling;
    },
  };
}
