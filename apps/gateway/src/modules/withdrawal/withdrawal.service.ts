import type { Kysely } from 'kysely';
import {
  fromMinor,
  passkeyPurpose,
  toMinor,
  type CreateWithdrawalBody,
  type Currency,
  type LanguageCode,
  type Paged,
  type Withdrawal,
  type WithdrawalTerms,
} from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { CallSession, Merchant } from '../../http/call.ts';
import { secondsOf } from '../../http/callBudget.ts';
import { refuse, type Refusal } from '../../http/refusal.ts';
import { listPurses } from '../bonus/bonus.repository.ts';
import { localize } from '../catalogue/localized.ts';
import type { IdentityCheckService } from '../identityCheck/identityCheck.service.ts';
import { createLedgerRepository } from '../ledger/ledger.repository.ts';
import { isTransferId } from '../ledger/transferId.ts';
import { isRealType } from '../member/accountTypes.ts';
import type { AccountService } from '../member/account.service.ts';
import type { PasskeyService, SecondFactor, SecondFactorRefusal } from '../passkey/passkey.service.ts';
import type { BankCardService } from '../security/bankCard.service.ts';
import type { PaymentPasswordRefusal, PaymentPasswordService } from '../security/paymentPassword.service.ts';
import { wirePage, type RecordsQuery } from '../wallet/recordPage.ts';
import { findFreeBalance } from '../wallet/wallet.repository.ts';
import { createWithdrawalRepository, type RequestOutcome, type WithdrawalRow } from './withdrawal.repository.ts';
import { cancellableStates, toWithdrawal, withdrawalAmount, type AmountRefusal } from './withdrawal.rules.ts';
import type { WithdrawalCheck } from './withdrawalCheck.ts';
import { withdrawalPolicy, type WithdrawalPolicy } from './withdrawalSettings.ts';

/** The time after which another process checks a request in ms, in case the first one died before its check. */
const CHECK_AFTER_MS = 5_000;

/** The player of the withdrawal, and the merchant. */
export interface WithdrawalScope {
  session: CallSession;
  merchant: Merchant;
  language: LanguageCode;
}

type RealRequired = Refusal<'account.real_required'>;
type NotFound = Refusal<'withdrawal.not_found'>;
type CreateRefusal =
  | RealRequired
  | PaymentPasswordRefusal
  | SecondFactorRefusal
  | Refusal<
      | 'withdrawal.unavailable'
      | 'withdrawal.held'
      | 'withdrawal.identity_required'
      | 'withdrawal.card_required'
      | 'withdrawal.wagering_left'
      | 'withdrawal.daily_limit'
      | 'withdrawal.ends_bonus'
      | 'bank_card.not_found'
      | 'wallet.insufficient_balance'
      | 'request.idempotency_conflict'
      | AmountRefusal
    >;

/** Players' withdrawals. Money is reserved at the request, and later paid or released once. */
export interface WithdrawalService {
  /** Returns the terms of a withdrawal now: limits, fee and available balance. */
  terms(scope: WithdrawalScope): Promise<WithdrawalTerms | RealRequired>;
  /** Requests a withdrawal. A repeated key with the same body returns the first result. */
  create(
    scope: WithdrawalScope,
    body: CreateWithdrawalBody,
    idempotencyKey: string,
    factor: SecondFactor,
  ): Promise<Withdrawal | CreateRefusal>;
  /** Lists the player's withdrawals, newest first. */
  list(scope: WithdrawalScope, query: RecordsQuery): Promise<Paged<Withdrawal>>;
  find(scope: WithdrawalScope, withdrawalId: string): Promise<Withdrawal | NotFound>;
  /**
   * Cancels a withdrawal, while the merchant allows it and the payout was not requested. A repeated call has no further
   * effect.
   */
  cancel(
    scope: WithdrawalScope,
    withdrawalId: string,
  ): Promise<Withdrawal | NotFound | Refusal<'withdrawal.not_cancellable'>>;
}

interface WithdrawalDeps {
  db: Kysely<Database>;
  clock: () => number;
  accounts: AccountService;
  bankCards: BankCardService;
  identityChecks: Pick<IdentityCheckService, 'isApproved'>;
  passkeys: PasskeyService;
  paymentPasswords: PaymentPasswordService;
  check: WithdrawalCheck;
  /** Codes of the connected payout providers. */
  providers: readonly string[];
}

const refusalOf: Record<Exclude<RequestOutcome, 'OK' | 'REPLAYED'>, CreateRefusal> = {
  KEY_CONFLICT: refuse('request.idempotency_conflict'),
  PLAYER_BLOCKED: refuse('withdrawal.unavailable'),
  INSUFFICIENT_FUNDS: refuse('wallet.insufficient_balance'),
  WAGERING_LEFT: refuse('withdrawal.wagering_left'),
  DAILY_LIMIT: refuse('withdrawal.daily_limit'),
  ENDS_BONUS: refuse('withdrawal.ends_bonus'),
};

export function createWithdrawalService({
  db,
  clock,
  accounts,
  bankCards,
  identityChecks,
  passkeys,
  paymentPasswords,
  check,
  providers,
}: WithdrawalDeps): WithdrawalService {
  const withdrawals = createWithdrawalRepository(db);
  const ledger = createLedgerRepository(db);
  const policyOf = ({ settings, currency }: Merchant): WithdrawalPolicy =>
    withdrawalPolicy(settings.withdrawal, currency);

  async function hasCard(accountId: string): Promise<boolean> {
    const account = await accounts.byId(accountId);
    return account !== undefined && (await bankCards.list(account)).list.length > 0;
  }

  async function onWire(row: WithdrawalRow | undefined, merchant: Merchant): Promise<Withdrawal> {
    if (row === undefined) throw new Error('A withdrawal was neither written nor there');
    const steps = await withdrawals.steps([row]);
    return toWithdrawal(
      row,
      steps.get(row.id) ?? [],
      row.currency as Currency,
      merchant.settings.withdrawal.cancellableUntil,
    );
  }

  return {
    async terms({ session, merchant, language }) {
      if (!isRealType(session.type)) return refuse('account.real_required');
      const { currency } = merchant;
      const policy = policyOf(merchant);
      const [available, used, wagering, isFrozen, heldUntil, purses] = await Promise.all([
        findFreeBalance(db, session, currency),
        withdrawals.dayUsed(session, currency, clock()),
        withdrawals.wagering(session, currency, policy.wageringPercent),
        withdrawals.isFrozen(session, currency),
        passkeys.pausedUntil(session.accountId),
        listPurses(db, session),
      ]);
      const wire = (amount: bigint): string => fromMinor(amount > 0n ? amount : 0n, currency);
      const done = wagering.done < wagering.required ? wagering.done : wagering.required;
      return {
        isAvailable: providers.includes(policy.provider) && !isFrozen,
        currency,
        minAmount: wire(policy.minAmount),
        maxAmount: wire(policy.maxAmount),
        dailyMaxAmount: wire(policy.dailyMaxAmount),
        dailyLeft: wire(policy.dailyMaxAmount - used),
        fee: wire(policy.fee),
        available: wire(available),
        wagering: {
          required: wire(wagering.required),
          done: wire(done),
          left: wire(wagering.required - done),
          since: wagering.since,
        },
        isCancellable: policy.cancellableUntil !== 'never',
        heldUntil: heldUntil ?? null,
        processingHours: policy.processingHours,
        bonuses: purses
          .filter((purse) => purse.state === 'ACTIVE' && purse.currency === currency)
          .map(({ id, title, balance }) => ({
            bonusId: id,
            title: localize(title ?? {}, { language, defaultLanguage: merchant.settings.defaultLanguage }),
            balance: fromMinor(balance, currency),
          })),
      };
    },

    async create({ session, merchant }, body, idempotencyKey, factor) {
      if (!isRealType(session.type)) return refuse('account.real_required');
      const { currency } = merchant;
      const policy = policyOf(merchant);
      const refusal = await paymentPasswords.confirm(session.accountId, body.paymentPassword);
      if (refusal !== undefined) return refusal;

      // A repeated request gets its first answer, even if the limits or the card have changed since.
      const known = await withdrawals.findByKey(session, idempotencyKey);
      const amount = withdrawalAmount(
        body.amount,
        known === undefined ? policy : { ...policy, minAmount: 1n, maxAmount: known.amount, fee: 0n },
        currency,
      );
      if (known !== undefined)
        return known.amount === amount && known.card_id === body.cardId
          ? onWire(known, merchant)
          : refuse('request.idempotency_conflict');
      if (typeof amount === 'string') return refuse(amount);
      if (!providers.includes(policy.provider)) return refuse('withdrawal.unavailable');
      const card = await bankCards.find(session.accountId, body.cardId);
      if (card === undefined)
        return refuse((await hasCard(session.accountId)) ? 'bank_card.not_found' : 'withdrawal.card_required');
      if (
        policy.identityFrom !== undefined &&
        amount >= policy.identityFrom &&
        !(await identityChecks.isApproved(session.accountId))
      )
        return refuse('withdrawal.identity_required');
      const heldUntil = await passkeys.pausedUntil(session.accountId);
      if (heldUntil !== undefined) return refuse('withdrawal.held', { retryAfter: secondsOf(heldUntil - clock()) });
      const missing = await passkeys.confirm(session.accountId, passkeyPurpose.withdrawal(body), factor);
      if (missing !== undefined) return missing;

      // The account's days are those of the merchant's time zone.
      await ledger.open(session, currency, merchant.settings.timeZone);
      const now = clock();
      const outcome = await withdrawals.request({
        player: session,
        card,
        amount,
        currency,
        fee: policy.fee,
        needsTwo: amount >= policy.largePayoutFrom,
        dailyMaxAmount: policy.dailyMaxAmount,
        wageringPercent: policy.wageringPercent,
        endsBonuses: Object.fromEntries(
          (body.endsBonuses ?? []).map(({ bonusId, balance }) => [bonusId, toMinor(balance, currency) ?? 0n]),
        ),
        idempotencyKey,
        now,
        checkAt: now + CHECK_AFTER_MS,
      });
      if (outcome !== 'OK' && outcome !== 'REPLAYED') return refusalOf[outcome];
      const made = await withdrawals.findByKey(session, idempotencyKey);
      if (made !== undefined && outcome === 'OK') await check(made, policy);
      return onWire(await withdrawals.findByKey(session, idempotencyKey), merchant);
    },

    async list({ session, merchant }, query) {
      const page = await withdrawals.list(session, query);
      const steps = await withdrawals.steps(page.rows);
      return wirePage(page, query, (row) =>
        toWithdrawal(
          row,
          steps.get(row.id) ?? [],
          row.currency as Currency,
          merchant.settings.withdrawal.cancellableUntil,
        ),
      );
    },

    async find({ session, merchant }, withdrawalId) {
      const row = isTransferId(withdrawalId) ? await withdrawals.find(session, withdrawalId) : undefined;
      return row === undefined ? refuse('withdrawal.not_found') : onWire(row, merchant);
    },

    async cancel({ session, merchant }, withdrawalId) {
      if (!isTransferId(withdrawalId)) return refuse('withdrawal.not_found');
      const outcome = await withdrawals.cancel(
        session,
        withdrawalId,
        cancellableStates(merchant.settings.withdrawal.cancellableUntil),
        clock(),
      );
      if (outcome === 'NOT_FOUND') return refuse('withdrawal.not_found');
      if (outcome === 'NOT_CANCELLABLE') return refuse('withdrawal.not_cancellable');
      return onWire(await withdrawals.find(session, withdrawalId), merchant);
    },
  };
}
