import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProviderStatus } from '@parlor/contract';
import type { GatewayConfig } from '../../../config.ts';
import { noteProviderCall } from '../../../events/events.ts';
import type { ProviderRow } from '../provider.repository.ts';
import { DECISION_MS, RETRY_AFTER_S } from '../provider.rules.ts';
import type { ProviderService } from '../provider.service.ts';
import { createVendorGuard } from '../vendorGuard.ts';
import { within } from '../../../within.ts';
import type { DialectRequest, Dialect, Outcome } from './dialect.ts';
import { parseExact, stringifyExact } from './exactJson.ts';
import { moneyOf } from './money.ts';

interface DialectRoutesDeps {
  config: Pick<GatewayConfig, 'rateLimitPerMinute'>;
  clock: () => number;
  providers: ProviderService;
  dialects: readonly Dialect[];
}

/** Registers the routes of other dialects: `POST /provider/<dialect>/<vendor>/<path>`. */
export function registerDialectRoutes(scope: FastifyInstance, deps: DialectRoutesDeps): void {
  const { config, clock, providers, dialects } = deps;
  const guard = createVendorGuard({ clock, rateLimitPerMinute: config.rateLimitPerMinute, providers });
  // The signature covers the raw bytes, so nothing may parse them before it is checked.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  for (const dialect of dialects) {
    for (const path of dialect.paths) {
      scope.post<{ Params: { vendor: string } }>(
        `/provider/${dialect.name}/:vendor/${path}`,
        {
          config: {
            routeClass: 'vendors',
            refuseTooOften: (reply, retryAfterS) => sendStatus(reply, 'TEMPORARY', retryAfterS),
          },
          errorHandler: (error: FastifyError, request, reply) => {
            const { statusCode = 500 } = error;
            const isTheirs = statusCode >= 400 && statusCode < 500;
            if (!isTheirs) request.log.error({ err: error }, 'a provider call was not decided');
            void sendStatus(reply, isTheirs ? 'BAD_REQUEST' : 'TEMPORARY');
          },
        },
        (request, reply) => answer(request, reply, path, dialect),
      );

      function sendStatus(reply: FastifyReply, status: ProviderStatus, retryAfterS?: number): FastifyReply {
        return send(reply, dialect, { path, body: undefined }, { status, results: [] }, undefined, retryAfterS);
      }
    }
  }

  async function answer(
    request: FastifyRequest<{ Params: { vendor: string } }>,
    reply: FastifyReply,
    path: string,
    dialect: Dialect,
  ): Promise<FastifyReply> {
    const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const { vendor: code } = request.params;
    const header = (name: string) => {
      const value = request.headers[name.toLowerCase()];
      return typeof value === 'string' ? value : undefined;
    };
    const isSigned = (keys: readonly string[]) => dialect.verify({ rawBody, header }, keys);
    const note = (status: ProviderStatus, body: unknown) =>
      noteProviderCall(request, 'batch', { status, provider: code, body: () => body });

    const work = guard.admit({ address: request.ip, code, dialect: dialect.name, isSigned }).then(async (vendor) => {
      if (typeof vendor === 'string') return { vendor: undefined, body: undefined, ask: undefined, status: vendor };
      const body = parseExact(rawBody.toString('utf8'));
      const ask = dialect.parse({ path, body, now: clock() }, moneyOf(vendor, dialect.decimals));
      return {
        vendor,
        body,
        ask,
        status: 'BAD_REQUEST' as const,
        ...(ask && { outcome: await run(vendor, dialect, ask) }),
      };
    });
    const done = await within(DECISION_MS, work);
    if (done === undefined) {
      request.log.error({ dialect: dialect.name, path }, 'a provider call was not decided in time');
      note('TEMPORARY', undefined);
      return send(reply, dialect, { path, body: undefined }, { status: 'TEMPORARY', results: [] }, undefined);
    }
    const { vendor, body, ask } = done;
    const outcome: Outcome = ('outcome' in done ? done.outcome : undefined) ?? { status: done.status, results: [] };
    if (outcome.status === 'TX_CONFLICT')
      request.log.error({ dialect: dialect.name, path }, 'a vendor used one transaction id for two requests');
    if (ask === undefined || ask.wants === 'commands') note(outcome.status, factsOf(ask));
    return send(reply, dialect, { path, body }, outcome, vendor);
  }

  async function run(vendor: ProviderRow, dialect: Dialect, ask: DialectRequest): Promise<Outcome> {
    const first = await runOnce(vendor, dialect, ask);
    if (first.status !== 'SESSION_EXPIRED' && first.status !== 'TX_NOT_FOUND') return first;
    // The first call of a launch. These vendors exchange no code, so the session starts with the launch data.
    const hasStarted = await providers.beginSession(vendor, {
      playerRef: ask.playerRef,
      token: dialect.seat === 'token' ? ask.token : undefined,
      seat: dialect.seat,
    });
    return hasStarted ? runOnce(vendor, dialect, ask) : first;
  }

  async function runOnce(vendor: ProviderRow, dialect: Dialect, ask: DialectRequest): Promise<Outcome> {
    if (ask.wants === 'player') return { results: [], ...(await providers.playerOf(vendor, ask.playerRef)) };
    if (ask.wants === 'balance') {
      const answered =
        dialect.seat === 'token'
          ? await providers.balance(vendor, { player_ref: ask.playerRef, session_token: ask.token ?? '' })
          : await providers.balanceOf(vendor, ask.playerRef, ask.currency);
      return { status: answered.status, results: [], ...moneyIn(answered) };
    }
    const answered = await providers.batch(
      vendor,
      { player_ref: ask.playerRef, session_token: ask.token, commands: ask.commands },
      dialect.seat,
    );
    return {
      status: answered.status,
      ...moneyIn({ ...answered, currency: answered.currency ?? ask.currency }),
      results: (answered.results ?? []).map(({ status, tx_id, operator_tx_id }) => ({
        status,
        txId: tx_id,
        operatorTxId: operator_tx_id,
      })),
    };
  }
}

function moneyIn({ balance, currency }: { balance?: string | undefined; currency?: string | undefined }) {
  return { balance: balance === undefined ? undefined : BigInt(balance), currency };
}

/** Returns the log fields of a call that moves money. */
function factsOf(ask: DialectRequest | undefined): Record<string, unknown> | undefined {
  if (ask?.wants !== 'commands') return undefined;
  const [first] = ask.commands;
  return {
    player_ref: ask.playerRef,
    ...(first !== undefined && 'tx_id' in first && { tx_id: first.tx_id }),
    ...(first !== undefined && 'amount' in first && { amount: first.amount, currency: first.currency }),
  };
}

function send(
  reply: FastifyReply,
  dialect: Dialect,
  request: { path: string; body: unknown },
  outcome: Outcome,
  vendor: ProviderRow | undefined,
  retryAfterS = RETRY_AFTER_S,
): FastifyReply {
  const { http, body } = dialect.render(outcome, request, moneyOf(vendor ?? { currencies: {} }, dialect.decimals));
  if (outcome.status === 'TEMPORARY') void reply.header('retry-after', retryAfterS);
  return reply.code(http).header('cache-control', 'no-store').type('application/json').send(stringifyExact(body));
}
