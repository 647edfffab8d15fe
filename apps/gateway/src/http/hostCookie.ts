import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HOST_COOKIE_PREFIX } from '@parlor/contract';

/**
 * The name under which a cookie travels. Over TLS it has the prefix with which browsers take it from this very host
 * alone, so that no neighbour below the same domain can plant one. Browsers refuse the prefix over plain HTTP.
 */
function hostCookieName({ protocol }: Pick<FastifyRequest, 'protocol'>, name: string): string {
  return protocol === 'https' ? HOST_COOKIE_PREFIX + name : name;
}

/** The value of a cookie of this host. Over TLS a cookie without the prefix is ignored. */
export function readHostCookie(request: FastifyRequest, name: string): string | undefined {
  return request.cookies[hostCookieName(request, name)];
}

/**
 * Which no script reads, which no other site can make the browser send, and which is the host's as a whole: the prefix
 * asks for that.
 */
function closedOptions({ protocol }: FastifyRequest): CookieSerializeOptions {
  return { path: '/', httpOnly: true, sameSite: 'strict', secure: protocol === 'https' };
}

/** Sets a cookie that only this host reads and sets. `maxAge` is in seconds. */
export function setHostCookie(reply: FastifyReply, name: string, value: string, maxAge: number): void {
  void reply.setCookie(hostCookieName(reply.request, name), value, { ...closedOptions(reply.request), maxAge });
}

/** Takes a cookie of this host away. */
export function clearHostCookie(reply: FastifyReply, name: string): void {
  void reply.clearCookie(hostCookieName(reply.request, name), closedOptions(reply.request));
}
