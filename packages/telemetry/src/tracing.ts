import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The endpoint of traces, and the traced part. */
export interface TracingOptions {
  /**
   * The collector's address (OTLP over HTTP) without `/v1/traces`. Without one nothing is traced, and nothing of it is
   * loaded.
   */
  endpoint: string | undefined;
  /** The name of the server in traces. */
  service: string;
  /** Which part of the requests is traced, from 0 to 1; one that continues a trace follows it. */
  sampleRatio: number;
  /** Called with errors that prevent traces from being sent. */
  onProblem: (problem: string) => void;
}

/** A query that was answered or failed. */
export interface EndedQuery {
  /** The statement, with placeholders in place of values. */
  sql: string;
  durationMs: number;
  isFailed: boolean;
}

/** Follows requests through a server, to its database and to other servers. */
export interface Tracing {
  /** Traces the requests of a server. `continues` says whose traces are continued: a stranger's are not. */
  register(app: FastifyInstance, options?: { continues?: (request: FastifyRequest) => boolean }): void;
  /** Notes a query of the request that is being answered. */
  noteQuery: (query: EndedQuery) => void;
  /** The headers by which the next server continues the trace. */
  outgoingHeaders: () => Record<string, string>;
  /** Sends what is left. */
  stop(): Promise<void>;
}
