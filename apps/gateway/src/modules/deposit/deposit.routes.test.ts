import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SIGNATURE_HEADER, type Deposit, type DepositMethod } from '@parlor/contract';
import { createTestGateway, type TestCall, type TestGateway, type TestSession } from '../../testing/testGateway.ts';
import { checkLedger } from '../ledger/ledgerCheck.ts';
import { signatureHeader } from '../provider/signature.rules.ts';
import { SANDBOX_WEBHOOK_PATH } from './sandbox.service.ts';

let gateway: TestGateway;
let session: TestSession;

beforeAll(async () => {
  gateway = await createTestGateway({ config: { isZeroConfiguration: true } });
  await gateway.app.ready();
});
afterAll(() => gateway.close());

let keys = 0;
const newKey = (): string => `deposit-key-${(keys += 1)}`;

function create(body: unknown, key: string | undefined = newKey(), by: TestSession = session) {
  return gateway.call('createDeposit', {
    body,
    session: by,
    headers: { Language: 'EN', ...(key !== undefined && { 'Idempotency-Key': key }) },
  });
}

/** Creates a player with a pending deposit of 250.00. */
async function pending(
  headers?: TestCall['headers'],
): Promise<{ session: TestSession; deposit: Deposit; payUrl: string; ref: string }> {
  const by = await gateway.login();
  const answer = await gateway.call('createDeposit', {
    body: { methodId: 'sandbox-qr', amount: '250' },
    session: by,
    headers: { 'Idempotency-Key': newKey(), Language: 'EN', ...headers },
  });
  const deposit = answer.envelope.value as Deposit;
  const { provider_ref: ref } = await gateway.database.db
    .selectFrom('deposit_order')
    .select('provider_ref')
    .where('id', '=', deposit.orderId)
    .executeTakeFirstOrThrow();
  return { session: by, deposit, payUrl: deposit.payUrl ?? '', ref: ref ?? '' };
}

async function balanceOf(by: TestSession): Promise<string> {
  const answer = await gateway.call('getBalance', { session: by });
  return (answer.envelope.value as { sumBalance: string }).sumBalance;
}

async function read(by: TestSession, orderId: string): Promise<Deposit> {
  return (await gateway.call('getDeposit', { params: { orderId }, session: by })).envelope.value as Deposit;
}

function press(payUrl: string, decision: 'confirm' | 'decline') {
  return gateway.app.inject({
    method: 'POST',
    url: payUrl,
    payload: `decision=${decision}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
}

/** Reports a payment as the payment provider does, or with deviations. */
async function report(
  body: Record<string, unknown>,
  options: { key?: string; skewMs?: number; sent?: Record<string, unknown> } = {},
) {
  const rawBody = JSON.stringify(body);
  const signature = signatureHeader(
    options.key ?? gateway.app.gateway.services.sandbox?.webhookKey ?? '',
    gateway.deps.clock() + (options.skewMs ?? 0),
    {
      method: 'POST',
      path: SANDBOX_WEBHOOK_PATH,
      rawBody: Buffer.from(rawBody),
    },
  );
  const answer = await gateway.app.inject({
    method: 'POST',
    url: SANDBOX_WEBHOOK_PATH,
    payload: options.sent ? JSON.stringify(options.sent) : rawBody,
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
  });
  return [answer.statusCode, answer.json<{ status: string }>().status];
}

const reportOf = ({ deposit, ref }: { deposit: Deposit; ref: string }) => ({
  payment_id: ref,
  order_id: deposit.orderId,
  outcome: 'PAID',
  amount: '25000',
  currency: 'THB',
  decided_at: gateway.deps.clock(),
});

describe('deposit methods', () => {
  it('WAL-02 are listed with their limits and with names in the request language or the default one', async () => {
    session = await gateway.login();
    const methods = async (Language: string): Promise<DepositMethod[]> =>
      (
        (await gateway.call('listDepositMethods', { session, headers: { Language } })).envelope.value as {
          list: DepositMethod[];
        }
      ).list;
    const list = await methods('EN');
    expect(list.map(({ id, displayName }) => [id, displayName])).toEqual([
      ['sandbox-qr', 'PromptPay (sandbox)'],
      ['sandbox-card', 'Card (sandbox)'],
      ['sandbox-bank', 'Online banking (sandbox)'],
      ['sandbox-alipay', 'Alipay (sandbox)'],
      ['sandbox-wechat', 'WeChat Pay (sandbox)'],
      ['sandbox-qq', 'QQ Wallet (sandbox)'],
    ]);
    expect(list[0]).toMatchObject({ kind: 'gateway', minAmount: '20.00', maxAmount: '50000.00', currency: 'THB' });
    expect((await methods('TY'))[0]?.displayName).toBe('พร้อมเพย์ (ทดลอง)');
    // The merchant does not offer Chinese, so it is read in Thai.
    expect((await methods('CN'))[0]?.displayName).toBe('พร้อมเพย์ (ทดลอง)');
  });

  it('WAL-02 are unavailable when no payment provider is connected', async () => {
    const production = await createTestGateway();
    const by = await production.login();
    expect((await production.call('listDepositMethods', { session: by })).envelope.value).toEqual({
      list: [],
      offers: [],
    });
    const answer = await production.call('createDeposit', {
      body: { methodId: 'sandbox-qr', amount: '100' },
      session: by,
      headers: { 'Idempotency-Key': newKey() },
    });
    expect([answer.status, answer.envelope]).toMatchObject([409, { errorCode: 'deposit.method_unavailable' }]);
    expect((await production.app.inject({ method: 'POST', url: SANDBOX_WEBHOOK_PATH, payload: {} })).statusCode).toBe(
      404,
    );
    await production.close();
  });
});

describe('creating a deposit', () => {
  it('WAL-06 requires a session and a real account', async () => {
    const body = { methodId: 'sandbox-qr', amount: '100' };
    const visitor = await gateway.call('createDeposit', { body, headers: { 'Idempotency-Key': newKey() } });
    expect([visitor.status, visitor.envelope]).toMatchObject([401, { errorCode: 'session.required' }]);
    const trial = await create(body, newKey(), await gateway.login({ type: 4 }));
    expect([trial.status, trial.envelope]).toMatchObject([403, { errorCode: 'account.real_required' }]);
  });

  it('WAL-02 accepts the limits and rejects other amounts, malformed bodies and unknown methods', async () => {
    const cases: [unknown, string, number][] = [
      [{ methodId: 'sandbox-qr', amount: '19.99' }, 'wallet.amount_below_minimum', 422],
      [{ methodId: 'sandbox-qr', amount: '50000.01' }, 'wallet.amount_above_maximum', 422],
      [{ methodId: 'sandbox-qr', amount: '100.001' }, 'wallet.amount_invalid', 422],
      [{ methodId: 'sandbox-qr', amount: '0' }, 'request.invalid', 400],
      [{ methodId: 'sandbox-qr', amount: '1e3' }, 'request.invalid', 400],
      [{ methodId: 'sandbox-qr', amount: 100 }, 'request.invalid', 400],
      [{ methodId: 'sandbox-qr', amount: '100', accountId: 'x' }, 'request.invalid', 400],
      [{ methodId: 'nowhere', amount: '100' }, 'deposit.method_unavailable', 409],
    ];
    for (const [body, errorCode, status] of cases) {
      const answer = await create(body);
      expect([answer.status, answer.envelope]).toMatchObject([status, { errorCode }]);
    }
    for (const amount of ['20', '50000.00'])
      expect((await create({ methodId: 'sandbox-qr', amount })).status).toBe(200);
  });

  it('requires an idempotency key', async () => {
    const answer = await gateway.call('createDeposit', { body: { methodId: 'sandbox-qr', amount: '100' }, session });
    expect([answer.status, answer.envelope]).toMatchObject([400, { errorCode: 'request.idempotency_required' }]);
  });

  it('creates one order per account and idempotency key and rejects the key with another body', async () => {
    const by = await gateway.login();
    const key = newKey();
    const body = { methodId: 'sandbox-card', amount: '300' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(body, key, by)));
    answers.push(await create(body, key, by));
    expect(new Set(answers.map(({ envelope }) => JSON.stringify(envelope))).size).toBe(1);
    const conflict = await create({ ...body, amount: '301' }, key, by);
    expect([conflict.status, conflict.envelope]).toMatchObject([409, { errorCode: 'request.idempotency_conflict' }]);
    const list = await gateway.call('listDeposits', { session: by });
    expect(list.envelope.value).toMatchObject({ totalCount: 1, totalPages: 1, pageNum: 1 });
    // A key belongs to its account.
    expect((await create({ ...body, amount: '301' }, key, await gateway.login())).status).toBe(200);
  });
});

describe('the payment page', () => {
  it('WAL-03 shows the amount, credits the deposit once when confirmed, and links back to the site', async () => {
    const { session: by, deposit, payUrl } = await pending();
    expect(deposit).toMatchObject({
      state: 'PENDING',
      amount: '250.00',
      methodName: 'PromptPay (sandbox)',
      settledAt: null,
    });
    const page = await gateway.app.inject({ url: payUrl });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('250.00');
    expect(page.body).toContain('Confirm payment');
    expect(await balanceOf(by)).toBe('0.00');

    const presses = await Promise.all(Array.from({ length: 5 }, () => press(payUrl, 'confirm')));
    expect(presses.every(({ statusCode, headers }) => statusCode === 303 && headers.location === payUrl)).toBe(true);
    expect(await balanceOf(by)).toBe('250.00');
    expect(await read(by, deposit.orderId)).toMatchObject({
      state: 'PAID',
      payUrl: null,
      settledAt: expect.any(Number) as number,
    });
    const after = await gateway.app.inject({ url: payUrl });
    expect(after.body).toContain(`/m/voucherCenter?order=${deposit.orderId}`);
    expect(after.body).toContain('Payment received');
  });

  it('WAL-03 credits nothing after the payment is declined, even if it is confirmed later', async () => {
    const { session: by, deposit, payUrl } = await pending({ Language: 'TY' });
    expect((await gateway.app.inject({ url: payUrl })).body).toContain('ยืนยันการชำระเงิน');
    await press(payUrl, 'decline');
    await press(payUrl, 'confirm');
    expect(await read(by, deposit.orderId)).toMatchObject({ state: 'FAILED', payUrl: null });
    expect(await balanceOf(by)).toBe('0.00');
  });

  it('WAL-03 credits nothing after the order expires in 30 minutes', async () => {
    const { session: by, deposit, payUrl } = await pending();
    gateway.advance(30 * 60_000 - 1_000);
    // The session of the order times out at the same time.
    const again = {
      ...by,
      ...(await gateway.app.gateway.services.sessions.open({
        accountId: by.account.id,
        device: 'test',
        clientAddress: '127.0.0.1',
      })),
    };
    expect(await read(again, deposit.orderId)).toMatchObject({ state: 'PENDING' });
    gateway.advance(1_000);
    // Only the provider knows whether the order was paid, and it is queried.
    expect(await read(again, deposit.orderId)).toMatchObject({ state: 'CHECKING', payUrl: null });
    await gateway.app.gateway.services.depositLookup.work();
    expect(await read(again, deposit.orderId)).toMatchObject({ state: 'EXPIRED', payUrl: null });
    expect((await gateway.app.inject({ url: payUrl })).body).toContain('expired');
    await press(payUrl, 'confirm');
    expect(await balanceOf(again)).toBe('0.00');
  });

  it('has a strict content security policy, is not cached, and escapes the merchant name', async () => {
    await gateway.app.gateway.services.merchants.save({
      code: 'ODD',
      name: '<img src=x onerror=alert(1)>',
      brand: 'north',
      currency: 'THB',
      settings: {},
    });
    const by = await gateway.login({ merchantCode: 'ODD' });
    const answer = await gateway.call('createDeposit', {
      body: { methodId: 'sandbox-qr', amount: '1234.5' },
      session: by,
      headers: { Merchant: 'ODD', 'Idempotency-Key': newKey() },
    });
    const page = await gateway.app.inject({ url: (answer.envelope.value as Deposit).payUrl ?? '' });
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'nonce-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(page.body).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page.body).not.toContain('<img');
    expect(page.body).not.toContain('<script');
    expect(page.body).toContain('1,234.50');
    expect(page.headers['cache-control']).toBe('no-store');
  });

  it('returns 404 for an unknown payment', async () => {
    const page = await gateway.app.inject({ url: '/sandbox/pay/made-up' });
    expect([page.statusCode, page.body.includes('No such payment')]).toEqual([404, true]);
    expect((await press('/sandbox/pay/made-up', 'confirm')).statusCode).toBe(303);
  });
});

describe('the payment provider webhook', () => {
  it('WAL-03 rejects forged, altered, stale, malformed and mismatched reports and credits nothing', async () => {
    const order = await pending();
    const body = reportOf(order);
    expect(await report(body, { key: 'another-key' })).toEqual([401, 'BAD_SIGNATURE']);
    expect(await report(body, { sent: { ...body, amount: '2500000' } })).toEqual([401, 'BAD_SIGNATURE']);
    expect(await report(body, { skewMs: -301_000 })).toEqual([401, 'BAD_SIGNATURE']);
    expect(await report({ ...body, extra: true })).toEqual([400, 'BAD_REQUEST']);
    expect(await report({ ...body, currency: 'USD' })).toEqual([409, 'MISMATCH']);
    expect(await report({ ...body, payment_id: 'SBXother' })).toEqual([409, 'MISMATCH']);
    expect(await report({ ...body, order_id: 'unknown' })).toEqual([404, 'NOT_FOUND']);
    expect(await report({ ...body, outcome: 'FAILED', decided_at: body.decided_at + 31 * 60_000 })).toEqual([
      409,
      'EXPIRED',
    ]);
    expect(await balanceOf(order.session)).toBe('0.00');
  });

  it('WAL-03 holds a payment of a different amount for operator review and credits nothing', async () => {
    const order = await pending();
    const body = { ...reportOf(order), amount: '2500000' };
    expect(await report(body)).toEqual([200, 'HELD']);
    expect(await report(body)).toEqual([200, 'REPLAYED']);
    expect(await report(reportOf(order))).toEqual([409, 'CONFLICT']);
    expect(await balanceOf(order.session)).toBe('0.00');
    expect(await read(order.session, order.deposit.orderId)).toMatchObject({ state: 'REVIEW', amount: '250.00' });
  });

  it('WAL-03 credits a payment reported after expiry and holds one reported after a failure', async () => {
    const late = await pending();
    gateway.advance(29 * 60_000);
    const decided = reportOf(late);
    gateway.advance(3 * 60_000);
    expect(await report(decided)).toEqual([200, 'OK']);
    const failedFirst = await pending();
    const paid = reportOf(failedFirst);
    expect(await report({ ...paid, outcome: 'FAILED' })).toEqual([200, 'OK']);
    expect(await report(paid)).toEqual([200, 'HELD']);
    expect(await read(failedFirst.session, failedFirst.deposit.orderId)).toMatchObject({ state: 'REVIEW' });
    const overdue = await pending();
    gateway.advance(31 * 60_000);
    await gateway.app.gateway.services.depositLookup.work();
    expect(await report(reportOf(overdue))).toEqual([200, 'OK']);
    const { state } = await gateway.database.db
      .selectFrom('deposit_order')
      .select('state')
      .where('id', '=', overdue.deposit.orderId)
      .executeTakeFirstOrThrow();
    expect(state).toBe('PAID');
  });

  it('WAL-03 credits a concurrently repeated report once and rejects a contradicting one', async () => {
    const order = await pending();
    const body = reportOf(order);
    const answers = await Promise.all(Array.from({ length: 16 }, () => report(body)));
    expect(answers.filter(([, status]) => status === 'OK')).toHaveLength(1);
    expect(answers.filter(([, status]) => status === 'REPLAYED')).toHaveLength(15);
    expect(await report({ ...body, outcome: 'FAILED' })).toEqual([409, 'CONFLICT']);
    expect(await balanceOf(order.session)).toBe('250.00');
  });

  it('WAL-03 is retried with a fresh signature until it is acknowledged, and not after that', async () => {
    const order = await pending();
    const sandbox = gateway.app.gateway.services.sandbox;
    if (sandbox === undefined) throw new Error('The sandbox is not there');
    await sandbox.decide(order.payUrl.split('/').at(-1) ?? '', 'PAID');
    const seen: string[] = [];
    const away = async ({ signature }: { signature: string }): Promise<number> => {
      seen.push(signature);
      if (seen.length === 1) throw new Error('connection reset');
      return 503;
    };
    await sandbox.sendDue(away);
    await sandbox.sendDue(away);
    expect(seen).toHaveLength(1);
    gateway.advance(10 * 60_000);
    await sandbox.sendDue(away);
    expect(seen).toHaveLength(2);
    gateway.advance(10 * 60_000);
    const bodies: string[] = [];
    await sandbox.sendDue(async ({ path, signature, body }) => {
      bodies.push(body);
      const answer = await gateway.app.inject({
        method: 'POST',
        url: path,
        payload: body,
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
      });
      return answer.statusCode;
    });
    expect(bodies).toHaveLength(1);
    const { state } = await gateway.database.db
      .selectFrom('deposit_order')
      .select('state')
      .where('id', '=', order.deposit.orderId)
      .executeTakeFirstOrThrow();
    expect(state).toBe('PAID');
    gateway.advance(60 * 60_000);
    await sandbox.sendDue(async ({ body }) => {
      bodies.push(body);
      return 200;
    });
    expect(bodies).toHaveLength(1);
  });
});

it('the ledger is balanced after all tests above', async () => {
  expect((await checkLedger(gateway.database.db)).breaks).toEqual([]);
});
