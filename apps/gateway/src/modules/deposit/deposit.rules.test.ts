import { describe, expect, it } from 'vitest';
import type { DepositRow } from './deposit.repository.ts';
import { depositAmount, expiryOf, newReference, toDeposit, toDepositMethod, toDepositOffer } from './deposit.rules.ts';
import { depositMethodSetting, depositOfferSetting } from './depositMethodSettings.ts';

const NOW = 1_700_000_000_000;

const method = (change: object = {}) =>
  depositMethodSetting.parse({
    id: 'qr',
    kind: 'gateway',
    names: { EN: 'QR', TY: 'คิวอาร์' },
    minAmount: '20.00',
    maxAmount: '500.00',
    quickAmounts: ['100.00'],
    provider: 'sandbox',
    ...change,
  });

describe('the amount of a deposit', () => {
  it.each([
    ['', 'wallet.amount_invalid'],
    ['0', 'wallet.amount_invalid'],
    ['-20', 'wallet.amount_invalid'],
    ['1e3', 'wallet.amount_invalid'],
    ['20.001', 'wallet.amount_invalid'],
    ['๒๐', 'wallet.amount_invalid'],
    ['19.99', 'wallet.amount_below_minimum'],
    ['20', 2_000n],
    ['500.00', 50_000n],
    ['500.01', 'wallet.amount_above_maximum'],
  ])('WAL-02 typed as "%s" is %s', (typed, amount) => {
    expect(depositAmount(typed, method(), 'THB')).toBe(amount);
  });

  it.each([
    ['25', 2_500n],
    ['27', 'deposit.step_mismatch'],
  ])('WAL-02 typed as %s with steps of five is %s', (typed, amount) => {
    expect(depositAmount(typed, method({ stepAmount: '5' }), 'THB')).toBe(amount);
  });

  it.each([
    ['30.01', 3_001n],
    ['30', 'wallet.amount_below_minimum'],
  ])('WAL-02 typed as %s with a fee of 30 is %s', (typed, amount) => {
    expect(depositAmount(typed, method({ feeFixed: '30' }), 'THB')).toBe(amount);
  });
});

describe('an order', () => {
  it('WAL-02 expires after the minutes of its method', () => {
    expect(expiryOf(method({ minutes: 15 }), NOW)).toBe(NOW + 900_000);
  });

  it('WAL-02 has a reference of ten unambiguous letters and digits', () => {
    const references = Array.from({ length: 200 }, newReference);
    expect(new Set(references).size).toBe(200);
    for (const reference of references) expect(reference).toMatch(/^[2-9A-HJKMNP-TV-Z]{10}$/);
    expect(new Set(references.join('')).size).toBe(30);
  });
});

describe('a deposit method', () => {
  const plain = {
    id: 'qr',
    kind: 'gateway',
    displayName: 'QR',
    minAmount: '20.00',
    maxAmount: '500.00',
    stepAmount: null,
    dailyMaxAmount: null,
    fee: { ppm: 0, fixed: '0.00', isPaidByPlayer: true },
    banks: [],
    quickAmounts: ['100.00'],
    currency: 'THB',
  };
  it('WAL-02 states its limits and fee as amounts of the currency', () => {
    expect(toDepositMethod(method(), 'THB', { language: 'EN' })).toEqual(plain);
  });

  it('WAL-02 states a step, a daily limit and a fee that the merchant pays', () => {
    const setting = method({
      stepAmount: '5',
      dailyMaxAmount: '900',
      feePpm: 15_000,
      feeFixed: '1',
      feePaidBy: 'merchant',
    });
    expect(toDepositMethod(setting, 'THB', { language: 'TY' })).toEqual({
      ...plain,
      displayName: 'คิวอาร์',
      stepAmount: '5.00',
      dailyMaxAmount: '900.00',
      fee: { ppm: 15_000, fixed: '1.00', isPaidByPlayer: false },
    });
  });

  it('WAL-02 names its banks when a bank is chosen', () => {
    const { banks } = toDepositMethod(method({ kind: 'bank' }), 'THB', { language: 'EN' });
    expect(banks).toContainEqual({ code: 'KBANK', name: expect.stringContaining('Kasikorn') as string });
  });

  it('WAL-02 that is misconfigured is named in the error', () => {
    expect(() => toDepositMethod(method({ minAmount: '0.001' }), 'THB', { language: 'EN' })).toThrow(
      'The setting depositMethods qr is not an amount of THB',
    );
  });
});

describe('a deposit offer', () => {
  const offer = { code: 'WELCOME', names: { EN: 'Welcome' }, minAmount: '100', bonusPpm: 500_000, maxBonus: '250' };

  it('WAL-02 states its minimum amount and its largest bonus', () => {
    expect(toDepositOffer(depositOfferSetting.parse(offer), 'THB', { language: 'EN' })).toEqual({
      code: 'WELCOME',
      title: 'Welcome',
      minAmount: '100.00',
      bonusPpm: 500_000,
      maxBonus: '250.00',
    });
  });

  it('WAL-02 that is misconfigured is named in the error', () => {
    const wrong = depositOfferSetting.parse({ ...offer, maxBonus: '0.001' });
    expect(() => toDepositOffer(wrong, 'THB', { language: 'EN' })).toThrow(
      'The setting deposit.offers WELCOME is not an amount of THB',
    );
  });
});

describe('a deposit', () => {
  const transfer = { bankName: 'Sandbox Bank', accountName: 'Parlor', accountNumber: '000-1' };
  const row: DepositRow = {
    bucket: 1,
    id: 'order-1',
    merchant_code: 'NORTH',
    account_id: 'account-1',
    method_id: 'qr',
    kind: 'gateway',
    method_name: 'QR',
    amount: 10_000n,
    ordered_amount: 10_000n,
    fee: 150n,
    credited: 9_850n,
    bonus: 500n,
    currency: 'THB',
    fee_ppm: 15_000,
    fee_fixed: 0n,
    is_fee_paid_by_player: true,
    two_from: 1_000_000n,
    bank_code: null,
    offer_code: null,
    offer_ppm: 0,
    offer_min: 0n,
    offer_max: 0n,
    state: 'PENDING',
    reason: null,
    review_reason: null,
    provider: 'sandbox',
    provider_ref: 'SBX1',
    pay_url: '/sandbox/pay/SBX1',
    qr_text: 'qr-of-SBX1',
    transfer: null,
    reference: null,
    reported_amount: null,
    made_by: null,
    made_amount: null,
    checked_by: null,
    idempotency_key: 'key-1',
    created_at: NOW,
    expires_at: NOW + 1_000,
    settled_at: null,
    attempts: 0,
    next_attempt_at: null,
  };

  it('WAL-02 shows every amount in its currency, and where to pay while it is pending', () => {
    expect(toDeposit(row, 'THB', NOW, 0)).toEqual({
      orderId: 'order-1',
      methodId: 'qr',
      kind: 'gateway',
      methodName: 'QR',
      amount: '100.00',
      fee: '1.50',
      credited: '98.50',
      bonus: '5.00',
      currency: 'THB',
      state: 'PENDING',
      reason: null,
      createdAt: NOW,
      expiresAt: NOW + 1_000,
      settledAt: null,
      payUrl: '/sandbox/pay/SBX1',
      qrText: 'qr-of-SBX1',
      transfer: null,
    });
  });

  it.each([
    ['a payment is still pending before its time is over', row, 999, 'PENDING'],
    ['the provider is asked about a payment whose time is over', row, 1_000, 'CHECKING'],
    ['a transfer without a slip expires', { ...row, kind: 'manual' }, 1_000, 'EXPIRED'],
    ['a paid deposit stays paid', { ...row, state: 'PAID' }, 1_000, 'PAID'],
    ['a deposit under review stays there', { ...row, kind: 'manual', state: 'REVIEW' }, 1_000, 'REVIEW'],
  ] as const)('WAL-03 %s', (_case, found, later, state) => {
    expect(toDeposit(found, 'THB', NOW + later, 0).state).toBe(state);
  });

  it.each(['CHECKING', 'PAID'] as const)('WAL-03 that is %s shows no way to pay', (state) => {
    const over = state === 'PAID' ? { ...row, state } : { ...row, expires_at: NOW };
    expect(toDeposit(over, 'THB', NOW, 0)).toMatchObject({ state, payUrl: null, qrText: null });
  });

  const manual = { ...row, kind: 'manual', transfer, reference: 'ABCDE23456' } as const;
  it.each([
    ['all slips are left at first', manual, 0, 3],
    ['one slip is left after two', { ...manual, state: 'REVIEW' }, 2, 1],
    ['none is left after the last', manual, 3, 0],
    ['none is left beyond the last', manual, 4, 0],
    ['none is taken once an operator proposed a decision', { ...manual, made_by: 'operator' }, 1, 0],
  ] as const)('WAL-02 by transfer: %s', (_case, found, slipsSent, slipsLeft) => {
    expect(toDeposit(found, 'THB', NOW, slipsSent).transfer).toEqual({
      ...transfer,
      reference: 'ABCDE23456',
      slipsLeft,
      slipsSent,
    });
  });

  it.each(['PAID', 'FAILED', 'EXPIRED'] as const)('WAL-02 by transfer that is %s shows no account', (state) => {
    expect(toDeposit({ ...manual, state }, 'THB', NOW, 0).transfer).toBeNull();
  });
});
