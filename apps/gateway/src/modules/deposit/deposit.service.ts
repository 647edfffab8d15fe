import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import {
  depositFee,
  type CreateDepositBody,
  type Deposit,
  type DepositMethods,
  type DepositOfferPreview,
  type DepositOffersQuery,
  type LanguageCode,
} from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { CallSession, Merchant } from '../../http/call.ts';
import { isRefusal, refuse, type Refusal } from '../../http/refusal.ts';
import { depositSlipContext } from '../../masterKey/sealedRecords.ts';
import type { MasterKeys } from '../../masterKey/masterKeys.ts';
import { localize } from '../catalogue/localized.ts';
import { createLedgerRepository } from '../ledger/ledger.repository.ts';
import { isTransferId, newTransferId } from '../ledger/transferId.ts';
import { isRealType } from '../member/accountTypes.ts';
import type { DepositOffers } from '../reward/depositOffers.service.ts';
import { isExcluded } from '../wallet/cashAccount.ts';
import { wirePage, type RecordsQuery } from '../wallet/recordPage.ts';
import {
  addSlip,
  countSlips,
  findDeposit,
  findDepositByKey,
  listDeposits,
  offersHad,
  openDeposit,
  settleDeposit,
  startDeposit,
  type DepositRow,
  type NewDeposit,
  type OpenOutcome,
  type PaymentReport,
  type SettleOutcome,
  type SlipOutcome,
} from './deposit.repository.ts';
import {
  depositAmount,
  expiryOf,
  newReference,
  toDeposit,
  toDepositMethod,
  toDepositOffer,
  type AmountRefusal,
} from './deposit.rules.ts';
import {
  amountOf,
  banksOfMethod,
  figuresOf,
  TRANSFER_PROVIDER,
  twoOperatorsFrom,
  type DepositMethodSetting,
  type DepositOfferSetting,
} from './depositMethodSettings.ts';
import type { PaymentProvider } from './paymentProvider.ts';
import { redrawPicture } from './slipPicture.ts';

/** The player who starts a deposit, the merchant and the language. */
export interface DepositScope {
  session: CallSession;
  merchant: Merchant;
  language: LanguageCode;
}

type PlayerScope = Pick<DepositScope, 'session' | 'merchant'>;

type CreateRefusal = Refusal<
  | 'account.real_required'
  | 'deposit.method_unavailable'
  | 'deposit.limit_reached'
  | 'deposit.excluded'
  | 'deposit.daily_limit'
  | 'deposit.offer_unavailable'
  | 'deposit.provider_silent'
  | 'request.idempotency_conflict'
  | AmountRefusal
>;

type SlipRefusal = Refusal<
  'deposit.order_not_found' | 'deposit.order_closed' | 'deposit.slip_limit' | 'picture.unreadable'
>;

/**
 * How long after its creation an order is first looked up at the payment provider, in ms: the report usually arrives
 * before.
 */
const LOOK_AFTER_MS = 60_000;

const openRefusals: Record<Exclude<OpenOutcome, 'OK' | 'REPLAYED'>, CreateRefusal> = {
  KEY_CONFLICT: refuse('request.idempotency_conflict'),
  DAILY_LIMIT: refuse('deposit.daily_limit'),
  OFFER_UNAVAILABLE: refuse('deposit.offer_unavailable'),
};

const slipRefusals: Record<Exclude<SlipOutcome, 'OK' | 'REPLAYED'>, SlipRefusal> = {
  NOT_FOUND: refuse('deposit.order_not_found'),
  CLOSED: refuse('deposit.order_closed'),
  LIMIT: refuse('deposit.slip_limit'),
};

/**
 * Deposits of players. An order is only a request; money moves when it is reported as paid, or an operator approves it.
 */
export interface DepositService {
  /** Lists the merchant's methods whose payment provider is connected, and the offers that the player can still use. */
  methods(scope: DepositScope): Promise<DepositMethods>;
  /** Lists promotions that reward deposits, with their rewards for a deposit of an amount. */
  offers(
    scope: DepositScope,
    query: DepositOffersQuery,
  ): Promise<{ list: DepositOfferPreview[] } | Refusal<'account.real_required' | 'deposit.method_unavailable'>>;
  /** Starts a deposit; the same key with the same body returns the first order. */
  create(scope: DepositScope, body: CreateDepositBody, idempotencyKey: string): Promise<Deposit | CreateRefusal>;
  find(scope: PlayerScope, orderId: string): Promise<Deposit | Refusal<'deposit.order_not_found'>>;
  /** Lists the player's own orders, newest first. */
  list(
    scope: PlayerScope,
    query: RecordsQuery,
  ): Promise<{ list: Deposit[]; pageNum: number; totalPages: number; totalCount: number }>;
  /** Stores the slip of a transfer; sending the same picture again changes nothing. */
  addSlip(scope: PlayerScope, orderId: string, picture: Buffer): Promise<Deposit | SlipRefusal>;
  /** Processes a report of a payment provider. The caller has verified that the provider sent it. */
  settle(report: PaymentReport): Promise<SettleOutcome>;
}

export function createDepositService(deps: {
  db: Kysely<Database>;
  clock: () => number;
  log: FastifyBaseLogger;
  masterKeys: MasterKeys;
  providers: readonly PaymentProvider[];
  offers: DepositOffers;
}): DepositService {
  const { db, clock, log, masterKeys, providers, offers } = deps;
  const ledger = createLedgerRepository(db);
  const providerOf = ({ provider }: Pick<DepositMethodSetting, 'provider'>): PaymentProvider | undefined =>
    providers.find(({ code }) => code === provider);
  const offered = ({ settings, currency }: Merchant): DepositMethodSetting[] =>
    settings.depositMethods.filter(
      (method) =>
        (method.currency ?? currency) === currency &&
        (method.kind === 'manual' || providerOf(method) !== undefined) &&
        (method.kind !== 'bank' || banksOfMethod(method, currency).length > 0),
    );

  async function onWire(row: DepositRow, { currency }: Merchant): Promise<Deposit> {
    return toDeposit(row, currency, clock(), (await countSlips(db, [row])).get(row.id) ?? 0);
  }

  /** Returns the credited part of an amount, in minor units. */
  function creditOf(amount: bigint, method: DepositMethodSetting, { currency }: Merchant): bigint {
    return method.feePaidBy === 'player' ? amount - depositFee(amount, figuresOf(method, currency).fee) : amount;
  }

  /** Requests the payment provider to collect. Without an answer the outcome is unknown, and the request is retried. */
  async function start(row: DepositRow, scope: DepositScope): Promise<DepositRow | CreateRefusal> {
    const { session, merchant, language } = scope;
    const provider = providerOf(row);
    if (row.kind === 'manual' || row.pay_url !== null || row.state !== 'PENDING' || provider === undefined) return row;
    try {
      const started = await provider.startPayment({
        orderId: row.id,
        merchantName: merchant.name,
        methodName: row.method_name,
        amount: row.amount,
        currency: merchant.currency,
        language,
        isByQrCode: row.kind === 'alipay' || row.kind === 'qq' || row.kind === 'wechat',
        expiresAt: row.expires_at,
        returnPath: `/m/voucherCenter?order=${row.id}`,
      });
      await startDeposit(db, row, started);
    } catch (error) {
      log.error({ err: error, orderId: row.id, provider: row.provider }, 'a payment could not be started');
      return refuse('deposit.provider_silent');
    }
    return (await findDeposit(db, session, row.id)) ?? row;
  }

  function newDeposit(
    { session, merchant, language }: DepositScope,
    chosen: {
      method: DepositMethodSetting;
      amount: bigint;
      bank: string | undefined;
      offer: DepositOfferSetting | undefined;
    },
    idempotencyKey: string,
  ): NewDeposit {
    const { method, amount, bank, offer } = chosen;
    const { currency, settings } = merchant;
    const now = clock();
    const { fee } = figuresOf(method, currency);
    const bankName = banksOfMethod(method, currency).find(({ code }) => code === bank)?.name;
    const methodName = localize(method.names, { language, defaultLanguage: settings.defaultLanguage });
    const offerAmount = (typed: string | undefined): bigint =>
      typed === undefined ? 0n : amountOf(typed, currency, 'deposit.offers');
    const isTransfer = method.kind === 'manual';
    return {
      id: newTransferId(),
      merchant_code: merchant.code,
      account_id: session.accountId,
      method_id: method.id,
      kind: method.kind,
      method_name: bankName === undefined ? methodName : `${methodName} · ${bankName}`,
      amount,
      currency,
      fee_ppm: fee.ppm,
      fee_fixed: fee.fixed,
      is_fee_paid_by_player: method.feePaidBy === 'player',
      two_from: twoOperatorsFrom(settings.deposit, currency),
      bank_code: bank ?? null,
      offer_code: offer?.code ?? null,
      offer_ppm: offer?.bonusPpm ?? 0,
      offer_min: offerAmount(offer?.minAmount),
      offer_max: offerAmount(offer?.maxBonus),
      provider: isTransfer ? TRANSFER_PROVIDER : method.provider,
      transfer: method.account ?? null,
      reference: isTransfer ? newReference() : null,
      idempotency_key: idempotencyKey,
      expires_at: new Date(expiryOf(method, now)),
      next_attempt_at: isTransfer ? null : new Date(now + LOOK_AFTER_MS),
    };
  }

  return {
    async methods({ session, merchant, language }) {
      const { currency, settings } = merchant;
      const reading = { language, defaultLanguage: settings.defaultLanguage };
      const codes = settings.deposit.offers.map(({ code }) => code);
      const had = await offersHad(db, session, codes, clock());
      return {
        list: offered(merchant).map((method) => toDepositMethod(method, currency, reading)),
        offers: settings.deposit.offers
          .filter(({ code }) => !had.has(code))
          .map((offer) => toDepositOffer(offer, currency, reading)),
      };
    },

    async offers(scope, { methodId, amount: typed }) {
      const { session, merchant } = scope;
      if (!isRealType(session.type)) return refuse('account.real_required');
      const method = offered(merchant).find(({ id }) => id === methodId);
      if (method === undefined) return refuse('deposit.method_unavailable');
      const amount = typed === undefined ? undefined : depositAmount(typed, method, merchant.currency);
      // An amount outside the method's limits has no offers; the form shows the reason.
      const credited = typeof amount === 'bigint' ? creditOf(amount, method, merchant) : undefined;
      return { list: await offers.preview(scope, credited) };
    },

    async create(scope, body, idempotencyKey) {
      const { session, merchant } = scope;
      if (!isRealType(session.type)) return refuse('account.real_required');
      const { currency, settings } = merchant;
      const method = offered(merchant).find(({ id }) => id === body.methodId);
      if (method === undefined) return refuse('deposit.method_unavailable');
      const amount = depositAmount(body.amount, method, currency);
      if (typeof amount === 'string') return refuse(amount);
      const bank = method.kind === 'bank' ? body.bankCode : undefined;
      if (method.kind === 'bank' && !banksOfMethod(method, currency).some(({ code }) => code === bank))
        return refuse('deposit.method_unavailable');
      const offer = settings.deposit.offers.find(({ code }) => code === body.offerCode);
      if (
        body.offerCode !== undefined &&
        (offer === undefined || amount < amountOf(offer.minAmount, currency, offer.code))
      )
        return refuse('deposit.offer_unavailable');

      // Days and limits of the account are counted in the merchant's time zone from the first payment on.
      await ledger.open(session, currency, settings.timeZone);
      const known = await findDepositByKey(db, session, idempotencyKey);
      const room = known === undefined ? await ledger.depositRoom(session, currency) : null;
      if (room !== null && amount > room)
        return refuse((await isExcluded(db, session, currency)) ? 'deposit.excluded' : 'deposit.limit_reached');

      const promotion =
        body.promotionId === undefined || body.offerCode !== undefined
          ? undefined
          : await offers.choice(scope, body.promotionId, creditOf(amount, method, merchant));
      // A repeated request was checked the first time.
      if (body.promotionId !== undefined && promotion === undefined && known === undefined)
        return refuse('deposit.offer_unavailable');

      const row = newDeposit(scope, { method, amount, bank, offer }, idempotencyKey);
      const outcome = await openDeposit(db, session, row, {
        dailyMax: figuresOf(method, currency).dailyMax,
        now: clock(),
      });
      if (outcome !== 'OK' && outcome !== 'REPLAYED') return openRefusals[outcome];
      // Joined before the order can be paid, because a later entry would not count.
      if (promotion !== undefined) await offers.join(scope, promotion);
      const created = await findDepositByKey(db, session, idempotencyKey);
      if (created === undefined) throw new Error('A deposit was neither written nor there');
      const started = await start(created, scope);
      return isRefusal(started) ? started : onWire(started, merchant);
    },

    async find({ session, merchant }, orderId) {
      const row = isTransferId(orderId) ? await findDeposit(db, session, orderId) : undefined;
      return row === undefined ? refuse('deposit.order_not_found') : onWire(row, merchant);
    },

    async list({ session, merchant }, query) {
      const now = clock();
      const page = await listDeposits(db, session, query);
      const slips = await countSlips(db, page.rows);
      return wirePage(page, query, (row) => toDeposit(row, merchant.currency, now, slips.get(row.id) ?? 0));
    },

    async addSlip({ session, merchant }, orderId, picture) {
      const row = isTransferId(orderId) ? await findDeposit(db, session, orderId) : undefined;
      if (row === undefined) return refuse('deposit.order_not_found');
      // Pictures are re-encoded only for orders that accept slips.
      if (row.transfer === null || (row.state !== 'PENDING' && row.state !== 'REVIEW'))
        return refuse('deposit.order_closed');
      const redrawn = await redrawPicture(picture);
      if (redrawn === undefined) return refuse('picture.unreadable');
      const sealed = masterKeys.seal(redrawn.bytes.toString('base64'), depositSlipContext(orderId));
      const outcome = await addSlip(db, session, { orderId, sealed, hash: redrawn.hash, now: clock() });
      if (outcome !== 'OK' && outcome !== 'REPLAYED') return slipRefusals[outcome];
      return onWire((await findDeposit(db, session, orderId)) ?? row, merchant);
    },

    settle: (report) => (isTransferId(report.orderId) ? settleDeposit(db, report) : Promise.resolve('NOT_FOUND')),
  };
}
