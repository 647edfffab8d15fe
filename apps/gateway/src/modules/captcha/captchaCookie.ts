import type { FastifyReply } from 'fastify';
import { setHostCookie } from '../../http/hostCookie.ts';
import { CAPTCHA_TTL_MS } from './captcha.service.ts';

/** The cookie with the id of the captcha that the caller was shown. */
export const CAPTCHA_COOKIE = 'parlor_captcha';

/** Sets the captcha cookie, which expires with the captcha. */
export function setCaptchaCookie(reply: FastifyReply, id: string): void {
  setHostCookie(reply, CAPTCHA_COOKIE, id, CAPTCHA_TTL_MS / 1000);
}
