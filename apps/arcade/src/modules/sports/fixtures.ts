import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { ArcadeSchema } from '../../database.ts';
import { commitmentOf } from '../../fairness/outcomeWords.ts';
import type { Fixture } from '../../games/sportsbook/model/sportModel.ts';
import { fixtureClientSeed } from '../../games/sportsbook/model/tape.ts';
import type { SealedSecrets } from '../../security/sealedSecrets.ts';
import type { RoomClock } from '../room/roomClock.ts';
import type { FixtureMoment, ListedFixture, SportsFeed } from './feed.ts';
import {
  endFixture,
  findFixtures,
  insertFixtures,
  lastStarts,
  listStarted,
  type NewFixture,
} from './fixture.repository.ts';

/** The fixtures of the sportsbook. The database performs every step once, for the first process that requests it. */
export interface Fixtures {
  /** Finds fixtures by id; unlisted ones are absent. */
  find(ids: readonly string[]): Promise<Map<string, ListedFixture>>;
  /** Returns the state of a fixture now, by the clock of the database, or at a past time. */
  at(fixture: ListedFixture, moment?: number): FixtureMoment;
  /** Whether a fixture has certainly ended, by its times alone. */
  isPast(fixture: ListedFixture): boolean;
  paceOf: SportsFeed['paceOf'];
  /** Lists fixtures that begin within a day, or the configured time, in order of start, until it is stopped. */
  listAhead(stopping?: AbortSignal): Promise<void>;
  /** Stores the ends of fixtures, and reveals their seeds. Returns their number. */
  endDue(): Promise<number>;
}

/** How long before its start a fixture is listed by default, in ms. */
const LISTED_AHEAD_MS = 24 * 3_600_000;
const INSERT_BATCH = 200;
const ENDED_BATCH = 500;
/** The number of cached fixtures; the cached columns of a row do not change. */
const MAX_CACHED_FIXTURES = 5_000;
/** Creates the fixtures of a feed. */
export function createFixtures({
  db,
  clock,
  feed,
  secrets,
  aheadMs = LISTED_AHEAD_MS,
}: {
  db: Kysely<ArcadeSchema>;
  clock: Pick<RoomClock, 'now'>;
  feed: SportsFeed;
  secrets: SealedSecrets;
  aheadMs?: number | undefined;
}): Fixtures {
  const cached = new Map<string, ListedFixture>();
  /** The last listed start, by league. */
  let listedThrough: Map<string, number> | undefined;

  function cache(fixture: ListedFixture): void {
    const [oldest] = cached.keys();
    if (cached.size >= MAX_CACHED_FIXTURES && oldest !== undefined) cached.delete(oldest);
    cached.set(fixture.id, fixture);
  }

  function withSeeds(fixture: Fixture): NewFixture {
    const seedPairId = uuidv7();
    const serverSeed = randomBytes(32).toString('hex');
    return {
      fixture,
      endsBy: fixture.startsAt + fixture.ticks * fixture.tickMs,
      seedPairId,
      sealedServerSeed: secrets.seal(serverSeed, seedPairId),
      seedHash: commitmentOf(serverSeed),
      clientSeed: fixtureClientSeed(fixture),
    };
  }

  const at: Fixtures['at'] = (fixture, moment = clock.now()) => feed.at(fixture, Math.min(moment, clock.now()));

  return {
    async find(ids) {
      const missing = ids.filter((id) => !cached.has(id));
      for (const fixture of await findFixtures(db, missing)) cache(fixture);
      return new Map(
        ids.flatMap((id) => {
          const fixture = cached.get(id);
          return fixture ? [[id, fixture]] : [];
        }),
      );
    },
    at,
    paceOf: (sport) => feed.paceOf(sport),
    isPast: ({ endsBy }) => clock.now() >= endsBy,
    async listAhead(stopping) {
      const through = listedThrough ?? (await lastStarts(db));
      const now = clock.now();
      const until = now + aheadMs;
      // In the order of their starts, so that an interrupted pass continues after the last one.
      const ahead = feed.leagues
        .flatMap((league) => feed.startingBetween(league, Math.max(now, through.get(league.code) ?? 0), until))
        .toSorted((a, b) => a.startsAt - b.startsAt);
      for (let first = 0; first < ahead.length; first += INSERT_BATCH) {
        if (stopping?.aborted) return;
        await insertFixtures(db, ahead.slice(first, first + INSERT_BATCH).map(withSeeds));
      }
      listedThrough = new Map(feed.leagues.map(({ code }) => [code, until]));
    },
    async endDue() {
      const started = await listStarted(db, ENDED_BATCH);
      let ended = 0;
      for (const fixture of started) {
        const { phase, board } = at(fixture);
        if (phase !== 'over') continue;
        await endFixture(db, fixture.id, board);
        ended += 1;
      }
      return ended;
    },
  };
}
