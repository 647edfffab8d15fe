import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { HOME_PATH, type ErrorCode } from '@parlor/contract';
import { sendFailure } from '../http/registerCall.ts';
import { UnavailableError } from '../unavailableError.ts';

const RETRY_AFTER_S = 5;
const API_PATH = /^\/(?:wps|lgw|provider)\//;
const clientErrors: Record<number, ErrorCode> = {
  413: 'request.too_large',
  404: 'request.not_found',
  429: 'request.rate_limited',
};
/**
 * Error codes of PostgreSQL and the network when the database is unreachable, is stopping, accepts no more connections,
 * or timed out waiting for a lock.
 */
const DATABASE_UNAVAILABLE = /^(?:08\w{3}|57P0\d|53300|57014|55P03|ECONN\w+|ENOTFOUND|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/;
const DATABASE_UNAVAILABLE_MESSAGE =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error/;

/** Whether the caller is a person who mistyped a URL. They are redirected to the site; programs get an error. */
export function isMistypedPage({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  return method === 'GET' && /\btext\/html\b/.test(headers.accept ?? '') && !API_PATH.test(url);
}

/** Converts thrown errors to envelopes; the details stay in the log. */
export function registerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    // Below the site's path only files can be missing.
    const isLost = isMistypedPage(request) && !request.url.startsWith('/m/');
    return isLost ? reply.redirect(HOME_PATH) : sendFailure(reply, 'request.not_found');
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isUnavailable(error)) {
      request.log.error({ err: error }, 'a dependency of the gateway cannot be reached');
      return sendFailure(reply, 'system.unavailable', { retryAfter: RETRY_AFTER_S });
    }
    const { statusCode = 500 } = error;
    if (statusCode >= 400 && statusCode < 500) return sendFailure(reply, clientErrors[statusCode] ?? 'request.invalid');
    request.log.error({ err: error }, 'a call failed');
    return sendFailure(reply, 'system.unknown');
  });
}

/** Whether an error means that the database or another dependency cannot answer now. */
function isUnavailable(error: unknown): boolean {
  if (error instanceof UnavailableError) return true;
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (
    (typeof code === 'string' && DATABASE_UNAVAILABLE.test(code)) || DATABASE_UNAVAILABLE_MESSAGE.test(error.message)
  );
}
