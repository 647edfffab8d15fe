import type { FastifyInstance } from 'fastify';
import { registerStream } from '../../http/registerStream.ts';
import type { LiveService } from './live.service.ts';

/** How often streams are kept open and looked through, in ms: less than the 30 s after which proxies give up. */
const SWEEP_INTERVAL_MS = 25_000;

/** Changes of an account, as they happen. */
export function registerLiveRoutes(app: FastifyInstance, { live }: { live: LiveService }): void {
  const sweep = setInterval(() => {
    live.sweep().catch((error: unknown) => app.log.warn({ err: error }, 'sessions of streams could not be checked'));
  }, SWEEP_INTERVAL_MS);
  sweep.unref();
  // Before the server waits for its connections: these would never end by themselves.
  app.addHook('preClose', (done) => {
    clearInterval(sweep);
    live.close();
    done();
  });

  registerStream(app, 'followAccount', (call, stream) => live.follow(call, stream));
}
