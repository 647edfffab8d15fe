import type { Kysely } from 'kysely';
import type { CreateDepositBody, Deposit, DepositMethod, LanguageCode } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { CallSession, Merchant } from '../../http/call.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import { localize } from '../catalogue/localized.ts';
import { createLedgerRepository } from '../ledger/ledger.repository.ts';
import { bucketOf } from '../ledger/player.ts';
import { isTransferId, newTransferId } from '../ledger/transferId.ts';
import { isRealType } from '../member/accountTypes.ts';
import { wirePage, type RecordsQuery } from '../wallet/recordPage.ts';
import {
  findDeposit,
  findDepositByKey,
  insertDeposit,
  listDeposits,
  settleDeposit,
  type DepositRow,
  type PaymentReport,
  type SettleOutcome,
} from './deposit.repository.ts';
import { DEPOSIT_LIFETIME_MS, depositAmount, toDeposit, toDepositMethod, type AmountRefusal } from './deposit.rules.ts';
import type { DepositMethodSetting } from './depositMethodSettings.ts';
import type { PaymentProvider } from './paymentProvider.ts';

/** Who starts a deposit, where and in which language. */
export interface DepositScope {
  session: CallSession;
  merchant: Merchant;
  language: LanguageCode;
}

type CreateRefusal = Refusal<
  | 'account.real_required'
  | 'deposit.method_unavailable'
  | 'deposit.limit_reached'
  | 'request.idempotency_conflict'
  | AmountRefusal
>;

/** Deposits of players. An order is a wish; money moves when a payment provider reports that it was paid. */
export interface DepositService {
  /** The methods of the merchant whose payment provider is connected. */
  methods(scope: Pick<DepositScope, 'merchant' | 'language'>): DepositMethod[];
  /** Starts a deposit; the same key with the same body answers the order that it made the first time. */
  create(scope: DepositScope, body: CreateDepositBody, idempotencyKey: string): Promise<Deposit | CreateRefusal>;
  find(
    scope: Pick<DepositScope, 'session' | 'merchant'>,
    orderId: string,
  ): Promise<Deposit | Refusal<'deposit.order_not_found'>>;
  /** Own orders, newest first. */
  list(
    scope: Pick<DepositScope, 'session' | 'merchant'>,
    query: RecordsQuery,
  ): Promise<{ list: Deposit[]; pageNum: number; totalPages: number; totalCount: number }>;
  /** Takes in what a payment provider reports. Whoever calls has checked that the report is the provider's. */
  settle(report: PaymentReport): Promise<SettleOutcome>;
}

export function createDepositService(deps: {
  db: Kysely<Database>;
  clock: () => number;
  providers: readonly PaymentProvider[];
}): DepositService {
  const { db, clock, providers } = deps;
  const ledger = createLedgerRepository(db);
  const providerOf = (method: DepositMethodSetting): PaymentProvider | undefined =>
    providers.find(({ code }) => code === method.provider);
  const offered = (merchant: Merchant): DepositMethodSetting[] =>
    merchant.settings.depositMethods.filter((method) => providerOf(method) !== undefined);

  return {
    methods: ({ merchant, language }) =>
      offered(merchant).map((method) =>
        toDepositMethod(method, merchant.currency, { language, defaultLanguage: merchant.settings.defaultLanguage }),
      ),

    async create({ session, merchant, language }, body, idempotencyKey) {
      if (!isRealType(session.type)) return refuse('account.real_required');
      const method = offered(merchant).find(({ id }) => id === body.methodId);
      const provider = method && providerOf(method);
      if (method === undefined || provider === undefined) return refuse('deposit.method_unavailable');
      const amount = depositAmount(body.amount, method, merchant.currency);
      if (typeof amount === 'string') return refuse(amount);

      const repeated = (row: DepositRow): Deposit | CreateRefusal =>
        row.method_id === method.id && row.amount === amount
          ? toDeposit(row, merchant.currency, clock())
          : refuse('request.idempotency_conflict');
      const known = await findDepositByKey(db, session, idempotencyKey);
      if (known !== undefined) return repeated(known);

      // Days and limits of the account are counted in the merchant's time zone from the first payment on.
      await ledger.open(session, merchant.currency, merchant.settings.timeZone);
      const room = await ledger.depositRoom(session, merchant.currency);
      if (room !== null && amount > room) return refuse('deposit.limit_reached');

      const id = newTransferId();
      const now = clock();
      const expiresAt = now + DEPOSIT_LIFETIME_MS;
      const methodName = localize(method.names, { language, defaultLanguage: merchant.settings.defaultLanguage });
      const payment = await provider.startPayment({
        orderId: id,
        merchantName: merchant.name,
        methodName,
        amount,
        currency: merchant.currency,
        language,
        expiresAt,
        returnPath: `/m/voucherCenter?order=${id}`,
      });
      const made = await insertDeposit(db, {
        bucket: bucketOf(session),
        id,
        merchant_code: merchant.code,
        account_id: session.accountId,
        method_id: method.id,
        method_name: methodName,
        amount,
        currency: merchant.currency,
        provider: provider.code,
        provider_ref: payment.ref,
        pay_url: payment.payUrl,
        idempotency_key: idempotencyKey,
        created_at: new Date(now),
        expires_at: new Date(expiresAt),
      });
      if (made !== undefined) return toDeposit(made, merchant.currency, now);
      // The same key won on another connection; its order is the one, and the payment started here is never shown to
      // anybody.
      const winner = await findDepositByKey(db, session, idempotencyKey);
      if (winner === undefined) throw new Error('A deposit was neither written nor there');
      return repeated(winner);
    },

    async find({ session, merchant }, orderId) {
      const row = isTransferId(orderId) ? await findDeposit(db, session, orderId) : undefined;
      return row === undefined ? refuse('deposit.order_not_found') : toDeposit(row, merchant.currency, clock());
    },

    async list({ session, merchant }, query) {
      const now = clock();
      return wirePage(await listDeposits(db, session, query), query, (row) => toDeposit(row, merchant.currency, now));
    },

    settle: (report) => (isTransferId(report.orderId) ? settleDeposit(db, report) : Promise.resolve('NOT_FOUND')),
  };
}
