import type { FastifyReply, FastifyRequest } from 'fastify';
import { HEADER, type SessionInfo } from '@parlor/contract';
import type { GatewayConfig } from '../../config.ts';
import { noteAccount } from '../../events/events.ts';
import type { CallSession } from '../../http/call.ts';
import type { Account } from '../member/account.service.ts';
import type { SessionService } from './session.service.ts';
import { setSessionCookie } from './sessionCookie.ts';
import { halvesOf } from './sessionHalves.ts';

const DEVICE_LENGTH = 40;

interface SessionStartDeps {
  config: GatewayConfig;
  sessions: SessionService;
}

/**
 * Starts a session for an account that proved itself: the session that the caller came with ends, a new one opens, its
 * cookie half goes into the reply and its header half is answered.
 */
export async function startSession(
  { config, sessions }: SessionStartDeps,
  account: Account,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SessionInfo> {
  await sessions.end(halvesOf(request));
  noteAccount(request, account.account);
  const device = String(request.headers[HEADER.device.toLowerCase()] ?? 'WEB').slice(0, DEVICE_LENGTH);
  const { token, cookie } = await sessions.open({
    accountId: account.id,
    device,
    clientAddress: request.ip,
    headers: request.headers,
    isLogin: true,
  });
  setSessionCookie(config, reply, cookie);
  return {
    token,
    merchantCode: account.merchant_code,
    userName: account.account,
    type: account.type,
    firstTimeLogin: account.last_login_at === null,
  };
}

/**
 * Starts the session in which an operator looks at an account. It is not a login: the account keeps the time of its
 * last one, and there is no message about a new device.
 */
export async function startView(
  { config, sessions }: SessionStartDeps,
  { account, view }: { account: Account; view: { id: string; until: number } },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SessionInfo> {
  await sessions.end(halvesOf(request));
  noteAccount(request, account.account);
  const { token, cookie } = await sessions.open({
    accountId: account.id,
    device: 'VIEW',
    clientAddress: request.ip,
    headers: request.headers,
    view,
  });
  setSessionCookie(config, reply, cookie);
  return {
    token,
    merchantCode: account.merchant_code,
    userName: account.account,
    type: account.type,
    firstTimeLogin: false,
    view: { until: view.until },
  };
}

/**
 * Continues the caller's session with new secrets, as after a changed password; copies of the old ones are worthless.
 */
export async function rotateSession(
  { config, sessions }: SessionStartDeps,
  session: CallSession,
  reply: FastifyReply,
): Promise<SessionInfo> {
  const { token, cookie } = await sessions.rotate(session.id);
  setSessionCookie(config, reply, cookie);
  return {
    token,
    merchantCode: session.merchantCode,
    userName: session.account,
    type: session.type,
    firstTimeLogin: false,
  };
}
