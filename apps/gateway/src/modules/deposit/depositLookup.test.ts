import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Deposit } from '@parlor/contract';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { checkLedger } from '../ledger/ledgerCheck.ts';
import { createDepositLookup } from './depositLookup.ts';
import type { LookedUp, PaymentProvider } from './paymentProvider.ts';
import { createDepositService } from './deposit.service.ts';
import { reportSenderOf } from './signedReports.ts';
import { createDepositor, offerDeposits } from './testing/depositor.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { isZeroConfiguration: true } });
  await gateway.app.ready();
  await offerDeposits(gateway);
});
afterAll(() => gateway.close());

const methodId = 'sandbox-qr';
const MINUTE = 60_000;
const rowOf = (orderId: string) =>
  gateway.database.db.selectFrom('deposit_order').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();

const tokenOf = ({ payUrl }: Deposit): string => payUrl?.split('/').at(-1) ?? '';
/** Reads the delivery state of the provider's report. */
const deliveryOf = async ({ orderId }: Deposit) =>
  (
    await gateway.database.db
      .selectFrom('sandbox_payment')
      .select('delivery')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).delivery;
/** Reads the credits of an order, in minor units. */
const creditsOf = async ({ orderId }: Deposit) => {
  const rows = await gateway.database.db
    .selectFrom('ledger_transfer')
    .select('moved')
    .where('kind', '=', 'deposit')
    .where('provider_tx_id', '=', orderId)
    .execute();
  return rows.map(({ moved }) => moved);
};

/** Creates the gateway's lookup, with a payment provider that gives the set answers. */
function lookupWith(lookUp: PaymentProvider['lookUp']) {
  const provider: PaymentProvider = {
    code: 'sandbox',
    startPayment: () => Promise.reject(new Error('closed')),
    lookUp,
  };
  const { db, clock, log, masterKeys } = gateway.deps;
  const { depositOffers: offers } = gateway.app.gateway.services;
  return {
    lookup: createDepositLookup({ db, clock, log, providers: [provider] }),
    service: createDepositService({ db, clock, log, masterKeys, providers: [provider], offers }),
  };
}

describe('a deposit without a provider report', () => {
  it('WAL-03 is looked up after a minute and credited once under concurrent lookups', async () => {
    const depositor = await createDepositor(gateway);
    const order = await depositor.create({ methodId, amount: '250' });
    const { sandbox, depositLookup } = gateway.app.gateway.services;
    // The payer decides, and the provider's report does not arrive.
    await sandbox?.decide(tokenOf(order), 'PAID');
    await sandbox?.sendDue(() => Promise.reject(new Error('cut off')));
    await depositLookup.work();
    expect(await depositor.balance()).toBe('0.00');
    gateway.advance(MINUTE);
    await Promise.all([depositLookup.work(), depositLookup.work()]);
    expect(await depositor.balance()).toBe('250.00');
    // The provider sends its report again: it is accepted, and changes nothing.
    gateway.advance(MINUTE);
    await sandbox?.sendDue(reportSenderOf(gateway.app));
    await depositLookup.work();
    expect(await deliveryOf(order)).toBe('answered 200');
    expect(await depositor.balance()).toBe('250.00');
    expect(await creditsOf(order)).toEqual([25_000n]);
  });

  it('WAL-03 stays pending while the provider does not respond and goes to an operator after a day', async () => {
    const depositor = await createDepositor(gateway);
    const { orderId } = await depositor.create({ methodId, amount: '250' });
    let lookups = 0;
    const { lookup } = lookupWith(() => {
      lookups += 1;
      return Promise.reject(new Error('no answer'));
    });
    for (let round = 0; round < 5; round += 1) {
      gateway.advance(60 * MINUTE);
      await lookup.work();
    }
    expect(lookups).toBeGreaterThanOrEqual(4);
    expect(await rowOf(orderId)).toMatchObject({ state: 'PENDING' });
    gateway.advance(25 * 60 * MINUTE);
    await lookup.work();
    expect(await rowOf(orderId)).toMatchObject({ state: 'REVIEW', review_reason: 'no_answer', next_attempt_at: null });
    expect(gateway.logged.join('')).toContain('a deposit could not be looked up');
  });

  it.each(['EXPIRED', 'UNKNOWN'] as const satisfies LookedUp[])(
    'WAL-03 expires only after its time limit when the provider answers %s',
    async (answer) => {
      const depositor = await createDepositor(gateway);
      const { orderId } = await depositor.create({ methodId, amount: '250' });
      const { lookup } = lookupWith(() => Promise.resolve(answer));
      gateway.advance(2 * MINUTE);
      await lookup.work();
      expect((await rowOf(orderId)).state).toBe('PENDING');
      gateway.advance(60 * MINUTE);
      await lookup.work();
      expect((await rowOf(orderId)).state).toBe('EXPIRED');
    },
  );
});

describe('the report and the lookup of one deposit', () => {
  it('WAL-03 credit it once when the report arrives during the lookup', async () => {
    const depositor = await createDepositor(gateway);
    const order = await depositor.create({ methodId, amount: '250' });
    const { sandbox } = gateway.app.gateway.services;
    await sandbox?.decide(tokenOf(order), 'PAID');
    const balances: string[] = [];
    const { lookup } = lookupWith(async (orderId) => {
      const found = (await sandbox?.lookUp(orderId)) ?? 'UNKNOWN';
      await sandbox?.sendDue(reportSenderOf(gateway.app));
      balances.push(await depositor.balance());
      return found;
    });
    gateway.advance(MINUTE);
    await lookup.work();
    // The report came first; the result of the lookup then changed nothing.
    expect([...balances, await depositor.balance()]).toEqual(['250.00', '250.00']);
    expect(await deliveryOf(order)).toBe('answered 200');
    expect(await creditsOf(order)).toEqual([25_000n]);
    expect(await rowOf(order.orderId)).toMatchObject({ state: 'PAID', review_reason: null });
    expect((await checkLedger(gateway.database.db)).breaks).toEqual([]);
  });
});

describe('a payment provider that does not respond to a new deposit', () => {
  it('WAL-03 leaves one order, which a retry with the same idempotency key continues', async () => {
    const { session } = await createDepositor(gateway);
    const { service } = lookupWith(() => Promise.resolve('WAITING'));
    const merchant = await gateway.app.gateway.services.merchants.byCode('NORTH');
    if (merchant === undefined) throw new Error('The merchant is gone');
    const player = { accountId: session.account.id, merchantCode: 'NORTH', type: session.account.type };
    const scope = {
      session: { ...player, id: 's', account: session.account.account },
      merchant,
      language: 'EN' as const,
    };
    const key = crypto.randomUUID();
    const body = { methodId, amount: '250' };
    expect(await service.create(scope, body, key)).toMatchObject({ code: 'deposit.provider_silent' });
    const again = await gateway.app.gateway.services.deposits.create(scope, body, key);
    expect(again).toMatchObject({ state: 'PENDING', payUrl: expect.stringMatching(/^\/sandbox\/pay\//) as string });
    const rows = await gateway.database.db
      .selectFrom('deposit_order')
      .select('id')
      .where('account_id', '=', session.account.id)
      .execute();
    expect(rows).toHaveLength(1);
  });
});
