import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { depositBonus, depositFee, type DepositMethods } from '@parlor/contract';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { checkLedger } from '../ledger/ledgerCheck.ts';
import { depositProblem, depositSettings, demoDepositMethods } from './depositMethodSettings.ts';
import { createDepositor, offerDeposits } from './testing/depositor.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { isZeroConfiguration: true } });
  await gateway.app.ready();
});
afterAll(() => gateway.close());
beforeEach(() => offerDeposits(gateway));

const methodId = 'sandbox-qr';
const DAY_MS = 24 * 3_600_000;
const offer = {
  code: 'WELCOME',
  names: { EN: 'Welcome', TY: 'ต้อนรับ' },
  minAmount: '500',
  bonusPpm: 100_000,
  maxBonus: '200',
};

/** Pays on the sandbox's page. */
const pay = (payUrl: string | null) =>
  gateway.app.inject({
    method: 'POST',
    url: payUrl ?? '',
    payload: 'decision=confirm',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

describe('a deposit method', () => {
  it('WAL-02 accepts only multiples of its step amount', async () => {
    await offerDeposits(gateway, { stepAmount: '50' });
    const depositor = await createDepositor(gateway);
    expect(await depositor.order({ methodId, amount: '120' })).toBe('deposit.step_mismatch');
    expect(await depositor.order({ methodId, amount: '149.99' })).toBe('deposit.step_mismatch');
    expect(await depositor.create({ methodId, amount: '150.00' })).toMatchObject({ amount: '150.00' });
  });

  it('WAL-02 has a daily limit per player that holds under concurrent orders', async () => {
    await offerDeposits(gateway, { dailyMaxAmount: '1000', minutes: 10 });
    // Midnight in UTC is morning in Bangkok, so the merchant's day does not end during the test.
    gateway.advance(DAY_MS - (gateway.deps.clock() % DAY_MS));
    const depositor = await createDepositor(gateway);
    const answers = await Promise.all(Array.from({ length: 8 }, () => depositor.order({ methodId, amount: '300' })));
    expect(answers.filter((answer) => typeof answer === 'object')).toHaveLength(3);
    expect(answers.filter((answer) => answer === 'deposit.daily_limit')).toHaveLength(5);
    // Another method and another player have separate limits.
    expect(await depositor.create({ methodId: 'sandbox-card', amount: '1000' })).toMatchObject({ state: 'PENDING' });
    expect(await (await createDepositor(gateway)).create({ methodId, amount: '1000' })).toMatchObject({
      state: 'PENDING',
    });
    expect(await depositor.order({ methodId, amount: '100.01' })).toBe('deposit.daily_limit');
    // Of the first player's three orders, unpaid ones no longer count once they expire.
    const [paid] = answers.filter((answer) => typeof answer === 'object');
    await pay(paid?.payUrl ?? null);
    gateway.advance(11 * 60_000);
    expect(await depositor.order({ methodId, amount: '701' })).toBe('deposit.daily_limit');
    expect(await depositor.create({ methodId, amount: '700' })).toMatchObject({ state: 'PENDING' });
  });

  it('WAL-02 is unavailable when its currency differs from the merchant’s', async () => {
    await offerDeposits(gateway, { currency: 'USD' });
    const { session, order } = await createDepositor(gateway);
    expect((await gateway.call('listDepositMethods', { session })).envelope.value).toEqual({ list: [], offers: [] });
    expect(await order({ methodId, amount: '100' })).toBe('deposit.method_unavailable');
  });

  it('WAL-02 with a list of banks requires one of them, which the order names', async () => {
    const depositor = await createDepositor(gateway);
    for (const bankCode of [undefined, 'NOBANK'])
      expect(await depositor.order({ methodId: 'sandbox-bank', amount: '100', bankCode })).toBe(
        'deposit.method_unavailable',
      );
    const order = await depositor.create({ methodId: 'sandbox-bank', amount: '100', bankCode: 'KBANK' });
    expect(order.methodName).toContain('Kasikornbank');
    expect((await gateway.app.inject({ url: order.payUrl ?? '' })).body).toContain('Kasikornbank');
  });
});

describe('the deposit fee', () => {
  it.each([
    ['player', '985.01', '985.01'],
    ['merchant', '1000.00', '1000.00'],
  ] as const)(
    'WAL-02 paid by the %s is reported separately, and %s is credited',
    async (feePaidBy, credited, balance) => {
      await offerDeposits(gateway, { feePpm: 9_999, feeFixed: '5', feePaidBy });
      const depositor = await createDepositor(gateway);
      const order = await depositor.create({ methodId, amount: '1000' });
      // 1 % less a ten-thousandth of 100,000 satang is 999.9: the part of a satang is dropped.
      expect(order).toMatchObject({ amount: '1000.00', fee: '14.99', credited });
      await pay(order.payUrl);
      expect(await depositor.balance()).toBe(balance);
      expect(await depositor.read(order.orderId)).toMatchObject({ state: 'PAID', fee: '14.99', credited });
    },
  );

  it('WAL-02 has the same value in SQL and in TypeScript, as does the bonus', async () => {
    for (const amount of [1n, 66n, 67n, 9_999n, 123_456_789n, 9_000_000_000_000n])
      for (const ppm of [0, 1, 15_000, 333_333, 1_000_000]) {
        const { rows } = await sql<{ fee: bigint; bonus: bigint }>`
          select deposit_fee(${amount}, ${ppm}, 7) as fee, deposit_bonus(${amount}, ${ppm}, 100, 50000) as bonus
        `.execute(gateway.database.db);
        expect(rows).toEqual([
          {
            fee: depositFee(amount, { ppm, fixed: 7n }),
            bonus: depositBonus(amount, { minAmount: 100n, ppm, max: 50_000n }),
          },
        ]);
      }
  });

  it('WAL-02 is fixed when the order is created', async () => {
    await offerDeposits(gateway, { feePpm: 10_000 });
    const depositor = await createDepositor(gateway);
    const order = await depositor.create({ methodId, amount: '1000' });
    await offerDeposits(gateway, { feePpm: 400_000 });
    await pay(order.payUrl);
    expect(await depositor.balance()).toBe('990.00');
  });
});

describe('a deposit offer', () => {
  beforeEach(() => offerDeposits(gateway, {}, { offers: [offer] }));

  it('WAL-02 is listed, granted with the deposit, and available only once', async () => {
    const depositor = await createDepositor(gateway);
    const offers = async () =>
      (
        (await gateway.call('listDepositMethods', { session: depositor.session, headers: { Language: 'EN' } })).envelope
          .value as DepositMethods
      ).offers;
    expect(await offers()).toEqual([
      { code: 'WELCOME', title: 'Welcome', minAmount: '500.00', bonusPpm: 100_000, maxBonus: '200.00' },
    ]);
    const order = await depositor.create({ methodId, amount: '1000', offerCode: 'WELCOME' });
    expect(order).toMatchObject({ credited: '1000.00', bonus: '100.00' });
    expect(await offers()).toEqual([]);
    await pay(order.payUrl);
    expect(await depositor.balance()).toBe('1100.00');
    expect(await depositor.order({ methodId, amount: '1000', offerCode: 'WELCOME' })).toBe('deposit.offer_unavailable');
    expect((await checkLedger(gateway.database.db)).breaks).toEqual([]);
  });

  it('WAL-02 grants a capped bonus only for a valid code and at least the minimum amount', async () => {
    const depositor = await createDepositor(gateway);
    expect(await depositor.create({ methodId, amount: '1000' })).toMatchObject({ bonus: '0.00' });
    for (const [amount, offerCode] of [
      ['499.99', 'WELCOME'],
      ['1000', 'NOTHING'],
    ])
      expect(await depositor.order({ methodId, amount, offerCode })).toBe('deposit.offer_unavailable');
    expect(await depositor.create({ methodId, amount: '50000', offerCode: 'WELCOME' })).toMatchObject({
      bonus: '200.00',
    });
  });

  it('WAL-02 is granted to only one of several concurrent orders', async () => {
    const depositor = await createDepositor(gateway);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => depositor.order({ methodId, amount: '1000', offerCode: 'WELCOME' })),
    );
    expect(answers.filter((answer) => answer === 'deposit.offer_unavailable')).toHaveLength(5);
    expect(answers.filter((answer) => typeof answer === 'object')).toMatchObject([{ bonus: '100.00' }]);
  });
});

describe('deposit settings', () => {
  const none = depositSettings.parse({});
  const [method] = demoDepositMethods;
  if (method === undefined) throw new Error('The demo has no way to deposit');

  it.each([
    [[method, method], 'stands there twice'],
    [[{ ...method, minAmount: '0.50', maxAmount: '0.25' }], 'is above maxAmount'],
    [[{ ...method, feeFixed: '20' }], 'takes all of minAmount'],
  ])('SYS-13 are rejected when they are inconsistent (%#)', (methods, words) => {
    expect(depositProblem(methods, none)).toContain(words);
  });

  it('SYS-13 of the demo are valid', () => {
    expect(depositProblem(demoDepositMethods, none)).toBeUndefined();
  });
});
