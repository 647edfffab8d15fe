import { hasSingleHost } from '@parlor/serving';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MerchantPort } from '../http/kernel.ts';
import { sendFailure } from '../http/registerCall.ts';
import { isFromThisMachine } from '../http/thisMachine.ts';

const ABSOLUTE_TARGET = /^https?:\/\/[^/?#]*/i;

/** Returns the path and query of a request target, which may be an absolute URL. */
export function originForm(target: string): string {
  const rest = target.replace(ABSOLUTE_TARGET, '');
  return rest === target || rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * Refuses requests that name more than one host, and unknown hosts. The merchant, links and the cross-site check depend
 * on the host, so every program on the way must read the same one.
 */
export function registerHosts(
  app: FastifyInstance,
  { merchants }: { merchants: Pick<MerchantPort, 'isKnownHost'> },
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const isRefused = !hasSingleHost(request.raw, request.originalUrl) || isUnknown(request);
    if (isRefused instanceof Promise)
      return isRefused.then((refused) => (refused ? sendFailure(reply, 'request.invalid') : undefined));
    if (isRefused) sendFailure(reply, 'request.invalid');
    else done();
    return undefined;
  });

  function isUnknown(request: FastifyRequest): boolean | Promise<boolean> {
    const { routeClass } = request.routeOptions.config;
    // Vendors and monitoring use internal host names; nothing depends on the name there.
    if (routeClass === 'vendors' || routeClass === 'health' || isFromThisMachine(request)) return false;
    const isKnown = merchants.isKnownHost(request.hostname);
    return isKnown instanceof Promise ? isKnown.then((known) => !known) : !isKnown;
  }
}
