import type { OffersOf } from './module.ts';
import type * as modules from './modules.ts';
import type { GatewayParts } from './parts.ts';

/**
 * A whole gateway: its parts, and the services of its modules. For tests and the demo; a module gets only the services
 * that it lists in `needs`.
 */
export interface Gateway extends GatewayParts {
  services: OffersOf<(typeof modules)[keyof typeof modules]>;
}

declare module 'fastify' {
  interface FastifyInstance {
    gateway: Gateway;
  }
}
