import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { isSameSiteSocket } from '../plugins/crossSite.ts';
import type { CallSession, Merchant } from './call.ts';
import { isRefusal, refuse, type Refusal } from './refusal.ts';
import { sendFailure } from './registerCall.ts';
import type { Kernel } from './kernel.ts';

/** The account that opens a socket. */
export interface SocketCall {
  session: CallSession;
  /** The merchant of the account: a socket names none. */
  merchant: Merchant;
  request: FastifyRequest;
}

/**
 * Registers a socket for logged-in accounts. Before it opens, callers are checked as for every call: the page is of
 * this site, the merchant serves the caller, cookie and token belong to one session, and `mayOpen` allows it.
 */
export function registerSocket(
  app: FastifyInstance,
  path: string,
  {
    mayOpen,
    open,
  }: {
    mayOpen: (call: SocketCall) => Promise<Refusal | undefined>;
    open: (socket: WebSocket, call: SocketCall) => void;
  },
): void {
  const calls = new WeakMap<FastifyRequest, SocketCall>();

  async function check(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const call = isSameSiteSocket(request) ? await callOf(app.kernel, request) : refuse('permission.denied');
    const refused = isRefusal(call) ? call : await mayOpen(call);
    if (refused !== undefined) return sendFailure(reply, refused.code, refused.value);
    if (!isRefusal(call)) calls.set(request, call);
    return undefined;
  }

  app.get(path, { websocket: true, config: { routeClass: 'calls' }, preValidation: check }, (socket, request) => {
    const call = calls.get(request);
    if (call === undefined) socket.terminate();
    else open(socket, call);
  });
}

async function callOf({ callers, merchants, access }: Kernel, request: FastifyRequest): Promise<SocketCall | Refusal> {
  // A page opens it by itself, so it does not keep an unused session active.
  const session = await callers.find(request, { isAutomatic: true });
  if (session === 'required') return refuse('session.required');
  // A socket accepts messages, and a viewing operator may send none.
  if (session !== 'ended' && session.view !== undefined) return refuse('view.read_only');
  const merchant = session === 'ended' ? undefined : await merchants.byCode(session.merchantCode);
  if (session === 'ended' || merchant === undefined) return refuse('session.ended');
  const refused = access.refusalAt(merchant, request.ip);
  if (refused !== undefined) return refused;
  return access.permits('account', session) ? { session, merchant, request } : refuse('permission.denied');
}
