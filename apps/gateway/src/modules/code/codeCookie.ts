import type { FastifyReply } from 'fastify';
import { setHostCookie } from '../../http/hostCookie.ts';
import { CODE_TTL_MS } from './code.rules.ts';

/** The cookie that says which browser asked for a code: without it the code is worth nothing. */
export const CODE_COOKIE = 'parlor_code';

/** Gone when the code is. */
export function setCodeCookie(reply: FastifyReply, id: string): void {
  setHostCookie(reply, CODE_COOKIE, id, CODE_TTL_MS / 1000);
}
