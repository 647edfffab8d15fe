import type { FastifyReply } from 'fastify';
import { SESSION_COOKIE } from '@parlor/contract';
import type { GatewayConfig } from '../../config.ts';
import { clearHostCookie, setHostCookie } from '../../http/hostCookie.ts';

/** Gives the browser its half. */
export function setSessionCookie({ sessionMaxMs }: GatewayConfig, reply: FastifyReply, value: string): void {
  setHostCookie(reply, SESSION_COOKIE, value, Math.floor(sessionMaxMs / 1000));
}

/** Takes the browser's half away. */
export function clearSessionCookie(reply: FastifyReply): void {
  clearHostCookie(reply, SESSION_COOKIE);
}
