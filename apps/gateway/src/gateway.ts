import type { OffersOf } from './module.ts';
import type * as modules from './modules.ts';
import type { GatewayParts } from './parts.ts';

/**
 * A whole gateway: its parts, and what its modules offer. For tests and the demo; a module is given what it names in
 * `needs`.
 */
export interface Gateway extends GatewayParts {
  services: OffersOf<(typeof modules)[keyof typeof modules]>;
}

declare module 'fastify' {
  interface FastifyInstance {
    gateway: Gateway;
  }
}
