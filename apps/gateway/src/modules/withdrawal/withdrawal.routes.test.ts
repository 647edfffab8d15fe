import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Paged, Withdrawal, WithdrawalTerms } from '@parlor/contract';
import { createTestGateway, type TestAnswer, type TestGateway } from '../../testing/testGateway.ts';
import { checkLedger } from '../ledger/ledgerCheck.ts';
import { createLedgerRepository, type LedgerRepository } from '../ledger/ledger.repository.ts';
import { PIN } from '../security/testing/memberOf.ts';
import { createTrustedWithdrawer, createWithdrawer, newKey, payOut, type Withdrawer } from './testing/withdrawer.ts';

let gateway: TestGateway;
let ledger: LedgerRepository;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { isZeroConfiguration: true, rateLimitPerMinute: 100_000 } });
  await gateway.app.ready();
  ledger = createLedgerRepository(gateway.database.db);
});
afterAll(() => gateway.close());

const codeOf = ({ status, envelope }: TestAnswer) => [status, envelope.success ? 'ok' : envelope.errorCode];
const termsOf = async ({ session }: Withdrawer) =>
  (await gateway.call('getWithdrawalTerms', { session })).envelope.value as unknown as WithdrawalTerms;
const listOf = async ({ session }: Withdrawer, query = {}) =>
  (await gateway.call('listWithdrawals', { session, query })).envelope.value as unknown as Paged<Withdrawal>;

/** Makes a deposit, which must be wagered before a withdrawal. */
const deposit = ({ player }: Withdrawer, amount: bigint, txId: string) =>
  ledger.deposit({ player, provider: 'psp', txId, currency: 'THB', amount, note: '', eventAt: 0 });

/** Plays a losing round, or one that stays open. */
const play = ({ player }: Withdrawer, amount: bigint, roundId: string, isRoundClosed = true, gameType = 'RNG') =>
  ledger.bet({
    player,
    provider: 'PARLOR',
    txId: roundId,
    currency: 'THB',
    amount,
    roundId,
    isRoundClosed,
    category: 'base',
    eventAt: 0,
    game: { nodeId: '1', gameCode: 'g', gameName: 'G', gameType, vassalage: 'PARLOR' },
  });

describe('the withdrawal terms', () => {
  it('WAL-04 return limits, fee and available balance, and require no wagering without a deposit', async () => {
    const player = await createWithdrawer(gateway);
    expect(await termsOf(player)).toEqual({
      isAvailable: true,
      currency: 'THB',
      minAmount: '150.00',
      maxAmount: '150000.00',
      dailyMaxAmount: '450000.00',
      dailyLeft: '450000.00',
      heldUntil: null,
      fee: '0.00',
      available: '10000.00',
      wagering: { required: '0.00', done: '0.00', left: '0.00', since: null },
      isCancellable: true,
      processingHours: 24,
      bonuses: [],
    });
    await player.made({ amount: '4000' });
    expect(await termsOf(player)).toMatchObject({ dailyLeft: '446000.00', available: '6000.00' });
  });

  it('WAL-06 are refused for a trial account, as is a withdrawal', async () => {
    const session = await gateway.login({ type: 4 });
    expect(codeOf(await gateway.call('getWithdrawalTerms', { session }))).toEqual([403, 'account.real_required']);
    const trial = await gateway.call('createWithdrawal', {
      session,
      headers: { 'Idempotency-Key': newKey() },
      body: { amount: '500', cardId: crypto.randomUUID(), paymentPassword: PIN },
    });
    expect(codeOf(trial)).toEqual([403, 'account.real_required']);
  });

  it('WAL-04 require deposits to be wagered once in settled rounds, and again after a paid withdrawal', async () => {
    const player = await createTrustedWithdrawer(gateway, { balance: 50_000n });
    const { since } = (await termsOf(player)).wagering;
    expect(since).toEqual(expect.any(Number));
    await deposit(player, 100_000n, 'wager-1');
    await play(player, 30_000n, `${player.cardId}-1`);
    await play(player, 20_000n, `${player.cardId}-2`, false);
    expect((await termsOf(player)).wagering).toEqual({ required: '1000.00', done: '300.00', left: '700.00', since });
    expect(codeOf(await player.request({ amount: '500' }))).toEqual([409, 'withdrawal.wagering_left']);
    const rounds = await gateway.call('listOrders', { session: player.session, query: { from: since ?? 0 } });
    expect(rounds.envelope.value).toMatchObject({ totalCount: 2 });

    await ledger.win({
      player: player.player,
      provider: 'PARLOR',
      txId: `${player.cardId}-win`,
      refTxId: `${player.cardId}-2`,
      roundId: `${player.cardId}-2`,
      currency: 'THB',
      amount: 80_000n,
      isRoundClosed: true,
      category: 'base',
      eventAt: 0,
    });
    await play(player, 50_000n, `${player.cardId}-3`);
    expect((await termsOf(player)).wagering).toMatchObject({ done: '1000.00', left: '0.00' });
    const { withdrawalId } = await player.made({ amount: '500' });
    await payOut(gateway);
    expect((await player.read(withdrawalId)).state).toBe('PAID');
    const after = (await termsOf(player)).wagering;
    expect(after).toMatchObject({ required: '0.00', left: '0.00' });
    expect(after.since).toBeGreaterThan(since ?? 0);
  });

  it('WAL-04 do not count a buy-in at a table with seats as wagering', async () => {
    const player = await createTrustedWithdrawer(gateway, { balance: 50_000n });
    await deposit(player, 100_000n, 'wager-seat');
    await play(player, 90_000n, `${player.cardId}-seat`, true, 'PVP');
    await play(player, 20_000n, `${player.cardId}-slot`);
    expect((await termsOf(player)).wagering).toMatchObject({ required: '1000.00', done: '200.00', left: '800.00' });
  });
});

describe('a withdrawal request', () => {
  it('WAL-04 reserves the money, hides the card number and goes to review the first time', async () => {
    const player = await createWithdrawer(gateway, { card: { accountNumber: '4700990815' } });
    const made = await player.made({ amount: '1500.5' });
    expect(made).toMatchObject({
      amount: '1500.50',
      fee: '0.00',
      currency: 'THB',
      bankCode: 'KBANK',
      bankName: 'Kasikornbank',
      lastFour: '0815',
      state: 'REVIEW',
      reason: null,
      isCancellable: true,
      steps: [{ state: 'REQUESTED' }, { state: 'REVIEW' }],
    });
    expect(await player.free()).toBe(849_950n);
    expect(await player.read(made.withdrawalId)).toEqual(made);
    expect(await listOf(player)).toEqual({ list: [made], pageNum: 1, totalPages: 1, totalCount: 1 });
    expect(gateway.logged.join('')).not.toContain('4700990815');
  });

  it('WAL-04 is approved automatically when no rule requires review', async () => {
    const player = await createTrustedWithdrawer(gateway);
    expect(await player.made()).toMatchObject({ state: 'APPROVED', isCancellable: true });
  });

  it('WAL-04 has no effect with a wrong payment password, which is locked after five attempts', async () => {
    const player = await createWithdrawer(gateway);
    for (let tries = 0; tries < 5; tries += 1)
      expect(codeOf(await player.request({ paymentPassword: '111222' }))).toEqual([422, 'payment_password.wrong']);
    expect(codeOf(await player.request())).toEqual([429, 'payment_password.locked']);
    expect([await player.free(), (await listOf(player)).totalCount]).toEqual([1_000_000n, 0]);
  });

  it.each([
    ['149.99', 422, 'wallet.amount_below_minimum'],
    ['150000.01', 422, 'wallet.amount_above_maximum'],
    ['150.001', 422, 'wallet.amount_invalid'],
    ['0', 400, 'request.invalid'],
    ['0.00', 400, 'request.invalid'],
    ['-500', 400, 'request.invalid'],
    ['1e3', 400, 'request.invalid'],
    ['', 400, 'request.invalid'],
    [500, 400, 'request.invalid'],
    [null, 400, 'request.invalid'],
    ['９００', 400, 'request.invalid'],
    ['10000.01', 409, 'wallet.insufficient_balance'],
  ])('WAL-04 is refused for the amount %s', async (amount, status, code) => {
    const player = await createWithdrawer(gateway);
    expect(codeOf(await player.request({ amount: amount as string }))).toEqual([status, code]);
    expect([await player.free(), (await listOf(player)).totalCount]).toEqual([1_000_000n, 0]);
  });

  it('WAL-04 can take the whole available balance but not more', async () => {
    const player = await createWithdrawer(gateway, { balance: 20_000n });
    expect(codeOf(await player.request({ amount: '200.01' }))).toEqual([409, 'wallet.insufficient_balance']);
    await player.made({ amount: '200.00' });
    expect(await player.free()).toBe(0n);
  });

  it('WAL-04 is refused for a card that does not belong to the player, or without any card', async () => {
    const player = await createWithdrawer(gateway);
    const other = await createWithdrawer(gateway);
    for (const cardId of [other.cardId, crypto.randomUUID()])
      expect(codeOf(await player.request({ cardId }))).toEqual([404, 'bank_card.not_found']);
    expect(codeOf(await player.request({ cardId: 'mine' }))).toEqual([400, 'request.invalid']);
    await gateway.call('removeBankCard', {
      session: player.session,
      body: { cardId: player.cardId, paymentPassword: PIN },
    });
    expect(codeOf(await player.request())).toEqual([409, 'withdrawal.card_required']);
    expect(await player.free()).toBe(1_000_000n);
  });

  it('WAL-04 is refused above the daily maximum, which does not count cancelled withdrawals', async () => {
    const player = await createWithdrawer(gateway, { balance: 60_000_000n });
    for (let times = 0; times < 2; times += 1) await player.made({ amount: '150000' });
    const { withdrawalId } = await player.made({ amount: '149999.99' });
    expect(codeOf(await player.request({ amount: '150.00' }))).toEqual([409, 'withdrawal.daily_limit']);
    expect((await termsOf(player)).dailyLeft).toBe('0.01');
    await player.cancel(withdrawalId);
    await player.made({ amount: '150000' });
  });

  it('WAL-04 requires an idempotency key and creates one withdrawal per key and account', async () => {
    const player = await createWithdrawer(gateway);
    const without = await gateway.call('createWithdrawal', {
      session: player.session,
      body: { amount: '500', cardId: player.cardId, paymentPassword: PIN },
    });
    expect(codeOf(without)).toEqual([400, 'request.idempotency_required']);
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 4 }, () => player.request({ amount: '500' }, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(200));
    expect(new Set(answers.map(({ envelope }) => (envelope.value as Withdrawal).withdrawalId)).size).toBe(1);
    expect(codeOf(await player.request({ amount: '501' }, key))).toEqual([409, 'request.idempotency_conflict']);
    expect(codeOf(await player.request({ amount: '500', paymentPassword: '111222' }, key))).toEqual([
      422,
      'payment_password.wrong',
    ]);
    expect([await player.free(), (await listOf(player)).totalCount]).toEqual([950_000n, 1]);
    // Keys are scoped by account.
    await (
      await createWithdrawer(gateway)
    )
      .request({ amount: '501' }, key)
      .then(({ status }) => expect(status).toBe(200));
  });

  it('WAL-04 is refused while the account is frozen or when no payout provider is connected', async () => {
    const player = await createWithdrawer(gateway);
    await ledger.freeze(player.player, true);
    expect(codeOf(await player.request())).toEqual([409, 'withdrawal.unavailable']);
    expect(await termsOf(player)).toMatchObject({ isAvailable: false });
    await ledger.freeze(player.player, false);

    const production = await createTestGateway();
    const there = await createWithdrawer(production);
    expect(codeOf(await there.request())).toEqual([409, 'withdrawal.unavailable']);
    expect(await there.free()).toBe(1_000_000n);
    await production.close();
  });

  it('WAL-04 deducts the fee from the payout', async () => {
    const { merchants } = gateway.app.gateway.services;
    await merchants.save({
      code: 'FEES',
      name: 'Fees',
      brand: 'north',
      currency: 'THB',
      settings: { withdrawal: { minAmount: '20', fee: '15', cancellableUntil: 'never' } },
    });
    const player = await createWithdrawer(gateway, { account: { merchantCode: 'FEES' } });
    const { withdrawalId, ...made } = await player.made({ amount: '20' });
    expect(made).toMatchObject({ amount: '20.00', fee: '15.00', isCancellable: false });
    expect(
      codeOf(
        await gateway.call('cancelWithdrawal', {
          session: player.session,
          headers: { Merchant: 'FEES' },
          params: { withdrawalId },
          body: {},
        }),
      ),
    ).toEqual([409, 'withdrawal.not_cancellable']);
    await gateway.app.gateway.services.withdrawalDesk.approve({ id: withdrawalId, operator: 'operator01' });
    await payOut(gateway);
    const paid = await gateway.database.db
      .selectFrom('sandbox_payout')
      .select('amount')
      .where('withdrawal_id', '=', withdrawalId)
      .executeTakeFirstOrThrow();
    expect([paid.amount, await player.free(), (await player.read(withdrawalId)).state]).toEqual([
      500n,
      998_000n,
      'PAID',
    ]);
  });
});

describe('a withdrawal', () => {
  it('WAL-04 can be cancelled until its payout starts, which releases the money once', async () => {
    const player = await createTrustedWithdrawer(gateway);
    const balance = await player.free();
    const { withdrawalId } = await player.made();
    for (const answer of [await player.cancel(withdrawalId), await player.cancel(withdrawalId)]) {
      expect(answer.envelope.value).toMatchObject({
        state: 'CANCELLED',
        isCancellable: false,
        steps: [{ state: 'REQUESTED' }, { state: 'APPROVED' }, { state: 'CANCELLED' }],
      });
    }
    expect(await player.free()).toBe(balance);

    const { withdrawalId: onItsWay } = await player.made();
    await gateway.app.gateway.services.payouts.work();
    expect(await player.read(onItsWay)).toMatchObject({ state: 'PAYING', isCancellable: false });
    expect(codeOf(await player.cancel(onItsWay))).toEqual([409, 'withdrawal.not_cancellable']);
    await payOut(gateway);
    expect((await player.read(onItsWay)).state).toBe('PAID');
  });

  it.each(['nowhere', crypto.randomUUID()])('WAL-04 is not found under the unknown id %s', async (withdrawalId) => {
    const player = await createWithdrawer(gateway);
    expect(codeOf(await player.cancel(withdrawalId))).toEqual([404, 'withdrawal.not_found']);
    expect(codeOf(await gateway.call('getWithdrawal', { session: player.session, params: { withdrawalId } }))).toEqual([
      404,
      'withdrawal.not_found',
    ]);
  });

  it('WAL-04 is listed by page and by time', async () => {
    const player = await createWithdrawer(gateway);
    const made = [];
    for (let times = 0; times < 3; times += 1) {
      made.unshift((await player.made({ amount: '200' })).withdrawalId);
      gateway.advance(1_000);
    }
    const page = await listOf(player, { pageNo: 2, pageSize: 2 });
    expect([page.totalPages, page.totalCount, page.list.map(({ withdrawalId }) => withdrawalId)]).toEqual([
      2,
      3,
      made.slice(2),
    ]);
    const { createdAt } = await player.read(made[1] ?? '');
    expect((await listOf(player, { from: createdAt })).list.map(({ withdrawalId }) => withdrawalId)).toEqual(
      made.slice(0, 2),
    );
  });
});

it('WAL-04 the ledger reconciles after all tests above', async () => {
  expect((await checkLedger(gateway.database.db)).breaks).toEqual([]);
});
