import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { createServices, type Gateway, type GatewayDeps, type ModuleRoutes } from './gateway.ts';
import { BODY_LIMIT, registerBodies } from './plugins/bodies.ts';
import { registerErrors } from './plugins/errors.ts';
import { registerSystemRoutes } from './modules/system/system.routes.ts';
import { registerSessionRoutes } from './modules/session/session.routes.ts';
import { registerRegistrationRoutes } from './modules/registration/registration.routes.ts';
import { registerCaptchaRoutes } from './modules/captcha/captcha.routes.ts';
import { registerMemberRoutes } from './modules/member/member.routes.ts';
import { registerAgentRoutes } from './modules/agent/agent.routes.ts';
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
  registerMemberRoutes,
  registerAgentRoutes,
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

/** Builds the gateway without listening; `inject` works on it at once. Closing it closes nothing of `deps`. */
export async function buildApp(deps: GatewayDeps): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    bodyLimit: BODY_LIMIT,
    trustProxy: deps.config.trustedProxies.length > 0 ? deps.config.trustedProxies : false,
    routerOptions: { maxParamLength: 200 },
  });
  const gateway: Gateway = { ...deps, services: createServices(deps) };
  app.decorate('gateway', gateway);
  registerErrors(app);
  registerBodies(app);
  await app.register(cookie);
  for (const register of moduleRoutes) await register(app, gateway);
  return app;
}
