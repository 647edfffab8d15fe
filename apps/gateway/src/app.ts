import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { BROTLI_QUALITY, COMPRESS_FROM } from './http/answerCache.ts';
import { sendFailure } from './http/registerCall.ts';
import { createRequestLogger } from './log.ts';
import { registerGatewayMetrics, registerGatewayTracing } from './metrics/gatewayMetrics.ts';
import { createServices, type Gateway, type GatewayDeps, type ModuleRoutes } from './gateway.ts';
import { BODY_LIMIT, registerBodies } from './plugins/bodies.ts';
import { registerCrossSiteGuard } from './plugins/crossSite.ts';
import { isLostPerson, registerErrors } from './plugins/errors.ts';
import { registerHealth } from './plugins/health.ts';
import { originForm, registerHosts } from './plugins/hosts.ts';
import { registerHttp2, secureServerOptions, type Certificate } from './plugins/http2.ts';
import { registerRateLimit } from './plugins/rateLimit.ts';
import { registerRequestLog } from './plugins/requestLog.ts';
import { closeAnswer, registerSecurityHeaders } from './plugins/securityHeaders.ts';
import { registerSystemRoutes } from './modules/system/system.routes.ts';
import { registerSessionRoutes } from './modules/session/session.routes.ts';
import { registerRegistrationRoutes } from './modules/registration/registration.routes.ts';
import { registerCaptchaRoutes } from './modules/captcha/captcha.routes.ts';
import { registerCodeRoutes } from './modules/code/code.routes.ts';
import { registerMessageRoutes } from './modules/message/message.routes.ts';
import { registerPasswordRoutes } from './modules/password/password.routes.ts';
import { registerMemberRoutes } from './modules/member/member.routes.ts';
import { registerAgentRoutes } from './modules/agent/agent.routes.ts';
import { registerSiteRoutes } from './modules/site/site.routes.ts';
import { registerArtRoutes } from './modules/artwork/art.routes.ts';
import { registerCatalogueRoutes } from './modules/catalogue/catalogue.routes.ts';
import { registerContentRoutes } from './modules/content/content.routes.ts';
import { registerFavouriteRoutes } from './modules/favourite/favourite.routes.ts';
import { registerDepositRoutes } from './modules/deposit/deposit.routes.ts';
import { registerLaunchRoutes } from './modules/launch/launch.routes.ts';
import { registerOrderRoutes } from './modules/order/order.routes.ts';
import { registerProviderRoutes } from './modules/provider/provider.routes.ts';
import { registerWalletRoutes } from './modules/wallet/wallet.routes.ts';
import { registerWinnerRoutes } from './modules/winner/winner.routes.ts';

/** Every module that answers calls. Add one line. */
const moduleRoutes: readonly ModuleRoutes[] = [
  registerSystemRoutes,
  registerSessionRoutes,
  registerCaptchaRoutes,
  registerRegistrationRoutes,
  registerCodeRoutes,
  registerMessageRoutes,
  registerPasswordRoutes,
  registerMemberRoutes,
  registerAgentRoutes,
  registerSiteRoutes,
  registerArtRoutes,
  registerCatalogueRoutes,
  registerContentRoutes,
  registerFavouriteRoutes,
  registerWalletRoutes,
  registerOrderRoutes,
  registerDepositRoutes,
  registerProviderRoutes,
  registerLaunchRoutes,
  registerWinnerRoutes,
];

/** After which a request that is still arriving is given up. */
const REQUEST_TIMEOUT_MS = 30_000;

/** Builds the gateway without listening; `inject` works on it at once. Closing it closes nothing of `deps`. */
export async function buildApp(deps: GatewayDeps, certificate?: Certificate): Promise<FastifyInstance> {
  const { config, shared, log } = deps;
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
      return isLostPerson(request) ? reply.redirect('/m/home') : sendFailure(reply, 'request.invalid');
    },
  };
  // Which server it is changes nothing for whoever uses the app.
  const secure = certificate && { http2: true, https: secureServerOptions(certificate, { requestTimeoutMs: REQUEST_TIMEOUT_MS }) };
  const app = Fastify({ ...options, ...secure } as typeof options);
  const gateway: Gateway = { ...deps, services: createServices(deps) };
  app.decorate('gateway', gateway);
  if (certificate) registerHttp2(app, { requestTimeoutMs: REQUEST_TIMEOUT_MS });
  registerGatewayTracing(app, gateway);
  registerErrors(app);
  registerBodies(app);
  registerRequestLog(app);
  registerSecurityHeaders(app, { hasOwnCertificate: certificate !== undefined, includesSubdomains: config.hstsIncludesSubdomains });
  registerCrossSiteGuard(app);
  registerRateLimit(app, { shared, perMinute: config.rateLimitPerMinute, clock: deps.clock });
  registerHosts(app, gateway.services);
  await app.register(cookie);
  await app.register(compress, {
    // Nobody compresses what is sent here, and a signature covers the bytes as they came.
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: COMPRESS_FROM,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  registerHealth(app, gateway);
  await registerGatewayMetrics(app, gateway);
  for (const register of moduleRoutes) await register(app, gateway);
  return app;
}
