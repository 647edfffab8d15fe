import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { CODE_TTL_MS } from './code.rules.ts';

/** The cookie that says which browser asked for a code: without it the code is worth nothing. */
export const CODE_COOKIE = 'parlor_code';

/** As closed as the session's, and gone when the code is. */
export function codeCookieOptions(request: FastifyRequest): CookieSerializeOptions {
  return { path: '/wps', httpOnly: true, sameSite: 'strict', secure: request.protocol === 'https', maxAge: CODE_TTL_MS / 1000 };
}
