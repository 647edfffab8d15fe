import type { FastifyRequest } from 'fastify';
import { HEADER, SESSION_COOKIE } from '@parlor/contract';
import { readHostCookie } from '../../http/hostCookie.ts';
import { socketTokenOf } from '../../http/socketProtocol.ts';
import type { SessionHalves } from './session.service.ts';

/** Reads the halves of a session from a request. A socket sends its token among its subprotocols. */
export function halvesOf(request: FastifyRequest): SessionHalves {
  const header = request.headers[HEADER.token.toLowerCase()];
  const token = request.ws ? socketTokenOf(request.headers['sec-websocket-protocol']) : header;
  return { token: typeof token === 'string' ? token : undefined, cookie: readHostCookie(request, SESSION_COOKIE) };
}
