import type { CookieSerializeOptions } from '@fastify/cookie';
import type { GatewayConfig } from '../../config.ts';
import { CAPTCHA_TTL_MS } from './captcha.service.ts';

/** The cookie that says which captcha the caller was shown. */
export const CAPTCHA_COOKIE = 'parlor_captcha';

/** As closed as the session's, and gone when the captcha is. */
export function captchaCookieOptions(config: GatewayConfig): CookieSerializeOptions {
  return { path: '/wps', httpOnly: true, sameSite: 'strict', secure: config.isHttps, maxAge: CAPTCHA_TTL_MS / 1000 };
}
