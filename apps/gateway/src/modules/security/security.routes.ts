import type { FastifyInstance } from 'fastify';
import type { SecurityOverview } from '@parlor/contract';
import { tidyNickname, validateNickname } from '@parlor/contract';
import type { Merchant } from '../../http/call.ts';
import { readHostCookie } from '../../http/hostCookie.ts';
import { isRefusal, refuse } from '../../http/refusal.ts';
import { registerCall } from '../../http/registerCall.ts';
import { CODE_COOKIE, setCodeCookie } from '../code/codeCookie.ts';
import type { Account, AccountService } from '../member/account.service.ts';
import { factorOf } from '../passkey/passkeyCall.ts';
import type { PasskeyService } from '../passkey/passkey.service.ts';
import { createAsMember } from './asMember.ts';
import type { BankCardService } from './bankCard.service.ts';
import { codeTargetOf, isEmailBound, isMobileBound, maskedAddress, maskedNumber } from './contact.rules.ts';
import type { ContactService } from './contact.service.ts';
import type { PaymentPasswordService } from './paymentPassword.service.ts';

interface SecurityRoutesDeps {
  accounts: AccountService;
  bankCards: BankCardService;
  contacts: ContactService;
  passkeys: PasskeyService;
  paymentPasswords: PaymentPasswordService;
}

/** Registers the routes that protect an account: payment password, bank cards, contacts and the member profile. */
export function registerSecurityRoutes(
  app: FastifyInstance,
  { accounts, bankCards, contacts, passkeys, paymentPasswords }: SecurityRoutesDeps,
): void {
  const asMember = createAsMember(accounts);

  async function overviewOf(account: Account, { settings }: Merchant): Promise<SecurityOverview> {
    const { mobile, email, profile } = account;
    const [lockedUntil, cards, keys] = await Promise.all([
      paymentPasswords.lockedUntil(account.id),
      bankCards.list(account),
      passkeys.list(account.id),
    ]);
    const [first] = cards.list;
    return {
      paymentPassword: {
        isSet: account.payment_password_hash !== null,
        lockedUntil: lockedUntil ?? null,
        resetBy: codeTargetOf(account, settings)?.channel ?? 'service',
      },
      mobile: {
        masked: maskedNumber(mobile ?? profile.mobileNum ?? ''),
        isVerified: mobile !== null,
        canBind: isMobileBound(settings),
      },
      email: {
        masked: maskedAddress(email ?? profile.email ?? ''),
        isVerified: email !== null,
        canBind: isEmailBound(settings),
      },
      bankCards: {
        count: cards.list.length,
        first: first === undefined ? null : { bankCode: first.bankCode, lastFour: first.lastFour },
      },
      passkeys: keys.length,
    };
  }

  registerCall(app, 'getSecurity', (call) => asMember(call, (account) => overviewOf(account, call.merchant)));

  registerCall(app, 'setPaymentPassword', (call) =>
    asMember(call, async (account) => (await paymentPasswords.set(account, call.body)) ?? {}),
  );
  registerCall(app, 'changePaymentPassword', (call) =>
    asMember(call, async (account) => (await paymentPasswords.change(account, call.body, factorOf(call))) ?? {}),
  );
  registerCall(app, 'resetPaymentPassword', (call) =>
    asMember(
      call,
      async (account) =>
        (await paymentPasswords.reset(account, call.merchant.settings, {
          ...call.body,
          codeId: readHostCookie(call.request, CODE_COOKIE),
        })) ?? {},
    ),
  );

  registerCall(app, 'listBankCards', (call) => asMember(call, (account) => bankCards.list(account)));
  registerCall(app, 'addBankCard', (call) =>
    asMember(call, (account) => {
      const { passkey: _proof, ...typed } = call.body;
      return bankCards.add(account, call.merchant.currency, typed, factorOf(call));
    }),
  );
  registerCall(app, 'removeBankCard', (call) => asMember(call, (account) => bankCards.remove(account, call.body)));
  registerCall(app, 'setDefaultBankCard', (call) =>
    asMember(call, (account) => bankCards.setDefault(account, call.body.cardId)),
  );
  registerCall(app, 'changePayeeName', (call) => asMember(call, (account) => bankCards.rename(account, call.body)));

  registerCall(app, 'sendSecurityCode', (call) =>
    asMember(call, async (account) => {
      const sent = await contacts.sendCode({ ...call, account });
      if (isRefusal(sent)) return sent;
      const { id, ...answer } = sent;
      setCodeCookie(call.reply, id);
      return answer;
    }),
  );
  registerCall(app, 'bindMobile', (call) =>
    asMember(
      call,
      async (account) =>
        (await contacts.bindMobile({
          ...call,
          account,
          codeId: readHostCookie(call.request, CODE_COOKIE),
          factor: factorOf(call),
        })) ?? {},
    ),
  );
  registerCall(app, 'bindEmail', (call) =>
    asMember(
      call,
      async (account) =>
        (await contacts.bindEmail({
          ...call,
          account,
          codeId: readHostCookie(call.request, CODE_COOKIE),
          factor: factorOf(call),
        })) ?? {},
    ),
  );

  registerCall(app, 'setNickname', (call) =>
    asMember(call, async (account) => {
      const failure = validateNickname(call.body.nickname);
      if (failure !== undefined) return refuse('profile.invalid', { fields: { nickname: failure } });
      await accounts.setNickname(account.id, tidyNickname(call.body.nickname));
      return {};
    }),
  );
  registerCall(app, 'getHeadIcon', async ({ session }) => ({
    headIcon: (await accounts.byId(session.accountId))?.head_icon ?? '',
  }));
  registerCall(app, 'setHeadIcon', (call) =>
    asMember(call, async (account) => {
      await accounts.setHeadIcon(account.id, call.body.headIcon);
      return { headIcon: call.body.headIcon };
    }),
  );
}
