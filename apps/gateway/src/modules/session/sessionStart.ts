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
 * Starts a session for a verified account: ends the caller's session, opens a new one, sets its cookie half on the
 * reply and returns its header half.
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
 * Starts the session of an operator's view of an account. It is not a login: the time of the account's last login
 * stays, and no message about a new device is sent.
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
 * Continues the caller's session with new secrets, as after a password change. Copies of the old ones become invalid.
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
