import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../http/registerCall.ts';
import type { AccountService } from '../member/account.service.ts';
import { createAsMember } from '../security/asMember.ts';
import type { IdentityCheckService } from './identityCheck.service.ts';

interface IdentityCheckRoutesDeps {
  accounts: AccountService;
  identityChecks: IdentityCheckService;
}

/** Registers the calls of identity checks (MEM-06). */
export function registerIdentityCheckRoutes(
  app: FastifyInstance,
  { accounts, identityChecks }: IdentityCheckRoutesDeps,
): void {
  const asMember = createAsMember(accounts);
  registerCall(app, 'getIdentity', (call) => asMember(call, (account) => identityChecks.find(account, call.merchant)));
  registerCall(app, 'putIdentityPicture', (call) =>
    asMember(
      call,
      async (account) =>
        (await identityChecks.addPicture(account, call.params.kind, call.picture)) ??
        identityChecks.find(account, call.merchant),
    ),
  );
  registerCall(app, 'sendIdentity', (call) =>
    asMember(
      call,
      async (account) =>
        (await identityChecks.send(account, call.merchant, call.body)) ?? identityChecks.find(account, call.merchant),
    ),
  );
}
