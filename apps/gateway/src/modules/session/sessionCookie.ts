import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../../config.ts';

/** The cookie that holds one half of a session. */
export const SESSION_COOKIE = 'parlor_session';

/** Nobody but the browser reads it, and no other site can make the browser send it. */
export function sessionCookieOptions(config: GatewayConfig, request: FastifyRequest): CookieSerializeOptions {
  return { path: '/', httpOnly: true, sameSite: 'strict', secure: request.protocol === 'https', maxAge: Math.floor(config.sessionMaxMs / 1000) };
}
