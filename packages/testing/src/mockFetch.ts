import { routes, type ErrorCode, type FailureValue, type Route, type RouteName } from '@parlor/contract';
import { errorStatus } from '@parlor/contract/errors';
import { calls } from '@parlor/contract/schemas';

/**
 * The input of a mocked call: the filled-in path and query, and the body as the site sent it (decrypted if it was
 * sealed; a `Blob` for a picture).
 */
export interface MockRequest {
  params: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
}

/** A refusal of a mocked call. */
export interface MockFailure {
  failure: ErrorCode;
  value?: FailureValue;
}

/**
 * Answers of a mocked gateway by call: a value (for a stream, a `ReadableStream` of its events), a refusal, `PENDING`,
 * `UNREACHABLE`, or a function of the `MockRequest` that returns one.
 */
export type MockAnswers = Partial<Record<RouteName, unknown>>;

/** Creates a refusal: `refusal('auth.invalid_credentials', { captcha: true })`. */
export function refusal(failure: ErrorCode, value?: FailureValue): MockFailure {
  return { failure, ...(value && { value }) };
}

/** The call stays pending; for loading states. */
export const PENDING = Symbol('pending');
/** The call fails as without a network. */
export const UNREACHABLE = Symbol('unreachable');

function isFailure(answer: unknown): answer is MockFailure {
  return typeof answer === 'object' && answer !== null && 'failure' in answer;
}

function matchRoute(method: string, path: string): { name: RouteName; params: Record<string, string> } | undefined {
  for (const name of Object.keys(routes) as RouteName[]) {
    const route: Route = routes[name];
    if (route.method !== method) continue;
    const match = new RegExp(`^${route.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`).exec(path);
    if (match) return { name, params: { ...match.groups } };
  }
  return undefined;
}

/**
 * Creates a fetch with answers from `answers`. Requests and values are validated against the contract's schemas, so an
 * outdated mock fails; the failure of a call without an answer names the call. Sealed bodies are decrypted with a
 * generated key pair.
 */
export function createMockFetch(answers: MockAnswers): typeof globalThis.fetch {
  const opener = createOpener();
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://mock.test');
    const method = init?.method ?? 'GET';
    const matched = matchRoute(method, url.pathname);
    if (!matched) throw new Error(`No route of the contract is ${method} ${url.pathname}`);
    const { name, params } = matched;
    if (name === 'getEncryptionKeys' && !answers.getEncryptionKeys)
      return envelope(200, { success: true, value: await opener.keys() });

    const route: Route = routes[name];
    const text = typeof init?.body === 'string' ? init.body : undefined;
    const picture = route.body === 'picture' ? init?.body : undefined;
    const body = text === undefined ? picture : await readBody(route, text, opener);
    const schemas: {
      query?: { parse: (value: unknown) => unknown };
      body?: { parse: (value: unknown) => unknown };
      value: { parse: (value: unknown) => unknown };
    } = calls[name];
    schemas.query?.parse(Object.fromEntries(url.searchParams));
    if (schemas.body) schemas.body.parse(body);

    if (!(name in answers)) throw new Error(`The mock has no answer for ${name}`);
    const given = answers[name];
    const answer: unknown =
      typeof given === 'function'
        ? await (given as (request: MockRequest) => unknown)({
            params,
            query: url.searchParams,
            body,
            headers: new Headers(init?.headers),
          })
        : given;
    if (answer === PENDING) return new Promise<Response>(() => {});
    if (answer === UNREACHABLE) throw new TypeError('Failed to fetch');
    if (isFailure(answer)) {
      return envelope(errorStatus[answer.failure], {
        success: false,
        errorCode: answer.failure,
        message: answer.failure,
        ...(answer.value && { value: answer.value }),
      });
    }
    if (route.isStream) return eventStream(answer as ReadableStream<ServerEvent>, schemas.value);
    if (route.isPicture) return new Response(answer as Blob, { headers: { 'Content-Type': 'image/jpeg' } });
    const value = schemas.value.parse(answer);
    if (route.isFile)
      return new Response(value as string, {
        headers: { 'Content-Type': 'text/csv', 'Content-Disposition': `attachment; filename="${name}.csv"` },
      });
    return envelope(200, { success: true, value });
  };
}

/** Parses a body as the gateway does. */
async function readBody(
  { body }: Route,
  text: string,
  opener: { open: (sealed: string) => Promise<unknown> },
): Promise<unknown> {
  if (body === 'encrypted') return opener.open(text);
  return body === 'form' ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text);
}

interface ServerEvent {
  event: string;
  data: unknown;
}

/** Encodes events as on the wire. */
function eventStream(events: ReadableStream<ServerEvent>, schema: { parse: (value: unknown) => unknown }): Response {
  const written = new TransformStream<ServerEvent, string>({
    transform(event, controller) {
      schema.parse(event);
      controller.enqueue(`event: ${event.event}\ndata: ${JSON.stringify(event.data)}\n\n`);
    },
  });
  return new Response(events.pipeThrough(written).pipeThrough(new TextEncoderStream()), {
    headers: { 'Content-Type': 'text/event-stream' },
  });
}

function envelope(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

/** Decrypts sealed bodies as the gateway does. */
function createOpener() {
  // Created on first use: most tests seal nothing, and some remove WebCrypto.
  let keyPair: Promise<CryptoKeyPair> | undefined;
  const pair = () =>
    (keyPair ??= import('jose').then(({ generateKeyPair }) =>
      generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true }),
    ));
  return {
    async keys() {
      const { exportJWK } = await import('jose');
      const jwk = await exportJWK((await pair()).publicKey);
      return { keys: [{ kty: 'EC', crv: 'P-256', x: jwk.x, y: jwk.y, kid: 'mock', alg: 'ECDH-ES', use: 'enc' }] };
    },
    async open(sealed: string): Promise<unknown> {
      const { compactDecrypt } = await import('jose');
      const { plaintext, protectedHeader } = await compactDecrypt(sealed, (await pair()).privateKey);
      if (protectedHeader.kid !== 'mock') throw new Error('Sealed with another key');
      return (JSON.parse(new TextDecoder().decode(plaintext)) as { body: unknown }).body;
    },
  };
}
