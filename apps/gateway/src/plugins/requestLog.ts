import type { FastifyInstance } from 'fastify';

const API_PATH = /^\/(?:wps|lgw|provider)\//;

/**
 * One line for each answered request: the matched route, the status and the duration. Calls that move money or guard an
 * account add the account, the merchant and the outcome.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.decorateRequest('eventFacts', null);
  const isRoutineLogged = app.log.level === 'debug' || app.log.level === 'trace';
  app.addHook('onSend', (request, reply, _payload, done) => {
    // Files come by the thousand, and nobody asks after one that is there.
    if (reply.isClosed || reply.statusCode >= 400 || !request.routeOptions.config.isFile)
      void reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    // Files and health checks are frequent, and their lines have no use while they work.
    const { url: path = 'unknown' } = request.routeOptions;
    const isRoutine = reply.statusCode < 400 && !API_PATH.test(path);
    if (isRoutine && !isRoutineLogged) return done();
    const line = {
      method: request.method,
      path,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      address: request.ip,
      ...(request.eventFacts && { outcome: reply.statusCode < 400 ? 'ok' : 'failed', ...request.eventFacts }),
    };
    request.log[isRoutine ? 'debug' : 'info'](line, 'answered');
    done();
  });
}
