import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { GatewayParts } from '../parts.ts';

const VERSION = '0.1.0';

/** Serves `/healthz` (the process runs), `/readyz` (it can answer calls) and `/openapi.json` (the calls). */
export function registerHealth(app: FastifyInstance, { db, shared }: Pick<GatewayParts, 'db' | 'shared'>): void {
  app.get('/healthz', { config: { routeClass: 'health' } }, () => ({ status: 'alive' }));

  app.get('/readyz', { config: { routeClass: 'health' } }, async (request, reply) => {
    const [isDatabaseReachable, isSharedStateReachable] = await Promise.all([
      sql`select 1`.execute(db).then(
        () => true,
        (error: unknown) => {
          request.log.warn({ err: error }, 'the database cannot be reached');
          return false;
        },
      ),
      shared.isReachable(),
    ]);
    const isReady = isDatabaseReachable && isSharedStateReachable;
    return reply.code(isReady ? 200 : 503).send({
      status: isReady ? 'ready' : 'waiting',
      database: isDatabaseReachable,
      sharedState: isSharedStateReachable,
    });
  });

  let described: Promise<{ document: string; etag: string }> | undefined;
  app.get('/openapi.json', async (request, reply) => {
    const { document, etag } = await (described ??= describe());
    void reply.header('etag', etag).header('cache-control', 'no-cache').type('application/json; charset=utf-8');
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(document);
  });
}

/** Builds the document on the first request: half a megabyte that is rarely requested. */
async function describe(): Promise<{ document: string; etag: string }> {
  const { openApiDocument } = await import('@parlor/contract/openapi');
  const document = JSON.stringify(openApiDocument(VERSION));
  return { document, etag: `W/"${createHash('sha256').update(document).digest('base64url').slice(0, 27)}"` };
}
