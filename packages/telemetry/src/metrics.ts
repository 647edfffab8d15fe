import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';

const PATH = '/metrics';
/** From a call answered from memory to one that has reached its timeout. */
const LATENCY_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** A request without a matching route may have any address and, over HTTP/2, any method. */
const UNMATCHED = { method: 'none', route: 'none' };

/**
 * Counts an event, by labels. The values of a label come from a closed list: never a name, an id, an amount or external
 * text.
 */
export type Counter<Label extends string> = (labels: Record<Label, string>) => void;

/** The registry for a server's own metrics. */
export interface Metrics {
  counter<Label extends string>(name: string, help: string, labels: readonly Label[]): Counter<Label>;
  /**
   * Registers gauges that are read together on each scrape, by name with a description. One that cannot be read is NaN.
   */
  gauges<Name extends string>(
    helps: Record<Name, string>,
    read: () => Record<Name, number> | Promise<Record<Name, number>>,
  ): void;
}

/** Options of a server's metrics. */
export interface MetricsOptions {
  /** The bearer token of callers. Without one there are no metrics, and their code is not loaded. */
  token: string | undefined;
  /** The configuration of the route, such as its rate limit. */
  config?: RouteShorthandOptions['config'];
  /** The database's connection pool. */
  pool: { totalCount: number; idleCount: number; waitingCount: number };
}

/**
 * Serves `/metrics` for Prometheus to callers with the token, and counts requests by their matched route. A request
 * without the token gets 404.
 */
export async function registerMetrics(
  app: FastifyInstance,
  { token, config, pool }: MetricsOptions,
): Promise<Metrics | undefined> {
  if (token === undefined) return undefined;
  const prometheus = await import('prom-client');
  const registry = new prometheus.Registry();
  const registers = [registry];
  // Memory, CPU, event loop, garbage collection.
  prometheus.collectDefaultMetrics({ register: registry });
  const reads: (() => Promise<void>)[] = [];

  const metrics: Metrics = {
    counter(name, help, labelNames) {
      const counter = new prometheus.Counter({ name, help, labelNames, registers });
      return (labels) => counter.inc(labels);
    },
    gauges(helps, read) {
      const gauges = Object.entries<string>(helps).map(
        ([name, help]) => new prometheus.Gauge({ name, help, registers }),
      );
      const names = Object.keys(helps) as (keyof typeof helps)[];
      reads.push(async () => {
        const values = await Promise.resolve()
          .then(read)
          .catch((error: unknown) => {
            app.log.warn({ err: error }, 'a metric could not be read');
            return undefined;
          });
        for (const [at, name] of names.entries()) gauges[at]?.set(values?.[name] ?? Number.NaN);
      });
    },
  };

  countRequests(
    app,
    metrics,
    new prometheus.Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer a request, by its route.',
      labelNames: ['method', 'route'],
      buckets: LATENCY_BUCKETS_S,
      registers,
    }),
  );
  metrics.gauges(
    {
      database_pool_connections: 'Open connections to the database.',
      database_pool_idle_connections: 'Open connections that nothing uses.',
      database_pool_waiting: 'Callers that wait for a connection.',
    },
    () => ({
      database_pool_connections: pool.totalCount,
      database_pool_idle_connections: pool.idleCount,
      database_pool_waiting: pool.waitingCount,
    }),
  );

  const expected = digest(`Bearer ${token}`);
  app.get(PATH, { ...(config && { config }) }, async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) return reply.callNotFound();
    await Promise.all(reads.map((read) => read()));
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
  return metrics;
}

interface Observer {
  observe(labels: { method: string; route: string }, seconds: number): void;
}

function countRequests(app: FastifyInstance, metrics: Metrics, latency: Observer): void {
  const count = metrics.counter('http_requests_total', 'Answered requests, by route and status.', [
    'method',
    'route',
    'status',
  ]);
  app.addHook('onResponse', (request: FastifyRequest, reply: FastifyReply, done) => {
    const { url: route } = request.routeOptions;
    const labels = route === undefined ? UNMATCHED : { method: request.method, route };
    count({ ...labels, status: String(reply.statusCode) });
    latency.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
