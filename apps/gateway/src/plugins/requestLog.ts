import type { FastifyInstance } from 'fastify';

const API_PATH = /^\/(?:wps|lgw|provider)\//;

/**
 * Logs one line for each request: the matched route, status and duration. Calls that move money or affect an account's
 * security add the account, merchant and outcome.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.decorateRequest('eventFacts', null);
  const isRoutineLogged = app.log.level === 'debug' || app.log.level === 'trace';
  app.addHook('onSend', (request, reply, _payload, done) => {
    // Successful files are too many, and nobody reports one by its id.
    if (reply.isClosed || reply.statusCode >= 400 || !request.routeOptions.config.isFile)
      void reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    // Lines of successful files and health checks are frequent and useless.
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
