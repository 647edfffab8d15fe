import type { FastifyInstance } from 'fastify';

/** One line for each answered request: what was called (without its query), how it ended and how long it took. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      path: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      address: request.ip,
    };
    // Files and health checks come by the thousand and tell nothing while they work.
    const isRoutine = reply.statusCode < 400 && !/^\/(?:wps|lgw|provider)\//.test(request.url);
    request.log[isRoutine ? 'debug' : 'info'](line, 'answered');
    done();
  });
}
