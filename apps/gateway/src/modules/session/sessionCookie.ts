import type { FastifyReply } from 'fastify';
import { SESSION_COOKIE } from '@parlor/contract';
import type { GatewayConfig } from '../../config.ts';
import { clearHostCookie, setHostCookie } from '../../http/hostCookie.ts';

/** Sets the browser's half of a session. */
export function setSessionCookie({ sessionMaxMs }: GatewayConfig, reply: FastifyReply, value: string): void {
  setHostCookie(reply, SESSION_COOKIE, value, Math.floor(sessionMaxMs / 1000));
}

/** Clears the browser's half. */
export function clearSessionCookie(reply: FastifyReply): void {
  clearHostCookie(reply, SESSION_COOKIE);
}
