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
import { isMistypedPage, registerErrors } from './plugins/errors.ts';
import { registerHealth } from './plugins/health.ts';
import { originForm, registerHosts } from './plugins/hosts.ts';
import { registerHttp2, secureServerOptions, type Certificate } from './plugins/http2.ts';
import { registerRateLimit } from './plugins/rateLimit.ts';
import { registerRequestLog } from './plugins/requestLog.ts';
import { closeAnswer, registerSecurityHeaders } from './plugins/securityHeaders.ts';
import { registerSockets } from './plugins/sockets.ts';

/** The timeout for receiving a request, in ms. */
const REQUEST_TIMEOUT_MS = 30_000;

/** Builds the gateway without listening; `inject` works immediately. Closing it does not close `parts`. */
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
    // Everything that reads the URL after this reads a path.
    rewriteUrl: ({ url = '' }: { url?: string }) => originForm(url),
    // Invalid URLs are refused before routing, and so before any hook.
    frameworkErrors: (_error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      closeAnswer(reply);
      return isMistypedPage(request) ? reply.redirect(HOME_PATH) : sendFailure(reply, 'request.invalid');
    },
  };
  // The type of server does not matter to users of the app.
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
  // Before every hook: a refused upgrade request must be recognized as one.
  await registerSockets(app);
  registerGatewayTracing(app, parts);
  registerErrors(app);
  registerBodies(app);
  registerRequestLog(app);
  registerSecurityHeaders(app, {
    hasSelfSignedCertificate: certificate !== undefined,
    includesSubdomains: config.hstsIncludesSubdomains,
  });
  registerCrossSiteGuard(app);
  registerRateLimit(app, { shared, perMinute: config.rateLimitPerMinute, clock: parts.clock });
  registerHosts(app, kernel);
  await app.register(cookie);
  // The chat's responses are too short to compress.
  if (config.part !== 'chat') await registerCompression(app);
  registerHealth(app, parts);
  await registerGatewayMetrics(app, parts);
  await register(app);
  return app;
}

/** Composes the modules of this process's part of the gateway, on top of the kernel. */
async function composePart(parts: GatewayParts): Promise<{
  ports: KernelPorts;
  /** Only in a whole gateway. */
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
    // Clients send no compressed bodies, and signatures cover the raw bytes.
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: COMPRESS_FROM,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
}
