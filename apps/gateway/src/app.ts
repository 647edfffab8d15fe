import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import cookie from '@fastify/cookie';
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { HOME_PATH } from '@parlor/contract';
import { BROTLI_QUALITY, COMPRESS_FROM } from './http/answerCache.ts';
import type { Gateway } from './gateway.ts';
import type { Kernel, KernelPorts } from './http/kernel.ts';
import { sendFailure } from './http/registerCall.ts';
import { createRequestLogger } from './log.ts';
import { registerGatewayMetrics, registerGatewayTracing } from './metrics/gatewayMetrics.ts';
import { compose } from './module.ts';
import type { GatewayParts } from './parts.ts';
import { BODY_LIMIT, registerBodies } from './plugins/bodies.ts';
import { registerCrossSiteGuard } from './plugins/crossSite.ts';
import { isLostPerson, registerErrors } from './plugins/errors.ts';
import { registerHealth } from './plugins/health.ts';
import { originForm, registerHosts } from './plugins/hosts.ts';
import { registerHttp2, secureServerOptions, type Certificate } from './plugins/http2.ts';
import { registerRateLimit } from './plugins/rateLimit.ts';
import { registerRequestLog } from './plugins/requestLog.ts';
import { closeAnswer, registerSecurityHeaders } from './plugins/securityHeaders.ts';
import { registerSockets } from './plugins/sockets.ts';

/** After which a request that is still arriving is given up. */
const REQUEST_TIMEOUT_MS = 30_000;

/** Builds the gateway without listening; `inject` works on it at once. Closing it closes nothing of `parts`. */
export async function buildApp(parts: GatewayParts, certificate?: Certificate): Promise<FastifyInstance> {
  const { config, shared, log } = parts;
  const options = {
    loggerInstance: log,
    childLoggerFactory: createRequestLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    routerOptions: { maxParamLength: 200 },
    // Whatever reads an address after this reads a path.
    rewriteUrl: ({ url = '' }: { url?: string }) => originForm(url),
    // Addresses that are none are refused before there is a route, and with it any hook.
    frameworkErrors: (_error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      closeAnswer(reply);
      return isLostPerson(request) ? reply.redirect(HOME_PATH) : sendFailure(reply, 'request.invalid');
    },
  };
  // The kind of server makes no difference to users of the app.
  const secure = certificate && {
    http2: true,
    https: secureServerOptions(certificate, { requestTimeoutMs: REQUEST_TIMEOUT_MS }),
  };
  const app = Fastify({ ...options, ...secure } as typeof options);
  const { ports, services, register } = await composePart(parts);
  const { merchants, callers, access, encryption } = ports;
  const kernel: Kernel = { config, shared, merchants, callers, access, encryption };
  app.decorate('kernel', kernel);
  if (services !== undefined) app.decorate('gateway', { ...parts, services });
  if (certificate) registerHttp2(app, { requestTimeoutMs: REQUEST_TIMEOUT_MS });
  // Before every hook: a request that is refused has to be known as one that asked for a socket.
  await registerSockets(app);
  registerGatewayTracing(app, parts);
  registerErrors(app);
  registerBodies(app);
  registerRequestLog(app);
  registerSecurityHeaders(app, {
    hasOwnCertificate: certificate !== undefined,
    includesSubdomains: config.hstsIncludesSubdomains,
  });
  registerCrossSiteGuard(app);
  registerRateLimit(app, { shared, perMinute: config.rateLimitPerMinute, clock: parts.clock });
  registerHosts(app, kernel);
  await app.register(cookie);
  // The chat's answers are short.
  if (config.part !== 'chat') await registerCompression(app);
  registerHealth(app, parts);
  await registerGatewayMetrics(app, parts);
  await register(app);
  return app;
}

/** The modules of the part of the gateway that this process runs, on top of the kernel. */
async function composePart(parts: GatewayParts): Promise<{
  ports: KernelPorts;
  /** Of a whole gateway alone. */
  services?: Gateway['services'];
  register: (app: FastifyInstance) => Promise<void>;
}> {
  if (parts.config.part === 'chat') {
    const { needed, served } = await import('./chatModules.ts');
    const { services, register } = compose([...needed, ...served], parts);
    return { ports: services, register: (app) => register(app, served) };
  }
  const { services, register } = compose(Object.values(await import('./modules.ts')), parts);
  return { ports: services, services, register };
}

async function registerCompression(app: FastifyInstance): Promise<void> {
  const { default: compress } = await import('@fastify/compress');
  await app.register(compress, {
    // Nobody compresses what is sent here, and a signature covers the bytes as they came.
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: COMPRESS_FROM,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
}
