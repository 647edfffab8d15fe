import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  accessOf,
  ENCRYPTION_JWE,
  HEADER,
  MAX_PICTURE_BYTES,
  routes,
  type ErrorCode,
  type FailureEnvelope,
  type FailureValue,
  type LanguageCode,
  type FileName,
  type Route,
  type RouteName,
  type StreamName,
} from '@parlor/contract';
import { errorStatus } from '@parlor/contract/errors';
import { calls, type CallSchemas } from '@parlor/contract/schemas';
import { noteCall, noteFailure } from '../events/events.ts';
import { createAnswerCache, sharedAnswer, type SharedAnswer } from './answerCache.ts';
import type { Call, CallHandler, CallSession, Merchant } from './call.ts';
import { countCall } from './callBudget.ts';
import { isCleanText } from './cleanText.ts';
import { failureMessages } from './failureMessages.ts';
import type { Kernel } from './kernel.ts';
import { isRefusal, refuse, type Refusal } from './refusal.ts';

/** A call with a single answer in an envelope. */
type OnceName = Exclude<RouteName, FileName | StreamName>;

/** Calls that tell a visitor why others are refused. They work during maintenance and in restricted regions. */
const answersAlways: readonly RouteName[] = ['getSystemStatus', 'getSettings', 'getEncryptionKeys', 'logout'];
const JSON_TYPE = 'application/json; charset=utf-8';
const IDEMPOTENCY_KEY = /^[\w-]{8,64}$/;

/**
 * Registers a call of the contract. Before the handler runs, it checks the caller's access, decrypts an encrypted body,
 * and parses query, parameters and body by the contract's schemas. The handler's result is sent in an envelope with its
 * status.
 */
export function registerCall<Name extends OnceName>(
  app: FastifyInstance,
  name: Name,
  handler: CallHandler<Name>,
): void {
  const route: Route = routes[name];
  const schemas: CallSchemas = calls[name];
  const answers = createAnswerCache(app.kernel.config.answerCacheMs);

  async function answer(call: Call<Name>): Promise<string | Refusal> {
    const outcome = await handler(call);
    if (isRefusal(outcome)) return outcome;
    if (app.kernel.config.checksAnswers) checkAnswer(name, schemas, outcome);
    return JSON.stringify({ success: true, value: outcome });
  }

  app.route({
    method: route.method,
    url: route.path,
    config: { routeClass: 'calls' },
    ...(route.body === 'picture' && { bodyLimit: MAX_PICTURE_BYTES }),
    handler: async (request, reply) => {
      const call = await prepareCall<Name>(app.kernel, name, request, reply);
      if (isRefusal(call)) return sendFailure(reply, call.code, call.value);
      noteCall(request, name, call);
      const key = route.isCacheable ? keyOf(call) : '';
      const known = route.isCacheable ? answers.get(key) : undefined;
      if (known !== undefined) return sendShared(request, reply, known);
      const text = await answer(call);
      if (isRefusal(text)) return sendFailure(reply, text.code, text.value);
      if (route.isCacheable) return sendShared(request, reply, answers.store(key, sharedAnswer(text)));
      return reply.type(JSON_TYPE).header('cache-control', 'no-store').send(text);
    },
  });
}

/** Sends a failure envelope with the status of its code. */
export function sendFailure(reply: FastifyReply, code: ErrorCode, value?: FailureValue): FastifyReply {
  const envelope: FailureEnvelope = {
    success: false,
    errorCode: code,
    message: failureMessages[code],
    ...(value && { value }),
  };
  noteFailure(reply.request, code);
  if (value?.retryAfter !== undefined) void reply.header('retry-after', value.retryAfter);
  return reply.code(errorStatus[code]).header('cache-control', 'no-store').send(envelope);
}

/** Checks the caller and the input. Errors are returned as refusals. */
export async function prepareCall<Name extends RouteName>(
  kernel: Kernel,
  name: Name,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Call<Name> | Refusal> {
  const route: Route = routes[name];
  const schemas: CallSchemas = calls[name];
  const merchant = await merchantOf(kernel, request);
  if (merchant === undefined)
    return refuse('request.invalid', { fields: { [HEADER.merchant]: { key: 'validation.any' } } });

  if (!answersAlways.includes(name)) {
    const refused = kernel.access.refusalAt(merchant, request.ip);
    if (refused !== undefined) return refused;
  }

  const session = accessOf(route) === 'public' ? null : await sessionOf(kernel, name, merchant, request);
  if (isRefusal(session)) return session;

  // A rate-limited caller can still log out.
  if (session !== null && !answersAlways.includes(name)) {
    const retryAfter = await countCall(
      kernel.shared,
      request.log,
      `calls-of:${session.accountId}`,
      kernel.config.rateLimitPerMinute,
    );
    if (retryAfter !== undefined) return refuse('request.rate_limited', { retryAfter });
  }

  const idempotencyKey = route.isIdempotent ? headerOf(request, HEADER.idempotencyKey) : undefined;
  if (route.isIdempotent && !IDEMPOTENCY_KEY.test(idempotencyKey ?? '')) return refuse('request.idempotency_required');

  const body = await bodyOf(kernel, route, request);
  if (isRefusal(body)) return body;

  const query = schemas.query?.safeParse(request.query);
  const params = schemas.params?.safeParse(request.params);
  const parsedBody = schemas.body?.safeParse(body.body);
  for (const parsed of [query, params, parsedBody])
    if (parsed?.success === false) return refuse('request.invalid', { fields: fieldsOf(parsed.error.issues) });
  if (![query?.data, params?.data, parsedBody?.data].every(isCleanText)) return refuse('request.invalid');

  return {
    query: query?.data,
    params: params?.data,
    body: parsedBody?.data,
    picture: body.picture,
    session,
    merchant,
    idempotencyKey,
    request,
    reply,
    language: languageOf(request, merchant),
    clientAddress: request.ip,
  } as unknown as Call<Name>;
}

async function merchantOf({ merchants }: Kernel, request: FastifyRequest): Promise<Merchant | undefined> {
  const code = headerOf(request, HEADER.merchant);
  return code === undefined ? merchants.byHost(request.hostname) : merchants.byCode(code);
}

async function sessionOf(
  { access, callers }: Kernel,
  name: RouteName,
  merchant: Merchant,
  request: FastifyRequest,
): Promise<CallSession | Refusal> {
  const route: Route = routes[name];
  const found = await callers.find(request, { isAutomatic: route.isStream === true });
  if (found === 'required') return refuse('session.required');
  // A session of another merchant is invalid here.
  if (found === 'ended' || found.merchantCode !== merchant.code) return refuse('session.ended');
  if (!access.permits(accessOf(route), found)) return refuse('permission.denied');
  if (found.view !== undefined && name !== 'logout') {
    // GET calls only read; all others change something. Pictures of documents and slips are only for their owner.
    if (route.method !== 'GET' || route.isPicture) return refuse('view.read_only');
    await callers.recordRead(found, name);
  }
  return found;
}

async function bodyOf(
  { encryption }: Kernel,
  route: Route,
  request: FastifyRequest,
): Promise<{ body?: unknown; picture?: Buffer } | Refusal> {
  // Each form of a body is accepted only by calls that declare it.
  if (Buffer.isBuffer(request.body))
    return route.body === 'picture' ? { picture: request.body } : refuse('request.invalid');
  if (route.body === 'picture') return refuse('request.invalid');
  if (request.body instanceof URLSearchParams)
    return route.body === 'form' ? { body: fieldsOfForm(request.body) } : refuse('request.invalid');
  if (route.body === 'form') return refuse('request.invalid');
  if (route.body !== 'encrypted')
    return typeof request.body === 'string' ? refuse('request.invalid') : { body: request.body };
  if (headerOf(request, HEADER.encryption) !== ENCRYPTION_JWE || typeof request.body !== 'string')
    return refuse('request.encryption_required');
  // The encrypted body names the route in its canonical spelling.
  return encryption.open(request.body, { method: route.method, path: route.path });
}

/**
 * Converts a form to its fields. A repeated field becomes null, which no schema accepts. One pass, however many fields
 * are sent.
 */
function fieldsOfForm(form: URLSearchParams): Record<string, string | null> {
  const fields = new Map<string, string | null>();
  for (const [name, value] of form) fields.set(name, fields.has(name) ? null : value);
  return Object.fromEntries(fields);
}

function languageOf(request: FastifyRequest, merchant: Merchant): LanguageCode {
  const requested = headerOf(request, HEADER.language);
  return merchant.settings.languages.find((language) => language === requested) ?? merchant.settings.defaultLanguage;
}

/** Returns a header that was sent once and is not empty. */
function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name.toLowerCase()];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function fieldsOf(
  issues: readonly { path: PropertyKey[]; code: string; keys?: string[] }[],
): NonNullable<FailureValue['fields']> {
  const names = issues.flatMap((issue) => issue.keys ?? [issue.path.map(String).join('.')]);
  return Object.fromEntries(names.slice(0, 20).map((name) => [name.slice(0, 60), { key: 'validation.any' }]));
}

/** Checks an answer, or an event of a stream, against the contract. */
export function checkAnswer(name: RouteName, schemas: CallSchemas, value: unknown): void {
  const checked = schemas.value.safeParse(value);
  if (!checked.success)
    throw new Error(`The answer of ${name} is not what the contract says: ${checked.error.message}`);
}

/** Returns the cache key: everything that the answer of a cacheable call may depend on. */
function keyOf({
  merchant,
  language,
  query,
  params,
  request,
}: Pick<Call<RouteName>, 'merchant' | 'language' | 'query' | 'params' | 'request'>): string {
  return JSON.stringify([merchant.code, language, request.hostname, query, params]);
}

async function sendShared(request: FastifyRequest, reply: FastifyReply, answer: SharedAnswer): Promise<FastifyReply> {
  void reply
    .type(JSON_TYPE)
    .header('etag', answer.etag)
    .header('cache-control', 'private, no-cache')
    .header('vary', `${HEADER.merchant}, ${HEADER.language}, Accept-Encoding`);
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? [];
  if (known.includes(answer.etag)) return reply.code(304).send();
  const compressed = /\bbr\b/.test(String(request.headers['accept-encoding'])) ? await answer.compressed() : undefined;
  return compressed === undefined ? reply.send(answer.text) : reply.header('content-encoding', 'br').send(compressed);
}
