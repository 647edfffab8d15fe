import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Currency } from '@parlor/contract';
import type { Database } from '../../database.ts';
import type { Merchant } from '../../http/call.ts';
import { isTransferId } from '../ledger/transferId.ts';
import type { MerchantService } from '../merchant/merchant.service.ts';
import type { BankCardService } from '../security/bankCard.service.ts';
import type { PayoutProvider, PayoutReport } from './payoutProvider.ts';
import { createWithdrawalRepository, type SettleOutcome, type WithdrawalRow } from './withdrawal.repository.ts';
import type { WithdrawalCheck } from './withdrawalCheck.ts';
import { withdrawalPolicy, type WithdrawalPolicy } from './withdrawalSettings.ts';

/** How many withdrawals one run processes. */
const BATCH = 20;
/** The time after which an unreported payout is looked up, in ms. */
const LOOKUP_AFTER_MS = 15_000;

/**
 * Background work on withdrawals: it checks unchecked requests, pays approved ones, and looks up unreported payouts.
 */
export interface PayoutService {
  /** Does all due work. A failed withdrawal becomes due again later, and does not stop the others. */
  work(): Promise<void>;
  /** Applies a payout provider's report. The caller has verified its signature. */
  settle(report: PayoutReport): Promise<SettleOutcome>;
}

interface PayoutDeps {
  db: Kysely<Database>;
  clock: () => number;
  log: FastifyBaseLogger;
  merchants: MerchantService;
  bankCards: BankCardService;
  check: WithdrawalCheck;
  providers: readonly PayoutProvider[];
}

export function createPayoutService({
  db,
  clock,
  log,
  merchants,
  bankCards,
  check,
  providers,
}: PayoutDeps): PayoutService {
  const withdrawals = createWithdrawalRepository(db);
  const providerOf = (code: string | null): PayoutProvider | undefined =>
    providers.find((provider) => provider.code === code);

  async function policyOf(row: WithdrawalRow): Promise<WithdrawalPolicy> {
    const merchant: Merchant | undefined = await merchants.byCode(row.merchant_code);
    if (merchant === undefined) throw new Error(`The merchant ${row.merchant_code} is gone`);
    return withdrawalPolicy(merchant.settings.withdrawal, row.currency as Currency);
  }

  async function settle(report: PayoutReport): Promise<SettleOutcome> {
    const row = isTransferId(report.withdrawalId) ? await withdrawals.findAny(report.withdrawalId) : undefined;
    if (row === undefined) return 'NOT_FOUND';
    return db.transaction().execute(async (transaction) => {
      const outcome = await createWithdrawalRepository(transaction).settle(row, report);
      if (outcome === 'OK' && report.outcome === 'PAID') await bankCards.markUsed(transaction, row.card_id);
      return outcome;
    });
  }

  async function send(row: WithdrawalRow, provider: PayoutProvider): Promise<void> {
    const card = await bankCards.findForPayout(row.account_id, row.card_id);
    if (card === undefined) throw new Error(`The card of withdrawal ${row.id} is gone`);
    await provider.startPayout({
      withdrawalId: row.id,
      amount: row.amount - row.fee,
      currency: row.currency as Currency,
      bankCode: card.bankCode,
      payeeName: card.payeeName,
      accountNumber: card.accountNumber,
    });
  }

  async function pay(row: WithdrawalRow): Promise<void> {
    const provider = providerOf((await policyOf(row)).provider);
    // It waits until its provider is connected again.
    if (provider === undefined) return;
    // PAYING is stored before the provider is called, so that no one pays it a second time under another reference.
    if ((await withdrawals.pay(row, provider.code, clock(), clock() + LOOKUP_AFTER_MS)) === 'OK')
      await send(row, provider);
  }

  async function lookUp(row: WithdrawalRow): Promise<void> {
    const provider = providerOf(row.provider);
    if (provider === undefined) return;
    const found = await provider.findPayout(row.id);
    if (found === 'PENDING') return;
    // The provider does not know the payout, so this is the first request.
    if (found === 'UNKNOWN') return send(row, provider);
    const outcome = await settle(found);
    if (outcome !== 'OK' && outcome !== 'REPLAYED')
      log.error({ withdrawalId: row.id, outcome }, 'a payout that was looked up does not fit its withdrawal');
  }

  async function advance(row: WithdrawalRow): Promise<void> {
    if (row.state === 'REQUESTED') return check(row, await policyOf(row));
    return row.state === 'APPROVED' ? pay(row) : lookUp(row);
  }

  return {
    settle,
    async work() {
      for (const row of await withdrawals.takeDue(clock(), BATCH)) {
        await advance(row).catch((error: unknown) =>
          log.error(
            { err: error, withdrawalId: row.id, state: row.state },
            'a withdrawal could not go on; it is tried again',
          ),
        );
      }
    },
  };
}
