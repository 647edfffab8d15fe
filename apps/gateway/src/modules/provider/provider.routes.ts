import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PROVIDER_HEADER, providerCalls, providerPath, SIGNATURE_HEADER, type ProviderCall } from '@parlor/contract';
import { provider as schemas } from '@parlor/contract/schemas';
import type { GatewayConfig } from '../../config.ts';
import { noteProviderCall } from '../../events/events.ts';
import { registerDialectRoutes } from './dialects/dialect.routes.ts';
import { dialects, NATIVE_DIALECT } from './dialects/dialects.ts';
import { providerHttpStatus } from './provider.errors.ts';
import type { ProviderRow } from './provider.repository.ts';
import { DECISION_MS, IN_HOUSE_PROVIDER, RETRY_AFTER_S } from './provider.rules.ts';
import type { ProviderAnswer } from './providerAnswer.ts';
import type { ProviderService } from './provider.service.ts';
import { isSignatureValid } from './signature.rules.ts';
import { createVendorGuard } from './vendorGuard.ts';
import { asRepeated } from './vendorProfile.rules.ts';
import { within } from '../../within.ts';

/** The keys checked for an unknown vendor, so that both cases take the same time. */
const NO_KEYS: readonly string[] = [''];

interface ProviderRoutesDeps {
  config: GatewayConfig;
  clock: () => number;
  providers: ProviderService;
}

type Run = (service: ProviderService, provider: ProviderRow, body: unknown) => Promise<ProviderAnswer> | undefined;

/**
 * Runs each call: parses the body by the contract's schema, then executes the command. Undefined if the body is
 * invalid.
 */
const runs: Record<ProviderCall, Run> = {
  authenticate: (service, provider, body) =>
    parsed(schemas.providerBodies.authenticate.safeParse(body), (data) => service.authenticate(provider, data)),
  balance: (service, provider, body) =>
    parsed(schemas.providerBodies.balance.safeParse(body), (data) => service.balance(provider, data)),
  bet: (service, provider, body) =>
    parsed(schemas.providerBodies.bet.safeParse(body), (data) => service.bet(provider, data)),
  win: (service, provider, body) =>
    parsed(schemas.providerBodies.win.safeParse(body), (data) => service.win(provider, data)),
  rollback: (service, provider, body) =>
    parsed(schemas.providerBodies.rollback.safeParse(body), (data) => service.rollback(provider, data)),
  bet_win: (service, provider, body) =>
    parsed(schemas.providerBodies.bet_win.safeParse(body), (data) => service.betWin(provider, data)),
  end_round: (service, provider, body) =>
    parsed(schemas.providerBodies.end_round.safeParse(body), (data) => service.endRound(provider, data)),
  promo_win: (service, provider, body) =>
    parsed(schemas.providerBodies.promo_win.safeParse(body), (data) => service.promoWin(provider, data)),
  jackpot_win: (service, provider, body) =>
    parsed(schemas.providerBodies.jackpot_win.safeParse(body), (data) => service.jackpotWin(provider, data)),
  free_round: (service, provider, body) =>
    parsed(schemas.providerBodies.free_round.safeParse(body), (data) => service.freeRound(provider, data)),
  adjust: (service, provider, body) =>
    parsed(schemas.providerBodies.adjust.safeParse(body), (data) => service.adjust(provider, data)),
  batch: (service, provider, body) =>
    parsed(schemas.providerBodies.batch.safeParse(body), (data) => service.batch(provider, data)),
  tx_status: (service, provider, body) =>
    parsed(schemas.providerBodies.tx_status.safeParse(body), (data) => service.txStatus(provider, data)),
  draw_result: (service, provider, body) =>
    parsed(schemas.providerBodies.draw_result.safeParse(body), (data) => service.drawResult(provider, data)),
};

/** Registers the provider API: signed calls of vendors. Saves the in-house vendor if its secret is configured. */
export async function registerProviderRoutes(app: FastifyInstance, deps: ProviderRoutesDeps): Promise<void> {
  await app.register((scope) => registerCalls(scope, deps));
  await app.register((scope) => registerDialectRoutes(scope, { ...deps, dialects }));
  const { providerSecret } = deps.config;
  if (providerSecret !== undefined) {
    app.addHook('onReady', () => deps.providers.save({ code: IN_HOUSE_PROVIDER, name: 'Parlor', key: providerSecret }));
  }
}

async function registerCalls(scope: FastifyInstance, { config, clock, providers }: ProviderRoutesDeps): Promise<void> {
  const guard = createVendorGuard({ clock, rateLimitPerMinute: config.rateLimitPerMinute, providers });
  // The signature covers the raw bytes, so nothing may parse them before it is checked.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 400 && statusCode < 500) return answer(reply, { status: 'BAD_REQUEST' });
    request.log.error({ err: error }, 'a provider call was not decided');
    return answer(reply, { status: 'TEMPORARY' });
  });

  for (const call of providerCalls) {
    const path = providerPath(call);
    scope.post(path, { config: { routeClass: 'vendors', refuseTooOften } }, async (request, reply) => {
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const body = parsedOnce(rawBody);
      const outcome = await within(DECISION_MS, decide(call, path, { rawBody, body }, request));
      if (outcome === undefined) request.log.error({ call }, 'a provider call was not decided in time');
      else if (outcome.status === 'TX_CONFLICT')
        request.log.error({ call, txId: outcome.tx_id }, 'a vendor used one transaction id for two requests');
      noteProviderCall(request, call, {
        status: outcome?.status ?? 'TEMPORARY',
        provider: headerOf(request, PROVIDER_HEADER),
        body,
      });
      return answer(reply, outcome ?? { status: 'TEMPORARY' });
    });
  }

  async function decide(
    call: ProviderCall,
    path: string,
    { rawBody, body }: { rawBody: Buffer; body: () => unknown },
    request: FastifyRequest,
  ): Promise<ProviderAnswer> {
    const signature = headerOf(request, SIGNATURE_HEADER);
    const provider = await guard.admit({
      address: request.ip,
      code: headerOf(request, PROVIDER_HEADER) ?? '',
      dialect: NATIVE_DIALECT,
      isSigned: (keys) =>
        isSignatureValid(keys.length === 0 ? NO_KEYS : keys, clock(), { method: 'POST', path, rawBody, signature }),
    });
    if (typeof provider === 'string') return { status: provider };
    const outcome = await runs[call](providers, provider, body());
    return outcome === undefined ? { status: 'BAD_REQUEST' } : asRepeated(provider, outcome);
  }
}

/** Refuses a call over its budget. Nothing was decided, so a genuine vendor retries. */
function refuseTooOften(reply: FastifyReply, retryAfterS: number): FastifyReply {
  return answer(reply, { status: 'TEMPORARY' }, retryAfterS);
}

function answer(reply: FastifyReply, value: ProviderAnswer, retryAfterS = RETRY_AFTER_S): FastifyReply {
  if (value.status === 'TEMPORARY') void reply.header('retry-after', retryAfterS);
  return reply.code(providerHttpStatus[value.status]).header('cache-control', 'no-store').send(value);
}

function parsed<Data>(
  result: { success: true; data: Data } | { success: false },
  run: (data: Data) => Promise<ProviderAnswer>,
): Promise<ProviderAnswer> | undefined {
  return result.success ? run(result.data) : undefined;
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name.toLowerCase()];
  return typeof value === 'string' ? value : undefined;
}

/** Parses a body lazily, once. */
function parsedOnce(rawBody: Buffer): () => unknown {
  let read: { body: unknown } | undefined;
  return () => (read ??= { body: parseJson(rawBody) }).body;
}

function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
