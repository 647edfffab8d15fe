import type { FastifyReply } from 'fastify';
import { setHostCookie } from '../../http/hostCookie.ts';
import { CAPTCHA_TTL_MS } from './captcha.service.ts';

/** The cookie that says which captcha the caller was shown. */
export const CAPTCHA_COOKIE = 'parlor_captcha';

/** Gone when the captcha is. */
export function setCaptchaCookie(reply: FastifyReply, id: string): void {
  setHostCookie(reply, CAPTCHA_COOKIE, id, CAPTCHA_TTL_MS / 1000);
}
