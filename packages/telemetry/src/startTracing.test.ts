import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTracing } from './startTracing.ts';
import type { Tracing } from './tracing.ts';

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code?: number };
}

let collector: Server;
let endpoint: string;
let sent: { path: string; body: string }[];
let app: FastifyInstance;
let tracing: Tracing;

async function trace(sampleRatio = 1, onProblem: (problem: string) => void = () => undefined): Promise<void> {
  const started = await startTracing({ endpoint, service: 'tested', sampleRatio, onProblem });
  if (started === undefined) throw new Error('Nothing is traced');
  tracing = started;
  app = fastify();
  tracing.register(app, { continues: ({ url }) => url.startsWith('/provider/') });
  app.post('/provider/:call', async () => {
    await setImmediate();
    tracing.noteQuery({ sql: 'select balance from account where id = $1', durationMs: 3, isFailed: false });
    return tracing.outgoingHeaders();
  });
  app.get('/account/:name', (_, reply) => reply.code(503).send({}));
}

beforeEach(async () => {
  sent = [];
  collector = createServer((request, response) => {
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        sent.push({ path: request.url ?? '', body: Buffer.concat(parts).toString() });
        response.setHeader('content-type', 'application/json').end('{}');
      });
  });
  await new Promise<void>((resolve) => {
    collector.listen(0, '127.0.0.1', resolve);
  });
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await app.close();
  collector.close();
});

/** Stops tracing, which sends the remaining spans, and returns the spans that arrived. */
async function spansAtEnd(): Promise<SentSpan[]> {
  await tracing.stop();
  return sent.flatMap(({ body }) =>
    (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }).resourceSpans.flatMap(
      ({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans),
    ),
  );
}

const CALLER = '0af7651916cd43dd8448eb211c80319c';
const headers = { traceparent: `00-${CALLER}-b7ad6b7169203331-01`, 'content-type': 'application/json' };

describe('traces', () => {
  it('show a request by its route, with its queries below it', async () => {
    await trace();
    await app.inject({
      method: 'POST',
      url: '/provider/bet?token=abc',
      payload: { amount: '54321' },
      headers: { authorization: 'secret' },
    });
    const [query, request] = await spansAtEnd();
    expect(sent[0]?.path).toBe('/v1/traces');
    expect(sent[0]?.body).toContain('"tested"');
    expect(request).toMatchObject({ name: 'POST /provider/:call' });
    expect(request?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
    expect(query).toMatchObject({ name: 'select', traceId: request?.traceId, parentSpanId: request?.spanId });
    expect(sent[0]?.body).not.toMatch(/abc|54321|secret|\/bet/);
  });

  it('continue the trace of a known caller, also to the next server, but not a stranger’s', async () => {
    await trace();
    const known = await app.inject({ method: 'POST', url: '/provider/bet', payload: {}, headers });
    const next = known.json<{ traceparent: string }>().traceparent;
    await app.inject({ url: '/account/somchai', headers });
    const spans = await spansAtEnd();
    const [request, stranger] = ['POST /provider/:call', 'GET /account/:name'].map((name) =>
      spans.find((span) => span.name === name),
    );
    expect(request).toMatchObject({ traceId: CALLER, parentSpanId: 'b7ad6b7169203331' });
    expect(next).toBe(`00-${CALLER}-${request?.spanId}-01`);
    expect(stranger?.traceId).not.toBe(CALLER);
    expect(stranger).toMatchObject({ status: { code: 2 } });
    expect(sent.map(({ body }) => body).join('')).not.toContain('somchai');
  });

  it('omit requests outside the sample', async () => {
    await trace(0);
    await app.inject({ url: '/account/somchai' });
    expect(await spansAtEnd()).toEqual([]);
  });

  it('are lost without a collector, which is logged and does not keep a server from stopping', async () => {
    const problems: string[] = [];
    await trace(1, (problem) => void problems.push(problem));
    await app.inject({ url: '/account/somchai' });
    collector.close();
    collector.closeAllConnections();
    await tracing.stop();
    expect(problems.join('\n')).toContain('ECONNREFUSED');
  });
});

describe('tracing without an endpoint', () => {
  it('does not exist', async () => {
    app = fastify();
    expect(
      await startTracing({ endpoint: undefined, service: 'tested', sampleRatio: 1, onProblem: () => undefined }),
    ).toBeUndefined();
  });
});
