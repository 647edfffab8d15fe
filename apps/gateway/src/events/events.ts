import type { FastifyRequest } from 'fastify';
import type { ErrorCode, ProviderCall, RouteName } from '@parlor/contract';
import type { CallSession } from '../http/call.ts';

/** Log fields of a request that moves money or affects an account's security. They contain no secret. */
export interface EventFacts {
  event: string;
  /** `ok`, or the error code of a refusal. */
  outcome?: string;
  /** The account's name; the account's id for a vendor's call. */
  account?: string;
  merchant?: string;
  provider?: string;
  txId?: string;
  /** The account data that an operator read, the view, and the operator. */
  call?: RouteName;
  view?: string;
  operator?: string;
  /** Minor units for vendors, a decimal for deposits and withdrawals. */
  amount?: string;
  currency?: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined if a URL was refused before routing. */
    eventFacts: EventFacts | null | undefined;
  }
}

const callEvents: Partial<Record<RouteName, string>> = {
  login: 'login',
  startTrial: 'trial',
  register: 'register',
  registerMobile: 'register',
  logout: 'logout',
  redeemView: 'account_view.redeem',
  endSession: 'session_end',
  endOtherSessions: 'logout_everywhere',
  changePassword: 'password_change',
  requestPasswordLink: 'password_link',
  resetPasswordByLink: 'password_reset',
  resetPasswordByPhone: 'password_reset',
  setPaymentPassword: 'payment_password_set',
  changePaymentPassword: 'payment_password_change',
  resetPaymentPassword: 'payment_password_reset',
  addBankCard: 'bank_card_add',
  removeBankCard: 'bank_card_remove',
  setDefaultBankCard: 'bank_card_default',
  changePayeeName: 'payee_name_change',
  sendSecurityCode: 'security_code',
  bindMobile: 'mobile_bind',
  bindEmail: 'email_bind',
  setNickname: 'nickname_change',
  setHeadIcon: 'head_icon_change',
  createDeposit: 'money.deposit',
  createWithdrawal: 'money.withdrawal',
  cancelWithdrawal: 'money.withdrawal_cancel',
  cancelSuborder: 'money.bet_cancel',
  claimRebate: 'money.rebate',
};
const failureEvents: Partial<Record<ErrorCode, string>> = {
  'request.rate_limited': 'rate_limited',
  'request.encryption_invalid': 'sealed_body_refused',
  'request.replayed': 'sealed_body_refused',
};
const moneyCalls: readonly ProviderCall[] = [
  'bet',
  'win',
  'bet_win',
  'rollback',
  'promo_win',
  'jackpot_win',
  'free_round',
  'adjust',
  'batch',
];
/** Invalid names are not logged, because people type passwords in the name field. */
const ACCOUNT_NAME = /^[a-z0-9_]{2,64}$/;
const SHORT_TEXT = /^[\w:.-]{1,128}$/;

interface NotedCall {
  merchant: { code: string };
  session: Pick<CallSession, 'account' | 'view'> | null;
  body: unknown;
}

/** Records the subject of a contract call, before it is decided. */
export function noteCall(request: FastifyRequest, name: RouteName, { merchant, session, body }: NotedCall): void {
  if (session?.view !== undefined) {
    const { id: view, operator } = session.view;
    request.eventFacts = {
      event: 'account_view.read',
      call: name,
      view,
      operator,
      merchant: merchant.code,
      account: session.account,
    };
    return;
  }
  const event = callEvents[name];
  if (event === undefined) return;
  const { username, amount } = (body ?? {}) as { username?: unknown; amount?: unknown };
  const account = session?.account ?? (typeof username === 'string' ? username.trim().toLowerCase() : '');
  request.eventFacts = {
    event,
    merchant: merchant.code,
    ...(ACCOUNT_NAME.test(account) && { account }),
    ...(event.startsWith('money.') && shortText('amount', amount)),
  };
}

/** Records the account after a login. */
export function noteAccount(request: FastifyRequest, account: string): void {
  if (request.eventFacts) request.eventFacts.account = account;
}

/** Records why a request was refused. */
export function noteFailure(request: FastifyRequest, code: ErrorCode): void {
  const event = failureEvents[code];
  if (event !== undefined && !request.eventFacts) request.eventFacts = { event };
  if (request.eventFacts) request.eventFacts.outcome = code;
}

/**
 * Records a vendor's call that moves money, or whose signature was invalid. `body` is read only if the signature was
 * valid.
 */
export function noteProviderCall(
  request: FastifyRequest,
  call: ProviderCall,
  { status, provider, body }: { status: string; provider: unknown; body: () => unknown },
): void {
  if (status === 'BAD_SIGNATURE') {
    request.eventFacts = { event: 'signature_refused', outcome: status, ...shortText('provider', provider) };
    return;
  }
  if (!moneyCalls.includes(call)) return;
  const fields = (body() ?? {}) as Record<string, unknown>;
  request.eventFacts = {
    event: `money.${call}`,
    outcome: status === 'OK' ? 'ok' : status,
    ...shortText('provider', provider),
    ...shortText('account', fields['player_ref']),
    ...shortText('txId', fields['tx_id']),
    ...shortText('amount', fields['amount']),
    ...shortText('currency', fields['currency']),
  };
}

/** Returns the value if it is valid for the log. */
function shortText(name: 'provider' | 'account' | 'txId' | 'amount' | 'currency', value: unknown): Partial<EventFacts> {
  return typeof value === 'string' && SHORT_TEXT.test(value) ? { [name]: value } : {};
}
