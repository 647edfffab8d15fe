import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The endpoint of traces, and the sampled share of requests. */
export interface TracingOptions {
  /**
   * The collector's address (OTLP over HTTP) without `/v1/traces`. Without one nothing is traced, and no tracing code
   * is loaded.
   */
  endpoint: string | undefined;
  /** The name of the server in traces. */
  service: string;
  /** The share of requests to trace, from 0 to 1. A request that continues a trace follows its sampling decision. */
  sampleRatio: number;
  /** Called with errors that prevent traces from being sent. */
  onProblem: (problem: string) => void;
}

/** A query that succeeded or failed. */
export interface EndedQuery {
  /** The statement, with placeholders instead of values. */
  sql: string;
  durationMs: number;
  isFailed: boolean;
}

/** Traces requests through a server, to its database and to other servers. */
export interface Tracing {
  /** Traces the requests of a server. `continues` decides whose traces are continued: not those of strangers. */
  register(app: FastifyInstance, options?: { continues?: (request: FastifyRequest) => boolean }): void;
  /** Records a query of the current request. */
  noteQuery: (query: EndedQuery) => void;
  /** Returns the headers with which the next server continues the trace. */
  outgoingHeaders: () => Record<string, string>;
  /** Sends the remaining spans and stops tracing. */
  stop(): Promise<void>;
}
