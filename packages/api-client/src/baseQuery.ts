import { retry, type BaseQueryApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { ENCRYPTION_JWE, HEADER, pathOf, routes, type EncryptionKeys, type Route, type RouteName } from '@parlor/contract';
import { reportProblem, selectToken, sessionRefused, type CoreState } from '@parlor/core';
import { readFailure, type ApiError } from './apiError.ts';
import { callerQuery } from './callerQuery.ts';
import type { GatewayConnection } from './gatewayConnection.ts';
import { InsecureOriginError, sealBody } from './sealBody.ts';

/** One call by its name in the contract. */
export interface CallArgs {
  route: RouteName;
  params?: Record<string, string>;
  query?: Readonly<Record<string, string | number | boolean | undefined>> | void;
  body?: unknown;
  /** Made when a form opens and kept across retries of the same intent. */
  idempotencyKey?: string;
}

const READ_RETRIES = 2;

/** The difference between the gateway's clock and the device's, in ms; a phone set a day wrong can still log in. */
let clockOffsetMs = 0;

/** The gateway's clock, in ms: what times in its answers are to be compared with. */
export function gatewayNow(): number {
  return Date.now() + clockOffsetMs;
}

/** Whether answers are checked against the contract's schemas: in development and tests, never in a release. */
const checksAnswers = import.meta.env.DEV;

async function checkAnswer(route: RouteName, value: unknown): Promise<void> {
  const { calls } = await import('@parlor/contract/schemas');
  calls[route].value.parse(value);
}

function addressOf(connection: GatewayConnection, args: CallArgs): { url: string; path: string } {
  const path = pathOf(args.route, args.params);
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...callerQuery(args.route, connection.merchantCode), ...args.query })) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return { path, url: connection.baseUrl + path + (query.size > 0 ? `?${query}` : '') };
}

async function send(args: CallArgs, api: BaseQueryApi): Promise<{ data: unknown } | { error: ApiError }> {
  const connection = api.extra as GatewayConnection;
  const route: Route = routes[args.route];
  const { url, path } = addressOf(connection, args);
  const headers = new Headers({
    Accept: 'application/json',
    [HEADER.merchant]: connection.merchantCode,
    [HEADER.language]: connection.language(),
    [HEADER.device]: connection.device(),
  });
  const token = selectToken(api.getState() as CoreState);
  if (token) headers.set(HEADER.token, token);
  if (args.idempotencyKey) headers.set(HEADER.idempotencyKey, args.idempotencyKey);

  let body: string | undefined;
  if (route.body === 'encrypted') {
    const keys = await fetchKeys(api);
    if ('error' in keys) return keys;
    body = await sealBody({ method: route.method, path, body: args.body }, keys.data, gatewayNow());
    headers.set(HEADER.encryption, ENCRYPTION_JWE);
    headers.set('Content-Type', 'application/jose');
  } else if (route.body === 'form') {
    body = new URLSearchParams(args.body as Record<string, string>).toString();
    headers.set('Content-Type', 'application/x-www-form-urlencoded');
  } else if (args.body !== undefined) {
    body = JSON.stringify(args.body);
    headers.set('Content-Type', 'application/json');
  }

  const response = await connection.fetch(url, { method: route.method, headers, credentials: 'include', signal: api.signal, ...(body !== undefined && { body }) });
  noteClock(response);
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok || !isSuccess(answer)) return { error: readFailure(response.status, answer) };
  if (checksAnswers) await checkAnswer(args.route, answer.value);
  return { data: answer.value };
}

function isSuccess(answer: unknown): answer is { success: true; value: unknown } {
  return typeof answer === 'object' && answer !== null && (answer as { success?: unknown }).success === true && 'value' in answer;
}

function noteClock(response: Response): void {
  const ahead = Date.parse(response.headers.get('Date') ?? '') - Date.now();
  // The header counts whole seconds, so small differences mean nothing; a clock that was put right in the meantime counts again.
  if (!Number.isNaN(ahead)) clockOffsetMs = Math.abs(ahead) > 5000 ? ahead : 0;
}

/** Keys are fetched for every sealed call; the browser's cache answers while they have not rotated. */
async function fetchKeys(api: BaseQueryApi): Promise<{ data: EncryptionKeys['keys'] } | { error: ApiError }> {
  const answer = await send({ route: 'getEncryptionKeys' }, api);
  return 'error' in answer ? answer : { data: (answer.data as EncryptionKeys).keys };
}

const sendSafely: BaseQueryFn<CallArgs, unknown, ApiError> = async (args, api) => {
  const tokenOf = () => selectToken(api.getState() as CoreState);
  const token = tokenOf();
  try {
    const answer = await send(args, api);
    // What is refused late was asked under a session that another one has replaced since.
    if ('error' in answer && answer.error.code === 'session.ended' && tokenOf() === token) api.dispatch(sessionRefused());
    return answer;
  } catch (cause) {
    if (cause instanceof InsecureOriginError) return { error: { status: 0, code: 'network.insecure' } };
    if (!api.signal.aborted) reportProblem(`The call ${args.route} got no answer`, cause);
    return { error: { status: 0, code: navigator.onLine ? 'network.unreachable' : 'network.offline' } };
  }
};

function isWorthRetrying(error: ApiError, args: CallArgs): boolean {
  return routes[args.route].method === 'GET' && args.route !== 'launchGame' && (error.status === 0 || error.status === 503) && error.code !== 'network.insecure';
}

/** Calls the gateway: envelope, session, sealed bodies, and retries with backoff for reads only. */
export const baseQuery = retry(sendSafely, {
  // With a condition the count is ours to keep as well.
  retryCondition: (error, args, { attempt }) => attempt <= READ_RETRIES && isWorthRetrying(error as ApiError, args as CallArgs),
});
