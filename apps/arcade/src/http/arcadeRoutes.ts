import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ArcadeErrorCode, BalanceView, PlayProfile, SessionView, TitleView } from '../arcadeApi.ts';
import { CLIENT_SEED_PATTERN } from '../fairness/outcomeWords.ts';
import { designOf } from '../games/reels/designOf.ts';
import { designText } from '../games/reels/designText.ts';
import { bookOf, type Title } from '../games/titles.ts';
import type { Draws } from '../modules/draw/draws.ts';
import type { TableSummaries } from '../modules/draw/tableSummaries.ts';
import type { RoundService } from '../modules/round/round.service.ts';
import { slipLimits } from '../modules/round/slips.ts';
import type { SeedService } from '../modules/seed/seed.service.ts';
import { REPLAY_PROFILE, stakesOnOffer } from '../modules/session/playProfile.ts';
import type { PlaySession, SessionService } from '../modules/session/session.service.ts';
import type { PlayerTablesView } from '../tablesApi.ts';
import { sessionBudget } from './callBudgets.ts';
import { refuse } from './refusals.ts';
import { CLOSED_POLICY, commonHeaders } from './securityHeaders.ts';

/** The error code of a refusal, by the gateway's answer about the session. */
export const refusalOf = {
  expired: 'session.expired',
  replaced: 'session.replaced',
  unreachable: 'gateway.unreachable',
} as const;

/** Reasons of void rounds after which the session is over. */
export const endedSessionReasons: ReadonlySet<string> = new Set(['SESSION_EXPIRED', 'PARALLEL_GAMES']);

const sessionBody = z.strictObject({ code: z.string().min(1).max(128) });
const betBody = z.strictObject({
  stake: z.string().regex(/^\d{1,15}$/),
  choice: z.unknown(),
  idempotencyKey: z.string().regex(/^[\w-]{16,64}$/),
  clientSeed: z.string().regex(CLIENT_SEED_PATTERN).optional(),
  freeRoundsId: z.uuid().optional(),
  draw: z.int().min(0).optional(),
  chase: z.strictObject({ id: z.string().regex(/^[\da-f]{32}$/), stopsOnWin: z.boolean() }).optional(),
});
const decisionBody = z.strictObject({ decision: z.unknown(), position: z.int().min(0).max(1000) });
const emptyBody = z.strictObject({}).optional();
const roundParams = z.object({ id: z.uuid() });
const bookRowParams = z.object({ family: z.string(), position: z.coerce.number<string>().int().min(0) });
const roundsQuery = z.object({
  before: z.uuid().optional(),
  limit: z.coerce.number<number>().int().min(1).max(50).default(20),
});

const drawsQuery = z.object({
  before: z.coerce.number<number>().int().min(0).optional(),
  limit: z.coerce.number<number>().int().min(1).max(100).default(50),
});

export interface ArcadeRouteDependencies {
  sessions: SessionService;
  seeds: SeedService;
  rounds: RoundService;
  draws: Draws;
  tables: TableSummaries;
  titleOf: (gameCode: string) => Title | undefined;
  now: () => number;
}

/** Finds the session of the token in a call's header. */
export async function sessionOfCall(
  sessions: Pick<SessionService, 'find'>,
  request: FastifyRequest,
): Promise<PlaySession | undefined> {
  const token = /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1];
  return token === undefined ? undefined : await sessions.find(token);
}

/** Registers the calls of the game clients. */
export function registerArcadeRoutes(
  app: FastifyInstance,
  { sessions, seeds, rounds, draws, tables, titleOf, now }: ArcadeRouteDependencies,
): void {
  const sessionOf = (request: FastifyRequest): Promise<PlaySession | undefined> => sessionOfCall(sessions, request);

  /** Returns the session of a call if the gateway confirms that the player is logged in; otherwise the refusal. */
  async function openSessionOf(request: FastifyRequest): Promise<PlaySession | ArcadeErrorCode> {
    const session = await sessionOf(request);
    if (!session) return 'session.expired';
    const balance = await sessions.balance(session);
    return balance.kind === 'known' ? session : refusalOf[balance.kind];
  }

  type View = { kind: 'view'; view: SessionView } | { kind: 'refused'; code: ArcadeErrorCode };

  function titleView(title: Title, profile: PlayProfile): TitleView {
    const { code, name, dress, game } = title;
    return {
      gameCode: code,
      title: name,
      dress,
      profile,
      declaredReturn: (!profile.areJackpotsAllowed && game.returnWithoutJackpots) || game.declaredReturn,
      gameVersion: game.version,
    };
  }

  async function viewOf(session: PlaySession): Promise<View> {
    const title = titleOf(session.gameCode);
    if (!title) return { kind: 'refused', code: 'session.expired' };
    // The round comes first: it may change the balance.
    const interruptedRound = await rounds.interrupted(session);
    const [balance, seedView, missedBets, { wagered, won, lastStake }] = await Promise.all([
      sessions.balance(session),
      seeds.current(session),
      rounds.missed(session),
      rounds.summary(session),
    ]);
    if (balance.kind !== 'known') return { kind: 'refused', code: refusalOf[balance.kind] };
    const stakes = stakesOnOffer(title.game, session);
    const slip = slipLimits(title.game, session);
    return {
      kind: 'view',
      view: {
        ...titleView(title, session.profile),
        playerName: session.playerName,
        currency: session.currency,
        language: session.language,
        isFreePlay: session.isFreePlay,
        balance: balance.balance.toString(),
        stakes: stakes.map(String),
        slip: slip && { unit: slip.unit.toString(), max: slip.max.toString() },
        stake: (lastStake ?? stakes[2] ?? 0n).toString(),
        seeds: seedView,
        openedAt: session.openedAt,
        serverTime: now(),
        wagered: wagered.toString(),
        won: won.toString(),
        jackpots: session.profile.areJackpotsAllowed ? balance.jackpots : [],
        freeRounds: balance.freeRounds,
        interruptedRound,
        missedBets,
      },
    };
  }

  app.addHook('onSend', async (request, reply, payload) => {
    reply.headers(commonHeaders);
    const type = String(reply.getHeader('content-type') ?? '');
    // Only game pages may be framed by other origins.
    if (!type.startsWith('text/html')) reply.header('Cross-Origin-Resource-Policy', 'same-origin');
    if (type.startsWith('application/json')) reply.header('Content-Security-Policy', CLOSED_POLICY);
    if (request.routeOptions.url?.startsWith('/arcade/api/')) reply.header('Cache-Control', 'no-store');
    return payload;
  });

  app.post('/arcade/api/session', { config: sessionBudget }, async (request, reply) => {
    const body = sessionBody.safeParse(request.body);
    if (!body.success) return refuse(reply, 'bad_request');
    const opened = await sessions.open(body.data.code);
    if (opened.kind === 'refused') return refuse(reply, 'session.code_refused');
    if (opened.kind === 'unreachable') return refuse(reply, 'gateway.unreachable');
    const result = await viewOf(opened.session);
    // The launch code was used, so the token is returned even if the balance cannot be read.
    return { success: true, value: { token: opened.token, session: result.kind === 'view' ? result.view : null } };
  });

  app.get('/arcade/api/session', async (request, reply) => {
    const session = await sessionOf(request);
    if (!session) return refuse(reply, 'session.expired');
    const result = await viewOf(session);
    return result.kind === 'view' ? { success: true, value: result.view } : refuse(reply, result.code);
  });

  app.get('/arcade/api/balance', async (request, reply) => {
    const session = await sessionOf(request);
    if (!session) return refuse(reply, 'session.expired');
    const balance = await sessions.balance(session);
    if (balance.kind !== 'known') return refuse(reply, refusalOf[balance.kind]);
    const { jackpots, freeRounds } = balance;
    return {
      success: true,
      value: { balance: balance.balance.toString(), jackpots, freeRounds } satisfies BalanceView,
    };
  });

  /** Returns why the gateway no longer allows free play, if so. A bet for money is checked by its own call. */
  async function freePlayRefusal(session: PlaySession): Promise<ArcadeErrorCode | undefined> {
    const balance = session.isFreePlay ? await sessions.balance(session) : undefined;
    return balance && balance.kind !== 'known' ? refusalOf[balance.kind] : undefined;
  }

  app.post('/arcade/api/rounds', async (request, reply) => {
    // The call has arrived completely. This time decides whether a draw is closed.
    const arrivedMs = performance.now();
    const session = await sessionOf(request);
    if (!session) return refuse(reply, 'session.expired');
    const refusal = await freePlayRefusal(session);
    if (refusal) return refuse(reply, refusal);
    const body = betBody.safeParse(request.body);
    if (!body.success) return refuse(reply, 'bad_request');
    const result = await rounds.bet(session, { ...body.data, stake: BigInt(body.data.stake), arrivedMs });
    if (result.kind !== 'round') return refuse(reply, result.code);
    if (endedSessionReasons.has(result.round.voidReason ?? '')) await sessions.end(session);
    return { success: true, value: result.round };
  });

  app.post('/arcade/api/rounds/:id/decisions', async (request, reply) => {
    // The call has arrived completely. This time counts, and not the time of the check.
    const arrivedAt = now();
    // An open round may be played to its end even if the login has ended: its stake is paid.
    const session = await sessionOf(request);
    if (!session) return refuse(reply, 'session.expired');
    const params = roundParams.safeParse(request.params);
    if (!params.success) return refuse(reply, 'not_found');
    const body = decisionBody.safeParse(request.body);
    if (!body.success) return refuse(reply, 'bad_request');
    const result = await rounds.decide(session, { roundId: params.data.id, arrivedAt, ...body.data });
    return result.kind === 'round' ? { success: true, value: result.round } : refuse(reply, result.code);
  });

  app.post('/arcade/api/rounds/:id/cancel', async (request, reply) => {
    const arrivedMs = performance.now();
    const session = await sessionOf(request);
    if (!session) return refuse(reply, 'session.expired');
    const params = roundParams.safeParse(request.params);
    if (!params.success) return refuse(reply, 'not_found');
    if (!emptyBody.safeParse(request.body ?? undefined).success) return refuse(reply, 'bad_request');
    const result = await rounds.cancel(session, {
      roundId: params.data.id,
      arrivedMs,
    });
    return result.kind === 'round' ? { success: true, value: result.round } : refuse(reply, result.code);
  });

  // The draws in the room of the session's title, with their seeds.
  app.get('/arcade/api/draws/results', async (request, reply) => {
    const session = await sessionOf(request);
    if (!session) return refuse(reply, 'session.expired');
    const query = drawsQuery.safeParse(request.query);
    if (!query.success) return refuse(reply, 'bad_request');
    const room = draws.roomOf(session.gameCode);
    if (!room) return refuse(reply, 'not_found');
    const list = await draws.past(room, query.data.limit, query.data.before);
    return {
      success: true,
      value: {
        list,
        chain: await draws.chainOf(room, draws.current(room).index),
      },
    };
  });

  // The tables with a road, for the lobby of a site. The gateway requests them on behalf of all players.
  app.get('/arcade/api/tables', async () => ({ success: true, value: await tables.list() }));

  // The same tables with their lowest stakes, for a player of a session who looks for another table.
  app.get('/arcade/api/session/tables', async (request, reply) => {
    const session = await sessionOf(request);
    if (!session) return refuse(reply, 'session.expired');
    const { serverTime, tables: all } = await tables.list();
    const list = all.flatMap((table) => {
      const title = titleOf(table.gameCode);
      const minStake = title && stakesOnOffer(title.game, session)[0];
      return title && minStake !== undefined ? [{ ...table, title: title.name, minStake: minStake.toString() }] : [];
    });
    return { success: true, value: { serverTime, tables: list } satisfies PlayerTablesView };
  });

  // The inputs of a slot's rounds beside their seeds, for independent verifiers.
  app.get('/arcade/api/designs/:code', async (request, reply) => {
    const { code } = request.params as { code: string };
    return titleOf(code)?.family === 'reels'
      ? reply.type('application/json').send(designText(designOf(code)))
      : refuse(reply, 'not_found');
  });

  // A row of a game's book with its proof: the input of a round beside its seeds.
  app.get('/arcade/api/books/:family/rows/:position', async (request, reply) => {
    const params = bookRowParams.safeParse(request.params);
    const book = params.success ? bookOf(params.data.family) : undefined;
    await book?.prepareProofs();
    const row = params.success ? book?.proofOf(params.data.position) : undefined;
    return row ? { success: true, value: row } : refuse(reply, 'not_found');
  });

  app.get('/arcade/api/replays/:id', async (request, reply) => {
    const params = roundParams.safeParse(request.params);
    const replay = params.success ? await rounds.replay(params.data.id) : undefined;
    const title = replay && titleOf(replay.gameCode);
    return replay && title
      ? { success: true, value: { round: replay.round, session: titleView(title, REPLAY_PROFILE) } }
      : refuse(reply, 'not_found');
  });

  app.get('/arcade/api/rounds', async (request, reply) => {
    const session = await openSessionOf(request);
    if (typeof session === 'string') return refuse(reply, session);
    const query = roundsQuery.safeParse(request.query);
    if (!query.success) return refuse(reply, 'bad_request');
    return { success: true, value: await rounds.list(session, query.data.limit, query.data.before) };
  });

  app.get('/arcade/api/rounds/:id', async (request, reply) => {
    const session = await openSessionOf(request);
    if (typeof session === 'string') return refuse(reply, session);
    const params = roundParams.safeParse(request.params);
    const round = params.success ? await rounds.find(session, params.data.id) : undefined;
    return round ? { success: true, value: round } : refuse(reply, 'not_found');
  });

  app.post('/arcade/api/rounds/:id/shown', async (request, reply) => {
    const session = await openSessionOf(request);
    if (typeof session === 'string') return refuse(reply, session);
    const params = roundParams.safeParse(request.params);
    const isKnown = params.success && (await rounds.markShown(session, params.data.id));
    return isKnown ? { success: true, value: null } : refuse(reply, 'not_found');
  });

  app.post('/arcade/api/seeds/rotate', async (request, reply) => {
    const session = await openSessionOf(request);
    if (typeof session === 'string') return refuse(reply, session);
    if (!emptyBody.safeParse(request.body ?? undefined).success) return refuse(reply, 'bad_request');
    const rotated = await seeds.rotate(session);
    return rotated.kind === 'rotated'
      ? { success: true, value: { revealed: rotated.revealed, next: rotated.next } }
      : refuse(reply, rotated.code);
  });

  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    if (error.statusCode === 429) return refuse(reply, 'too_many_calls');
    if (error.statusCode !== undefined && error.statusCode < 500) return refuse(reply, 'bad_request');
    request.log.error({ err: error }, 'A call failed.');
    return refuse(reply, 'unexpected');
  });
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (_, reply) => refuse(reply, 'not_found'));
}
