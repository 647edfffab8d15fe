import { AsyncLocalStorage } from 'node:async_hooks';
import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyRequest } from 'fastify';
import type { Tracing, TracingOptions } from './tracing.ts';

/** An unreachable collector must not delay the shutdown of a server. In ms. */
const EXPORT_TIMEOUT_MS = 3_000;
const MAX_TEXT_LENGTH = 1_000;

/**
 * Creates tracing by OpenTelemetry, without its patching of modules: a span for each request and for each of its
 * queries. Spans contain the route and the statement, but no addresses, headers, bodies or values.
 */
export function createTracing({
  endpoint,
  service,
  sampleRatio,
  onProblem,
}: TracingOptions & { endpoint: string }): Tracing {
  const report = (problem: string) => onProblem(problem);
  diag.setLogger(
    { error: report, warn: report, info: () => undefined, debug: () => undefined, verbose: () => undefined },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: EXPORT_TIMEOUT_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampleRatio) }),
    spanLimits: { attributeValueLengthLimit: MAX_TEXT_LENGTH },
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_TIMEOUT_MS })],
  });
  const tracer = provider.getTracer('parlor');
  const propagator = new W3CTraceContextPropagator();
  const current = new AsyncLocalStorage<Context>();
  const open = new WeakMap<FastifyRequest, { span: Span; context: Context }>();

  return {
    register(app, { continues = () => false } = {}) {
      app.addHook('onRequest', (request, _reply, done) => {
        const {
          method,
          routeOptions: { url: route },
        } = request;
        const parent = continues(request)
          ? propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
          : ROOT_CONTEXT;
        const attributes = { 'http.route': route ?? '', 'parlor.request_id': request.id };
        const span = tracer.startSpan(
          route === undefined ? 'none' : `${method} ${route}`,
          { kind: SpanKind.SERVER, attributes },
          parent,
        );
        const context = trace.setSpan(parent, span);
        open.set(request, { span, context });
        current.run(context, done);
      });
      // A body arrives in events of the connection, which have no context of the request.
      app.addHook('preValidation', (request, _reply, done) => {
        const known = open.get(request);
        if (known === undefined) done();
        else current.run(known.context, done);
      });
      app.addHook('onResponse', (request, reply, done) => {
        const span = open.get(request)?.span;
        span?.setAttribute('http.response.status_code', reply.statusCode);
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
        done();
      });
    },
    noteQuery({ sql, durationMs, isFailed }) {
      const context = current.getStore();
      if (context === undefined) return;
      const [verb = ''] = sql.trimStart().split(/\s/, 1);
      const endTime = Date.now();
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': sql };
      const span = tracer.startSpan(
        verb.toLowerCase(),
        { kind: SpanKind.CLIENT, attributes, startTime: endTime - durationMs },
        context,
      );
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(endTime);
    },
    outgoingHeaders() {
      const headers: Record<string, string> = {};
      const context = current.getStore();
      if (context !== undefined) propagator.inject(context, headers, defaultTextMapSetter);
      return headers;
    },
    // Unsent traces are lost; they do not delay the shutdown.
    stop: () => provider.shutdown().catch((error: unknown) => onProblem(String(error))),
  };
}
