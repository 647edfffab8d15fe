import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { ArcadeErrorCode } from '../arcadeApi.ts';
import type { ArcadeSchema } from '../database.ts';
import { CLIENT_SEED_PATTERN } from '../fairness/outcomeWords.ts';
import { fixtureId, maxPayoutOf, legSelections, slipChoice, slipLimitsOf } from '../games/sportsbook/game.ts';
import { MARGIN_BASIS_POINTS } from '../games/sportsbook/model/prices.ts';
import type { SportText } from '../games/sportsbook/model/sportModel.ts';
import { MAX_LEGS, MAX_LINES, FULL_SHARE } from '../games/sportsbook/slip.ts';
import type { PlaySession, SessionService } from '../modules/session/session.service.ts';
import type { CashOutResult } from '../modules/sports/cashOuts.ts';
import {
  countFixtures,
  listEnded,
  listFixtures,
  type FixtureFilter,
  type LeagueCount,
} from '../modules/sports/fixture.repository.ts';
import { addFavourite, listFavourites, removeFavourite } from '../modules/sports/favourite.repository.ts';
import { findSlip, listSlips } from '../modules/sports/slip.repository.ts';
import { createShownFixtures } from '../modules/sports/shownFixtures.ts';
import type { SportsTable } from '../modules/sports/sportsTable.ts';
import type {
  BuilderPrice,
  CashOutAnswer,
  FavouriteList,
  FixtureDetail,
  FixtureList,
  ResultList,
  SlipList,
  SlipView,
  SportsLobby,
} from '../sportsApi.ts';
import { endedSessionReasons, refusalOf, sessionOfCall } from './arcadeRoutes.ts';
import { refuse } from './refusals.ts';

const digits = z.string().regex(/^[1-9]\d{0,14}$/);
const key = z.string().regex(/^[\w-]{16,64}$/);
const code = z.string().regex(/^[a-z\d-]{1,40}$/);

const slipBody = z.strictObject({
  idempotencyKey: key,
  clientSeed: z.string().regex(CLIENT_SEED_PATTERN),
  legs: z.array(z.unknown()).max(MAX_LEGS),
  combine: z.unknown(),
  stake: digits,
  priceChanges: z.enum(['none', 'higher', 'any']),
  autoCashOutAt: digits.nullable().optional(),
});
const cashOutBody = z.strictObject({
  idempotencyKey: key,
  share: z.int().min(1).max(FULL_SHARE),
  amount: digits,
});
const orderBody = z.strictObject({ amount: digits.nullable() });
const favouriteBody = z.strictObject({ code: z.union([code, fixtureId]) });
const builderBody = z.strictObject({ fixture: fixtureId, selections: legSelections });
const slipParams = z.object({ id: z.uuid() });
const fixtureParams = z.object({ id: fixtureId });
const page = {
  offset: z.coerce.number<number>().int().min(0).max(10_000).default(0),
  limit: z.coerce.number<number>().int().min(1).max(50).default(20),
};
/** A time in epoch ms that a date can have. */
const time = z.coerce.number<number>().int().min(0).max(8_640_000_000_000_000);
const fixturesQuery = z.object({
  sport: code.optional(),
  league: code.optional(),
  phase: z.enum(['upcoming', 'live']).optional(),
  from: time.optional(),
  until: time.optional(),
  search: z.string().trim().min(1).max(60).optional(),
  ...page,
});
const resultsQuery = z.object({ sport: code.optional(), league: code.optional(), ...page });
const shownQuery = z.object({ sport: code });
const slipsQuery = z.object({
  state: z.enum(['open', 'closed']).default('open'),
  before: z.uuid().optional(),
  limit: page.limit,
});

/** How long counts of fixtures are cached, in ms. */
const COUNTED_MS = 1_000;

export interface SportsRouteDependencies {
  db: Kysely<ArcadeSchema>;
  sessions: SessionService;
  sportsTable: SportsTable;
}

/** Registers the calls of the sportsbook. */
export function registerSportsRoutes(
  app: FastifyInstance,
  { db, sessions, sportsTable }: SportsRouteDependencies,
): void {
  const { clock, feed, fixtures, fixtureViews, slips, slipViews, cashOuts, serverSeedOf } = sportsTable;
  let counted: { at: number; counts: Promise<LeagueCount[]> } | undefined;

  function counts(): Promise<LeagueCount[]> {
    if (!counted || performance.now() - counted.at > COUNTED_MS)
      counted = { at: performance.now(), counts: countFixtures(db) };
    return counted.counts;
  }

  /** Returns a search in normalized form, with the leagues whose names contain it. */
  function searchOf(given: string): FixtureFilter['search'] {
    const words = given.normalize().toLowerCase();
    const isNamed = (name: SportText): boolean =>
      Object.values(name).some((each) => each.toLowerCase().includes(words));
    return { words, leagues: feed.leagues.filter(({ name }) => isNamed(name)).map(({ code: league }) => league) };
  }

  const shownFixtures = createShownFixtures({ db, feed, clock, fixtures, fixtureViews });

  type Answer = { success: true; value: unknown };

  /** Returns a call of a session. `act` returns the value of the answer or the code of a refusal. */
  async function answer<Value extends object>(
    request: FastifyRequest,
    reply: FastifyReply,
    act: (session: PlaySession) => Promise<Value | ArcadeErrorCode>,
  ): Promise<Answer | FastifyReply> {
    const session = await sessionOfCall(sessions, request);
    if (!session) return refuse(reply, 'session.expired');
    const value = await act(session);
    return typeof value === 'string' ? refuse(reply, value) : { success: true, value };
  }

  app.get('/arcade/api/sports', (request, reply) =>
    answer<SportsLobby>(request, reply, async (session) => {
      const byLeague = new Map((await counts()).map((count) => [count.league, count]));
      const leagues = feed.leagues.map(({ code: league, sport, name }) => ({
        code: league,
        sport,
        name,
        live: byLeague.get(league)?.live ?? 0,
        upcoming: byLeague.get(league)?.upcoming ?? 0,
      }));
      const sum = (sport: string, phase: 'live' | 'upcoming'): number =>
        leagues.filter((league) => league.sport === sport).reduce((total, league) => total + league[phase], 0);
      const { unit, max } = slipLimitsOf(session.currency);
      const { maxStake } = session.profile;
      return {
        serverTime: clock.now(),
        sports: feed.sports.map(({ code: sport, name, group }) => ({
          code: sport,
          name,
          group,
          live: sum(sport, 'live'),
          upcoming: sum(sport, 'upcoming'),
        })),
        leagues,
        paces: feed.sports.map((sport) => {
          const { betDelayMs, suspendedMs } = feed.paceOf(sport);
          return { sport: sport.code, betDelayMs, suspendedMs };
        }),
        limits: {
          legs: MAX_LEGS,
          lines: MAX_LINES,
          unit: unit.toString(),
          maxStake: (maxStake !== null && BigInt(maxStake) < max ? BigInt(maxStake) : max).toString(),
          maxPayout: maxPayoutOf(session.currency).toString(),
        },
        marginBasisPoints: MARGIN_BASIS_POINTS,
        nextSeedHash: await slips.nextSeedHash(session),
        favourites: await listFavourites(db, session.playerRef),
      };
    }),
  );

  app.get('/arcade/api/sports/shown', async (request, reply) => {
    const query = shownQuery.safeParse(request.query);
    if (!query.success) return refuse(reply, 'bad_request');
    return { success: true, value: await shownFixtures(query.data.sport) };
  });

  app.get('/arcade/api/sports/fixtures', (request, reply) =>
    answer<FixtureList>(request, reply, async ({ playerRef }) => {
      const query = fixturesQuery.safeParse(request.query);
      if (!query.success) return 'bad_request';
      const { limit } = query.data;
      const now = clock.now();
      const search = query.data.search === undefined ? undefined : searchOf(query.data.search);
      const rows = await listFixtures(db, { ...query.data, search, starredBy: playerRef, limit: limit + 1 }, now);
      return {
        serverTime: now,
        list: await fixtureViews.viewsOf(rows.slice(0, limit), (fixture) => fixtures.at(fixture)),
        hasMore: rows.length > limit,
      };
    }),
  );

  app.get('/arcade/api/sports/fixtures/:id', (request, reply) =>
    answer<FixtureDetail>(request, reply, async () => {
      const params = fixtureParams.safeParse(request.params);
      const fixture = params.success ? (await fixtures.find([params.data.id])).get(params.data.id) : undefined;
      if (!fixture) return 'not_found';
      const moment = fixtures.at(fixture);
      return {
        ...fixtureViews.viewOf(fixture, moment, true),
        events: [...moment.events],
        serverSeed: moment.phase === 'over' ? serverSeedOf(fixture) : null,
      };
    }),
  );

  app.get('/arcade/api/sports/results', (request, reply) =>
    answer<ResultList>(request, reply, async () => {
      const query = resultsQuery.safeParse(request.query);
      if (!query.success) return 'bad_request';
      const { limit } = query.data;
      const rows = await listEnded(db, { ...query.data, limit: limit + 1 });
      return {
        list: rows.slice(0, limit).map((fixture) => fixtureViews.resultOf(fixture)),
        hasMore: rows.length > limit,
      };
    }),
  );

  /** Whether a favourite's code names something that exists. */
  async function isStarrable(favourite: string): Promise<boolean> {
    if (feed.leagues.some((league) => league.code === favourite)) return true;
    const fixture = (await fixtures.find([favourite])).get(favourite);
    return fixture !== undefined && fixtures.at(fixture).phase !== 'over';
  }

  app.post('/arcade/api/sports/favourites', (request, reply) =>
    answer<FavouriteList>(request, reply, async ({ playerRef }) => {
      const body = favouriteBody.safeParse(request.body);
      if (!body.success) return 'bad_request';
      if (!(await isStarrable(body.data.code))) return 'not_found';
      if (!(await addFavourite(db, playerRef, body.data.code))) return 'favourites.full';
      return { favourites: await listFavourites(db, playerRef) };
    }),
  );

  // A star can be removed even if its league or fixture no longer exists.
  app.post('/arcade/api/sports/favourites/remove', (request, reply) =>
    answer<FavouriteList>(request, reply, async ({ playerRef }) => {
      const body = favouriteBody.safeParse(request.body);
      if (!body.success) return 'bad_request';
      await removeFavourite(db, playerRef, body.data.code);
      return { favourites: await listFavourites(db, playerRef) };
    }),
  );

  app.post('/arcade/api/sports/builder', (request, reply) =>
    answer<BuilderPrice>(request, reply, async () => {
      const body = builderBody.safeParse(request.body);
      if (!body.success) return 'bad_request';
      const { fixture: id, selections } = body.data;
      const fixture = (await fixtures.find([id])).get(id);
      if (!fixture) return 'not_found';
      const moment = fixtures.at(fixture);
      try {
        return { fixture: id, price: moment.priceOf(selections), revision: moment.revision };
      } catch (error) {
        if (error instanceof RangeError) return 'choice.unknown';
        throw error;
      }
    }),
  );

  app.post('/arcade/api/sports/slips', (request, reply) =>
    answer<SlipView>(request, reply, async (session) => {
      // The gateway checks a bet for money itself.
      const balance = session.isFreePlay ? await sessions.balance(session) : undefined;
      if (balance && balance.kind !== 'known') return refusalOf[balance.kind];
      const body = slipBody.safeParse(request.body);
      if (!body.success) return 'bad_request';
      const { legs, combine, idempotencyKey, clientSeed, priceChanges, stake, autoCashOutAt } = body.data;
      const choice = slipChoice.safeParse({ legs, combine });
      if (!choice.success) return 'choice.unknown';
      const placed = await slips.place(session, {
        idempotencyKey,
        clientSeed,
        priceChanges,
        choice: choice.data,
        stake: BigInt(stake),
        autoCashOutAt: autoCashOutAt == null ? null : BigInt(autoCashOutAt),
      });
      if (placed.kind === 'refused') return placed.code;
      if (endedSessionReasons.has(placed.slip.round?.void_reason ?? '')) await sessions.end(session);
      return slipViews.viewOf(placed.slip);
    }),
  );

  app.get('/arcade/api/sports/slips', (request, reply) =>
    answer<SlipList>(request, reply, async (session) => {
      const query = slipsQuery.safeParse(request.query);
      if (!query.success) return 'bad_request';
      const { state, before, limit } = query.data;
      const rows = await listSlips(db, session, { isOpen: state === 'open', limit: limit + 1, beforeId: before });
      return { list: await slipViews.viewsOf(rows.slice(0, limit)), hasMore: rows.length > limit };
    }),
  );

  app.get('/arcade/api/sports/slips/:id', (request, reply) =>
    answer<SlipView>(request, reply, async ({ playerRef, isFreePlay }) => {
      const params = slipParams.safeParse(request.params);
      const stored = params.success ? await findSlip(db, params.data.id) : undefined;
      const isPlayer = stored?.slip.player_ref === playerRef && stored.slip.is_free_play === isFreePlay;
      return isPlayer ? slipViews.viewOf(stored) : 'not_found';
    }),
  );

  async function cashOutAnswer(result: CashOutResult): Promise<CashOutAnswer | ArcadeErrorCode> {
    if (result.kind === 'refused') return result.code;
    return { slip: await slipViews.viewOf(result.slip), refusal: result.refusal };
  }

  // A placed slip may be cashed out even if the login has ended: its stake is paid.
  app.post('/arcade/api/sports/slips/:id/cash-out', (request, reply) =>
    answer<CashOutAnswer>(request, reply, async (session) => {
      const params = slipParams.safeParse(request.params);
      if (!params.success) return 'not_found';
      const body = cashOutBody.safeParse(request.body);
      if (!body.success) return 'bad_request';
      const { idempotencyKey, share, amount } = body.data;
      return cashOutAnswer(
        await cashOuts.cashOut(session, params.data.id, { idempotencyKey, share, amount: BigInt(amount) }),
      );
    }),
  );

  app.post('/arcade/api/sports/slips/:id/auto-cash-out', (request, reply) =>
    answer<CashOutAnswer>(request, reply, async (session) => {
      const params = slipParams.safeParse(request.params);
      if (!params.success) return 'not_found';
      const body = orderBody.safeParse(request.body);
      if (!body.success) return 'bad_request';
      const { amount } = body.data;
      return cashOutAnswer(await cashOuts.order(session, params.data.id, amount === null ? null : BigInt(amount)));
    }),
  );
}
