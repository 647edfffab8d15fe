import type { FastifyInstance } from 'fastify';
import { registerStream } from '../../http/registerStream.ts';
import type { LiveService } from './live.service.ts';

/** How often keep-alives are sent and streams are checked, in ms: less than the 30 s after which proxies close them. */
const SWEEP_INTERVAL_MS = 25_000;

/** Registers the stream of an account's changes. */
export function registerLiveRoutes(app: FastifyInstance, { live }: { live: LiveService }): void {
  const sweep = setInterval(() => {
    live.sweep().catch((error: unknown) => app.log.warn({ err: error }, 'sessions of streams could not be checked'));
  }, SWEEP_INTERVAL_MS);
  sweep.unref();
  // Closed before the server waits for its connections, because streams never end by themselves.
  app.addHook('preClose', (done) => {
    clearInterval(sweep);
    live.close();
    done();
  });

  registerStream(app, 'followAccount', (call, stream) => live.follow(call, stream));
}
