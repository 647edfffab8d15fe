import type { FastifyInstance } from 'fastify';
import type { SecurityOverview } from '@parlor/contract';
import { tidyNickname, validateNickname } from '@parlor/contract';
import type { CallSession, Merchant } from '../../http/call.ts';
import { readHostCookie } from '../../http/hostCookie.ts';
import { isRefusal, refuse, type Refusal } from '../../http/refusal.ts';
import { registerCall } from '../../http/registerCall.ts';
import { CODE_COOKIE, setCodeCookie } from '../code/codeCookie.ts';
import type { Account, AccountService } from '../member/account.service.ts';
import { isRealType } from '../member/accountTypes.ts';
import type { BankCardService } from './bankCard.service.ts';
import { codeTargetOf, isEmailBound, isMobileBound, maskedAddress, maskedNumber } from './contact.rules.ts';
import type { ContactService } from './contact.service.ts';
import type { PaymentPasswordService } from './paymentPassword.service.ts';

interface SecurityRoutesDeps {
  accounts: AccountService;
  bankCards: BankCardService;
  contacts: ContactService;
  paymentPasswords: PaymentPasswordService;
}

type RealRequired = Refusal<'account.real_required'>;

/** What protects an account: payment password, bank cards, contacts, and how the member is called. */
export function registerSecurityRoutes(
  app: FastifyInstance,
  { accounts, bankCards, contacts, paymentPasswords }: SecurityRoutesDeps,
): void {
  /** Does what a member asked for; trials and staff have nothing here. */
  async function asMember<Outcome>(
    { session }: { session: CallSession },
    work: (account: Account) => Promise<Outcome>,
  ): Promise<Outcome | RealRequired> {
    if (!isRealType(session.type)) return refuse('account.real_required');
    const account = await accounts.byId(session.accountId);
    if (account === undefined) throw new Error('The account of a session is gone');
    return work(account);
  }

  async function overviewOf(account: Account, { settings }: Merchant): Promise<SecurityOverview> {
    const { mobile, email, profile } = account;
    const [lockedUntil, cards] = await Promise.all([paymentPasswords.lockedUntil(account.id), bankCards.list(account)]);
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
    };
  }

  registerCall(app, 'getSecurity', (call) => asMember(call, (account) => overviewOf(account, call.merchant)));

  registerCall(app, 'setPaymentPassword', (call) =>
    asMember(call, async (account) => (await paymentPasswords.set(account, call.body)) ?? {}),
  );
  registerCall(app, 'changePaymentPassword', (call) =>
    asMember(call, async (account) => (await paymentPasswords.change(account, call.body)) ?? {}),
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
    asMember(call, (account) => bankCards.add(account, call.merchant.currency, call.body)),
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
        (await contacts.bindMobile({ ...call, account, codeId: readHostCookie(call.request, CODE_COOKIE) })) ?? {},
    ),
  );
  registerCall(app, 'bindEmail', (call) =>
    asMember(
      call,
      async (account) =>
        (await contacts.bindEmail({ ...call, account, codeId: readHostCookie(call.request, CODE_COOKIE) })) ?? {},
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
