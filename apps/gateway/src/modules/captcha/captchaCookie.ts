import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { CAPTCHA_TTL_MS } from './captcha.service.ts';

/** The cookie that says which captcha the caller was shown. */
export const CAPTCHA_COOKIE = 'parlor_captcha';

/** As closed as the session's, and gone when the captcha is. */
export function captchaCookieOptions(request: FastifyRequest): CookieSerializeOptions {
  return { path: '/wps', httpOnly: true, sameSite: 'strict', secure: request.protocol === 'https', maxAge: CAPTCHA_TTL_MS / 1000 };
}
