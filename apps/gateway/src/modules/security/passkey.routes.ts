import type { FastifyInstance } from 'fastify';
import { passkeyPurpose, type Passkeys } from '@parlor/contract';
import type { Merchant } from '../../http/call.ts';
import { readHostCookie } from '../../http/hostCookie.ts';
import { isRefusal, refuse } from '../../http/refusal.ts';
import { registerCall } from '../../http/registerCall.ts';
import { CODE_COOKIE } from '../code/codeCookie.ts';
import type { Account, AccountService } from '../member/account.service.ts';
import { factorOf } from '../passkey/passkeyCall.ts';
import { relyingPartyOf } from '../passkey/passkey.rules.ts';
import type { PasskeyService } from '../passkey/passkey.service.ts';
import { createAsMember } from './asMember.ts';
import { codeTargetOf } from './contact.rules.ts';
import type { LostPasskeyService } from './lostPasskey.service.ts';
import type { PaymentPasswordService } from './paymentPassword.service.ts';

interface PasskeyRoutesDeps {
  accounts: AccountService;
  lostPasskeys: LostPasskeyService;
  passkeys: PasskeyService;
  paymentPasswords: PaymentPasswordService;
}

type PasskeyRequest = { merchant: Merchant; request: Parameters<typeof relyingPartyOf>[0] };

/** Registers the routes of passkeys, the second factor for actions about money. */
export function registerPasskeyRoutes(
  app: FastifyInstance,
  { accounts, lostPasskeys, passkeys, paymentPasswords }: PasskeyRoutesDeps,
): void {
  const asMember = createAsMember(accounts);

  async function listed(account: Account, { merchant, request }: PasskeyRequest): Promise<Passkeys> {
    const [rows, heldUntil] = await Promise.all([passkeys.list(account.id), passkeys.pausedUntil(account.id)]);
    return {
      list: rows.map((row) => ({
        id: row.id,
        name: row.name,
        addedAt: row.added_at,
        usedAt: row.used_at,
        host: row.rp_id,
      })),
      canAdd: relyingPartyOf(request) !== undefined,
      resetBy: codeTargetOf(account, merchant.settings)?.channel ?? 'service',
      heldUntil: heldUntil ?? null,
    };
  }

  registerCall(app, 'listPasskeys', (call) => asMember(call, (account) => listed(account, call)));
  registerCall(app, 'startPasskey', (call) =>
    asMember(call, async (account) =>
      account.payment_password_hash === null
        ? refuse('payment_password.not_set')
        : passkeys.start(account, call.merchant.name, relyingPartyOf(call.request)),
    ),
  );
  registerCall(app, 'addPasskey', (call) =>
    asMember(call, async (account) => {
      const { name, credential, paymentPassword } = call.body;
      const refusal =
        (await paymentPasswords.confirm(account.id, paymentPassword)) ??
        // The payment password alone must not be enough to add a passkey beside existing ones.
        (await passkeys.confirm(account.id, passkeyPurpose.addPasskey(), factorOf(call))) ??
        (await passkeys.add(account, { name, credential }, relyingPartyOf(call.request)));
      return refusal ?? listed(account, call);
    }),
  );
  registerCall(app, 'renamePasskey', (call) =>
    asMember(call, async (account) => (await passkeys.rename(account.id, call.body)) ?? listed(account, call)),
  );
  registerCall(app, 'removePasskey', (call) =>
    asMember(call, async (account) => {
      const { passkeyId, paymentPassword } = call.body;
      const refusal =
        (await paymentPasswords.confirm(account.id, paymentPassword)) ??
        (await passkeys.confirm(account.id, passkeyPurpose.removePasskey({ passkeyId }), factorOf(call))) ??
        (await passkeys.remove(account.id, passkeyId));
      return refusal ?? listed(account, call);
    }),
  );
  registerCall(app, 'challengePasskey', (call) =>
    asMember(call, (account) => passkeys.challenge(account, call.body, relyingPartyOf(call.request))),
  );
  registerCall(app, 'resetPasskeys', (call) =>
    asMember(call, async (account) => {
      const codeId = readHostCookie(call.request, CODE_COOKIE);
      const refusal = await lostPasskeys.reset(account, call.merchant.settings, { ...call.body, codeId });
      return isRefusal(refusal) ? refusal : listed(account, call);
    }),
  );
}
