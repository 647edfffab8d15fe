import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { titleOf } from '../games/titles.ts';
import { contentSecurityPolicy } from './securityHeaders.ts';
import { frameAncestors } from './siteOrigins.ts';

const YEAR_S = 31_536_000;
/** The page that verifies a round. A game opens it from its frame. */
const VERIFIER_PATH = '/games/verify.html';

/** Serves the built game clients. */
export async function registerGameFiles(
  app: FastifyInstance,
  { clientDir, siteOrigins }: { clientDir: string; siteOrigins: readonly string[] },
): Promise<void> {
  if (!existsSync(clientDir)) {
    app.log.warn('The game clients are not built; only the calls are served.');
    return;
  }
  const ancestorsOf = (request: FastifyRequest): string => {
    const { origin } = request.query as { origin?: unknown };
    return frameAncestors(typeof origin === 'string' ? origin : undefined, request.host, siteOrigins);
  };
  app.addHook('onSend', async (request, reply, payload) => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (type.startsWith('text/html')) {
      reply.header('Content-Security-Policy', contentSecurityPolicy(ancestorsOf(request)));
      // The URL of a game page contains a launch code, so it is not cached.
      reply.header('Cache-Control', 'no-store');
      // A window that a sandboxed frame opens is sandboxed too, and browsers refuse to show a page there that sets an
      // opener policy.
      const isReplay = 'replay' in (request.query as object);
      if (isReplay || request.url.startsWith(VERIFIER_PATH)) reply.header('Cross-Origin-Opener-Policy', 'unsafe-none');
    }
    return payload;
  });
  await app.register(fastifyStatic, {
    root: clientDir,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders(reply, path) {
      if (path.includes('/assets/')) reply.header('Cache-Control', `public, max-age=${YEAR_S}, immutable`);
      if (path.endsWith('-offline.html'))
        reply.header('Content-Disposition', 'attachment; filename="parlor-verifier.html"');
    },
  });
  // A title uses the page of its family; the session names the title.
  app.get('/games/:code/', async (request, reply) => {
    const { code } = request.params as { code: string };
    const title = titleOf(code);
    return title ? reply.sendFile(`games/${title.family}/index.html`) : reply.callNotFound();
  });
}
