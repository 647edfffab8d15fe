import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HOST_COOKIE_PREFIX } from '@parlor/contract';

/**
 * Returns the name of a cookie on the wire. Over TLS it has the `__Host-` prefix, so that no other host of the same
 * domain can plant it. Browsers reject the prefix over plain HTTP.
 */
function hostCookieName({ protocol }: Pick<FastifyRequest, 'protocol'>, name: string): string {
  return protocol === 'https' ? HOST_COOKIE_PREFIX + name : name;
}

/** Returns the value of a cookie of this host. Over TLS a cookie without the prefix is ignored. */
export function readHostCookie(request: FastifyRequest, name: string): string | undefined {
  return request.cookies[hostCookieName(request, name)];
}

/**
 * Returns cookie options: hidden from scripts, not sent from other sites, and for all paths, as the prefix requires.
 */
function closedOptions({ protocol }: FastifyRequest): CookieSerializeOptions {
  return { path: '/', httpOnly: true, sameSite: 'strict', secure: protocol === 'https' };
}

/** Sets a cookie that only this host can read and set. `maxAge` is in seconds. */
export function setHostCookie(reply: FastifyReply, name: string, value: string, maxAge: number): void {
  void reply.setCookie(hostCookieName(reply.request, name), value, { ...closedOptions(reply.request), maxAge });
}

/** Deletes a cookie of this host. */
export function clearHostCookie(reply: FastifyReply, name: string): void {
  void reply.clearCookie(hostCookieName(reply.request, name), closedOptions(reply.request));
}
