import type { Kysely } from 'kysely';
import type { Database } from '../../database.ts';
import type { AccountService } from '../member/account.service.ts';
import type { BankCardService } from '../security/bankCard.service.ts';
import { createWithdrawalRepository, type WithdrawalRow } from './withdrawal.repository.ts';
import { reviewReasons } from './withdrawal.rules.ts';
import type { WithdrawalPolicy } from './withdrawalSettings.ts';

const DAY_MS = 24 * 3_600_000;

/** Checks a request by the risk rules: approves it or queues it for an operator. Ignores a checked request. */
export type WithdrawalCheck = (withdrawal: WithdrawalRow, policy: WithdrawalPolicy) => Promise<void>;

/**
 * Creates the check of requests. It reads its data after the request is stored, so that the last of many concurrent
 * requests see the others.
 */
export function createWithdrawalCheck(deps: {
  db: Kysely<Database>;
  clock: () => number;
  accounts: AccountService;
  bankCards: BankCardService;
}): WithdrawalCheck {
  const { db, clock, accounts, bankCards } = deps;
  const withdrawals = createWithdrawalRepository(db);
  return async (row, policy) => {
    const player = { accountId: row.account_id, merchantCode: row.merchant_code };
    const [account, card, { paidBefore, requestedSince }] = await Promise.all([
      accounts.byId(row.account_id),
      bankCards.findForPayout(row.account_id, row.card_id),
      withdrawals.history(player, row.created_at - DAY_MS),
    ]);
    if (account === undefined || card === undefined)
      throw new Error(`The account or the card of withdrawal ${row.id} is gone`);
    // A card that was removed after the request counts as new.
    const addedAt =
      (await bankCards.list(account)).list.find(({ id }) => id === row.card_id)?.addedAt ?? row.created_at;
    const memberName = account.profile.payeeName;
    const facts = {
      amount: row.amount,
      cardAgeMs: row.created_at - addedAt,
      cardName: card.payeeName,
      memberName: memberName === '' ? undefined : memberName,
      paidBefore,
      withinADay: requestedSince,
    };
    await withdrawals.check(row, reviewReasons(facts, policy), clock());
  };
}
