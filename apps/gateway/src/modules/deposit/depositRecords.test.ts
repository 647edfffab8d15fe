import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Deposit } from '@parlor/contract';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { createDepositor } from './testing/depositor.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { isZeroConfiguration: true } });
  await gateway.app.ready();
});
afterAll(() => gateway.close());

describe('the deposit history', () => {
  it('WAL-02 is sorted newest first, paginated, filtered by time, and private to the player', async () => {
    const depositor = await createDepositor(gateway);
    const { session: by } = depositor;
    for (const amount of ['100', '200', '300']) await depositor.create({ methodId: 'sandbox-qr', amount });
    const page = await gateway.call('listDeposits', { session: by, query: { pageSize: 2 } });
    const value = page.envelope.value as { list: Deposit[] };
    expect(page.envelope.value).toMatchObject({
      totalCount: 3,
      totalPages: 2,
      pageNum: 1,
      list: [{ amount: '300.00' }, { amount: '200.00' }],
    });
    const [newest] = value.list;
    const before = await gateway.call('listDeposits', { session: by, query: { to: newest?.createdAt ?? 0 } });
    expect(
      (before.envelope.value as { list: Deposit[] }).list.every(
        ({ createdAt }) => createdAt < (newest?.createdAt ?? 0),
      ),
    ).toBe(true);
    const after = await gateway.call('listDeposits', { session: by, query: { from: gateway.deps.clock() + 1_000 } });
    expect(after.envelope.value).toEqual({ list: [], totalCount: 0, totalPages: 0, pageNum: 1 });
    for (const orderId of [newest?.orderId ?? '', 'nonsense']) {
      const other = await gateway.call('getDeposit', { params: { orderId }, session: await gateway.login() });
      expect([other.status, other.envelope]).toMatchObject([404, { errorCode: 'deposit.order_not_found' }]);
    }
  });
});
