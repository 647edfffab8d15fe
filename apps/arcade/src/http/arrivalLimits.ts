import { constants, type Http2ServerRequest } from 'node:http2';
import type { FastifyInstance } from 'fastify';

/** Time limits of an incoming request, in ms. */
export interface ArrivalLimits {
  /** The time limit until its headers are complete. */
  headersTimeoutMs: number;
  /** The time limit until its body is complete. */
  requestTimeoutMs: number;
  /** The interval at which the limits are checked. */
  checkEveryMs: number;
}

/** Returns the options of an HTTP/1.1 server. */
export function http1Limits({ headersTimeoutMs, requestTimeoutMs, checkEveryMs }: ArrivalLimits) {
  return {
    headersTimeout: headersTimeoutMs,
    requestTimeout: requestTimeoutMs,
    connectionsCheckingInterval: checkEveryMs,
  };
}

/**
 * Applies the request limit to HTTP/2, where Node has none: a request that is still arriving is aborted, and the
 * connection stays.
 */
export function limitHttp2Arrival(app: FastifyInstance, { requestTimeoutMs }: ArrivalLimits): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (raw.httpVersionMajor === 2) closeAfter((raw as unknown as Http2ServerRequest).stream, requestTimeoutMs);
    done();
  });
}

function closeAfter(stream: Http2ServerRequest['stream'], limitMs: number): void {
  if (stream.endAfterHeaders) return;
  const timer = setTimeout(() => stream.close(constants.NGHTTP2_CANCEL), limitMs).unref();
  for (const event of ['end', 'close']) stream.once(event, () => clearTimeout(timer));
}
