import type { BankCards, CreateWithdrawalBody, Withdrawal } from '@parlor/contract';
import type { TestAnswer, TestGateway, TestSession } from '../../../testing/testGateway.ts';
import { createLedgerRepository } from '../../ledger/ledger.repository.ts';
import type { Player } from '../../ledger/player.ts';
import type { NewAccount } from '../../member/account.service.ts';
import { newAccountNumber, PIN } from '../../security/testing/memberOf.ts';
import { findFreeBalance } from '../../wallet/wallet.repository.ts';
import { reportSenderOf } from '../../deposit/signedReports.ts';
import { PAYOUT_MS } from '../sandboxPayout.ts';

/** A member with money and a bank card, and the calls that tests make. */
export interface Withdrawer {
  session: TestSession;
  player: Player;
  cardId: string;
  /** Requests 1,000.00, with a new key for each call. */
  request(change?: Partial<CreateWithdrawalBody>, key?: string): Promise<TestAnswer>;
  /** Requests a withdrawal and fails the test if it is refused. */
  made(change?: Partial<CreateWithdrawalBody>): Promise<Withdrawal>;
  read(withdrawalId: string): Promise<Withdrawal>;
  cancel(withdrawalId: string): Promise<TestAnswer>;
  /** Returns the available balance, in minor units. */
  free(): Promise<bigint>;
}

interface WithdrawerOptions {
  /** Minor units, credited without a wagering requirement. */
  balance?: bigint;
  /** The player; a new one by default. */
  session?: TestSession;
  account?: Partial<NewAccount>;
  card?: { accountNumber?: string; payeeName?: string };
}

let keys = 0;
/** Returns an unused key. */
export const newKey = (): string => `withdrawal-key-${(keys += 1)}`;

/** Creates a member with 10,000.00 and a card. */
export async function createWithdrawer(
  gateway: TestGateway,
  { balance = 1_000_000n, account = {}, card = {}, ...given }: WithdrawerOptions = {},
): Promise<Withdrawer> {
  const session = given.session ?? (await gateway.login(account));
  await gateway.app.gateway.services.accounts.setPaymentPassword(session.account.id, PIN);
  const player = { accountId: session.account.id, merchantCode: session.account.merchant_code };
  const headers = { Merchant: player.merchantCode };
  const { db } = gateway.database;
  const ledger = createLedgerRepository(db);
  await ledger.open(player, 'THB', 'Asia/Bangkok');
  if (balance > 0n)
    await ledger.promo({
      player,
      provider: 'test',
      txId: player.accountId,
      currency: 'THB',
      amount: balance,
      note: '',
      eventAt: 0,
    });
  const added = await gateway.call('addBankCard', {
    session,
    headers,
    body: {
      bankCode: 'KBANK',
      payeeName: 'Somchai Jaidee',
      accountNumber: newAccountNumber(),
      ...card,
      paymentPassword: PIN,
    },
  });
  const cardId = (added.envelope.value as BankCards | undefined)?.list[0]?.id ?? '';

  const request: Withdrawer['request'] = (change = {}, key = newKey()) =>
    gateway.call('createWithdrawal', {
      session,
      headers: { ...headers, 'Idempotency-Key': key },
      body: { amount: '1000.00', cardId, paymentPassword: PIN, ...change },
    });
  return {
    session,
    player,
    cardId,
    request,
    async made(change) {
      const answer = await request(change);
      if (!answer.envelope.success) throw new Error(`The withdrawal was refused: ${answer.envelope.errorCode}`);
      return answer.envelope.value;
    },
    read: async (withdrawalId) =>
      (await gateway.call('getWithdrawal', { session, headers, params: { withdrawalId } })).envelope
        .value as unknown as Withdrawal,
    cancel: (withdrawalId) =>
      gateway.call('cancelWithdrawal', { session, headers, params: { withdrawalId }, body: {} }),
    free: () => findFreeBalance(db, player, 'THB'),
  };
}

/** Runs the background work: approved withdrawals are paid, and the sandbox reports them. */
export async function payOut(gateway: TestGateway): Promise<void> {
  const { payouts, sandboxPayouts } = gateway.app.gateway.services;
  await payouts.work();
  gateway.advance(PAYOUT_MS);
  await sandboxPayouts?.sendDue(reportSenderOf(gateway.app));
}

/**
 * Creates a member whose next withdrawal needs no review: the card is two days old, and 200.00 were paid out before.
 */
export async function createTrustedWithdrawer(
  gateway: TestGateway,
  options: WithdrawerOptions = {},
): Promise<Withdrawer> {
  const withdrawer = await createWithdrawer(gateway, options);
  await gateway.database.db
    .updateTable('bank_card')
    .set({ added_at: new Date(gateway.deps.clock() - 2 * 24 * 3_600_000) })
    .where('id', '=', withdrawer.cardId)
    .execute();
  const { withdrawalId: id } = await withdrawer.made({ amount: '200' });
  await gateway.app.gateway.services.withdrawalDesk.approve({ id, operator: 'operator01' });
  await payOut(gateway);
  const { state } = await withdrawer.read(id);
  if (state !== 'PAID') throw new Error(`The first withdrawal is ${state}`);
  return withdrawer;
}
