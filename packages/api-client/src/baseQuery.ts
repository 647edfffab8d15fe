import { retry, type BaseQueryApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import {
  ENCRYPTION_JWE,
  HEADER,
  fillPath,
  siteRoutes,
  type LaterRouteName,
  type EncryptionKeys,
  type Route,
  type RouteName,
} from '@parlor/contract';
import {
  clockMeasured,
  isClockNews,
  reportProblem,
  selectGatewayNow,
  selectToken,
  sessionRefused,
  type CoreState,
} from '@parlor/core';
import { readFailure, type ApiError } from './apiError.ts';
import { callerQuery } from './callerQuery.ts';
import { checkAnswer } from './checkAnswer.ts';
import type { GatewayConnection } from './gatewayConnection.ts';

/** Arguments of a call, by its route name. */
export interface CallArgs {
  route: RouteName;
  params?: Record<string, string>;
  query?: Readonly<Record<string, string | number | boolean | undefined>> | void;
  body?: unknown;
  /** Created when a form opens and reused for retries. */
  idempotencyKey?: string;
  /** Called with the progress of an upload, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  /** Reads an answer that is not an envelope. */
  read?: (response: Response) => Promise<unknown>;
}

const READ_RETRIES = 2;

/** Whether answers are validated against the contract: in development and tests only. */
const checksAnswers = import.meta.env.DEV;

/** The loaded routes: those of the first screen, and after the first call that needs another one, all others. */
let loadedRoutes: Readonly<Partial<Record<RouteName, Route>>> = siteRoutes;

async function routeOf(name: RouteName): Promise<Route> {
  const loaded = loadedRoutes[name];
  if (loaded !== undefined) return loaded;
  const { laterRoutes } = await import('@parlor/contract/laterRoutes');
  loadedRoutes = { ...siteRoutes, ...laterRoutes };
  return laterRoutes[name as LaterRouteName];
}

function addressOf(connection: GatewayConnection, route: Route, args: CallArgs): { url: string; path: string } {
  const path = fillPath(route, args.params);
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...callerQuery(args.route, connection.merchantCode), ...args.query })) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return { path, url: connection.baseUrl + path + (query.size > 0 ? `?${query}` : '') };
}

/** Headers of every call: merchant, language, device and the session's token. */
export function callerHeaders(connection: GatewayConnection, token: string | undefined): Headers {
  const headers = new Headers({
    Accept: 'application/json',
    [HEADER.merchant]: connection.merchantCode,
    [HEADER.language]: connection.language(),
    [HEADER.device]: connection.device(),
  });
  if (token) headers.set(HEADER.token, token);
  return headers;
}

async function send(args: CallArgs, api: BaseQueryApi): Promise<{ data: unknown } | { error: ApiError }> {
  const connection = api.extra as GatewayConnection;
  const route = await routeOf(args.route);
  const { url, path } = addressOf(connection, route, args);
  const headers = callerHeaders(connection, selectToken(api.getState() as CoreState));
  if (args.idempotencyKey) headers.set(HEADER.idempotencyKey, args.idempotencyKey);

  let body: string | Blob | undefined;
  if (route.body === 'encrypted') {
    const keys = await fetchKeys(api);
    if ('error' in keys) return keys;
    const { sealBody } = await import('./sealBody.ts');
    body = await sealBody(
      { method: route.method, path, body: args.body },
      keys.data,
      selectGatewayNow(api.getState() as CoreState),
    );
    headers.set(HEADER.encryption, ENCRYPTION_JWE);
    headers.set('Content-Type', 'application/jose');
  } else if (route.body === 'form') {
    body = new URLSearchParams(args.body as Record<string, string>).toString();
    headers.set('Content-Type', 'application/x-www-form-urlencoded');
  } else if (route.body === 'picture') {
    body = args.body as Blob;
    headers.set('Content-Type', body.type);
  } else if (args.body !== undefined) {
    body = JSON.stringify(args.body);
    headers.set('Content-Type', 'application/json');
  }

  const request = await requestOf(connection, args);
  const response = await request(url, {
    method: route.method,
    headers,
    credentials: 'include',
    signal: api.signal,
    ...(body !== undefined && { body }),
  });
  noteClock(response, api);
  if (response.ok && args.read) return { data: await args.read(response) };
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok || !isSuccess(answer)) return { error: await readFailure(response.status, answer) };
  if (checksAnswers) await checkAnswer(args.route, answer.value);
  return { data: answer.value };
}

/** Sends an upload with progress by another request, because `fetch` does not report progress. */
async function requestOf(connection: GatewayConnection, { onProgress }: CallArgs): Promise<typeof globalThis.fetch> {
  if (onProgress === undefined || connection.reportsProgress !== true) return connection.fetch;
  const { uploadWith } = await import('./watchedUpload.ts');
  return uploadWith(onProgress);
}

function isSuccess(answer: unknown): answer is { success: true; value: unknown } {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    (answer as { success?: unknown }).success === true &&
    'value' in answer
  );
}

function noteClock(response: Response, api: BaseQueryApi): void {
  const ahead = Date.parse(response.headers.get('Date') ?? '') - Date.now();
  if (!Number.isNaN(ahead) && isClockNews((api.getState() as CoreState).clock, ahead))
    api.dispatch(clockMeasured(ahead));
}

/** Fetches the keys for every sealed call, from the HTTP cache until they rotate. */
async function fetchKeys(api: BaseQueryApi): Promise<{ data: EncryptionKeys['keys'] } | { error: ApiError }> {
  const answer = await send({ route: 'getEncryptionKeys' }, api);
  return 'error' in answer ? answer : { data: (answer.data as EncryptionKeys).keys };
}

const sendSafely: BaseQueryFn<CallArgs, unknown, ApiError> = async (args, api) => {
  const tokenOf = () => selectToken(api.getState() as CoreState);
  const token = tokenOf();
  try {
    const answer = await send(args, api);
    // A late refusal may belong to a session that has been replaced since.
    if ('error' in answer && answer.error.code === 'session.ended' && tokenOf() === token)
      api.dispatch(sessionRefused());
    return answer;
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'InsecureOriginError')
      return { error: { status: 0, code: 'network.insecure' } };
    if (!api.signal.aborted) reportProblem(`The call ${args.route} got no answer`, cause);
    return { error: { status: 0, code: navigator.onLine ? 'network.unreachable' : 'network.offline' } };
  }
};

function isWorthRetrying(error: ApiError, args: CallArgs): boolean {
  return loadedRoutes[args.route]?.method === 'GET' && (error.status === 0 || error.status === 503);
}

/** Base query of the site: envelope, session, sealed bodies, and retries with backoff for reads only (API-05). */
export const baseQuery = retry(sendSafely, {
  // With `retryCondition`, RTK Query does not apply `maxRetries`.
  retryCondition: (error, args, { attempt }) =>
    attempt <= READ_RETRIES && isWorthRetrying(error as ApiError, args as CallArgs),
});
