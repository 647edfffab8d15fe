import { constants, type Http2ServerRequest, type SecureServerOptions } from 'node:http2';
import type { FastifyInstance } from 'fastify';

/**
 * How long an HTTP/1.1 connection waits for its next request, in ms: Fastify's default without TLS, here also for
 * HTTP/2 sessions.
 */
const KEEP_ALIVE_MS = 72_000;
/** The most concurrent requests of one connection. Node sets no limit; this is the usual one of proxies. */
const MAX_CONCURRENT_STREAMS = 128;

/** A certificate and its key, as PEM. */
export interface Certificate {
  key: string;
  cert: string;
}

/**
 * Returns server options for HTTP/2, with HTTP/1.1 for clients that do not offer it. Includes options that Fastify sets
 * only for HTTP/1.
 */
export function secureServerOptions(
  { key, cert }: Certificate,
  { requestTimeoutMs }: { requestTimeoutMs: number },
): SecureServerOptions {
  const http1 = { requestTimeout: requestTimeoutMs, keepAliveTimeout: KEEP_ALIVE_MS };
  return {
    key,
    cert,
    allowHTTP1: true,
    http1Options: http1,
    settings: { maxConcurrentStreams: MAX_CONCURRENT_STREAMS },
  };
}

/**
 * Adds what Node and Fastify do only for HTTP/1: a timeout for receiving a request, and no headers that HTTP/2 forbids.
 */
export function registerHttp2(app: FastifyInstance, { requestTimeoutMs }: { requestTimeoutMs: number }): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (raw.httpVersionMajor === 2) limitArrival(raw as unknown as Http2ServerRequest, requestTimeoutMs);
    done();
  });
  app.addHook('onSend', ({ raw }, reply, _payload, done) => {
    // Fastify asks to close the connection after an oversized body. In HTTP/2 only the stream ends.
    if (raw.httpVersionMajor === 2) reply.removeHeader('connection');
    done();
  });
}

function limitArrival({ stream }: Http2ServerRequest, limitMs: number): void {
  if (stream.endAfterHeaders) return;
  const timer = setTimeout(() => stream.close(constants.NGHTTP2_CANCEL), limitMs).unref();
  for (const event of ['end', 'close']) stream.once(event, () => clearTimeout(timer));
}
