import { constants, type Http2ServerRequest, type SecureServerOptions } from 'node:http2';
import type { FastifyInstance } from 'fastify';

/**
 * How long a connection over HTTP/1.1 waits for its next request: as long as Fastify lets it without TLS, and sessions
 * over HTTP/2 with it.
 */
const KEEP_ALIVE_MS = 72_000;
/** Requests that one connection may have in flight. Node sets no bound; this one is what proxies use. */
const MAX_CONCURRENT_STREAMS = 128;

/** A certificate and its key, as PEM. */
export interface Certificate {
  key: string;
  cert: string;
}

/**
 * HTTP/2 for browsers, and HTTP/1.1 for everybody else, by what the client offers. What Fastify sets for HTTP/1 alone
 * is set here.
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
 * What Node and Fastify do for HTTP/1 alone: gives up a request that is still arriving after the time, and sends no
 * header that HTTP/2 has no place for.
 */
export function registerHttp2(app: FastifyInstance, { requestTimeoutMs }: { requestTimeoutMs: number }): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (raw.httpVersionMajor === 2) limitArrival(raw as unknown as Http2ServerRequest, requestTimeoutMs);
    done();
  });
  app.addHook('onSend', ({ raw }, reply, _payload, done) => {
    // Fastify asks to close the connection after a body that is too large. Here the stream alone ends.
    if (raw.httpVersionMajor === 2) reply.removeHeader('connection');
    done();
  });
}

function limitArrival({ stream }: Http2ServerRequest, limitMs: number): void {
  if (stream.endAfterHeaders) return;
  const timer = setTimeout(() => stream.close(constants.NGHTTP2_CANCEL), limitMs).unref();
  for (const event of ['end', 'close']) stream.once(event, () => clearTimeout(timer));
}
