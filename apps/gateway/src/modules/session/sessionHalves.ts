import type { FastifyRequest } from 'fastify';
import { HEADER, SESSION_COOKIE } from '@parlor/contract';
import { readHostCookie } from '../../http/hostCookie.ts';
import type { SessionHalves } from './session.service.ts';

/** The halves of a session that a request carries. */
export function halvesOf(request: FastifyRequest): SessionHalves {
  const token = request.headers[HEADER.token.toLowerCase()];
  return { token: typeof token === 'string' ? token : undefined, cookie: readHostCookie(request, SESSION_COOKIE) };
}
