import type { FastifyReply } from 'fastify';
import { setHostCookie } from '../../http/hostCookie.ts';
import { CODE_TTL_MS } from './code.rules.ts';

/** The cookie that identifies the browser that requested a code: without it the code is useless. */
export const CODE_COOKIE = 'parlor_code';

/** Sets the code cookie, which expires with the code. */
export function setCodeCookie(reply: FastifyReply, id: string): void {
  setHostCookie(reply, CODE_COOKIE, id, CODE_TTL_MS / 1000);
}
