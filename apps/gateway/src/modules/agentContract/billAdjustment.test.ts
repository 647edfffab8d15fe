import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Bill, BillDetail, Bills, RecomputedBill } from '@parlor/contract';
import type { TestSession } from '../../testing/testGateway.ts';
import { createContractFixture, type ContractFixture } from './testing/contractFixture.ts';
import { storedTerms } from './testing/terms.ts';

let fixture: ContractFixture;
beforeEach(async () => {
  fixture = await createContractFixture();
  fixture.moveTo('2028-03-10T12:00:00Z');
});
afterEach(() => fixture.gateway.close());

const flat = (percent: string, rest = {}) => storedTerms([{ percent }], rest);

/** Changes the figures as their reader does when a bet of a past hour is rolled back. */
async function takeBack(account: TestSession, time: string, turnover: bigint): Promise<void> {
  await fixture.played(account, time, -turnover);
  await sql`
    insert into agent_late_change (bucket, transfer_id, account_id, currency, hour, day, game_type, turnover, tx, recorded_at)
    values (1, ${randomUUID()}, ${account.account.id}, 'THB', ${new Date(time)}, ${time.slice(0, 10)}, 'RNG', ${-turnover}, pg_current_xact_id(), ${new Date(fixture.gateway.deps.clock())})`.execute(
    fixture.gateway.database.db,
  );
}
const collect = (payee: TestSession, { billId }: Pick<Bill, 'billId'>) =>
  fixture.request<BillDetail>('collectBill', payee, {
    params: { billId },
    body: {},
    headers: { 'idempotency-key': `collect-${billId}` },
  });
/** Lists bills, the earliest first. */
const billed = async (account: TestSession) =>
  (await fixture.bills(account)).toSorted(
    (a, b) => a.from - b.from || Number(a.adjusts !== null) - Number(b.adjusts !== null),
  );
const brief = (bills: readonly Bill[]) => bills.map(({ amount, paid, state }) => [amount, paid, state]);

describe('a bet that is rolled back after its period was billed', () => {
  it('AGT-07 adds another bill, which is offset against the next paid one, and changes no existing bill', async () => {
    const a = await fixture.agent();
    const b = await fixture.agent(a);
    await fixture.agree('daily_salary', a, b, flat('1'));
    await fixture.fund(a, 50_000n);
    await fixture.played(b, '2028-03-11T12:00:00Z', 1_000_000n);
    fixture.moveTo('2028-03-11T23:10:00Z');
    await fixture.runDueWork();
    const [first] = await billed(b);
    await collect(b, first!);

    await takeBack(b, '2028-03-11T12:00:00Z', 400_000n);
    await fixture.runDueWork();
    await fixture.runDueWork();
    const [original, adjustment, ...others] = await billed(b);
    expect(others).toEqual([]);
    expect(original).toMatchObject({ amount: '100.00', paid: '100.00', state: 'PAID', turnover: '10000.00' });
    expect(adjustment).toMatchObject({
      amount: '-40.00',
      turnover: '6000.00',
      adjusts: original?.billId,
      state: 'COLLECTABLE',
      actions: ['dispute'],
    });
    expect(
      await fixture.request<RecomputedBill>('recomputeBill', b, { params: { billId: original!.billId } }),
    ).toMatchObject({
      isEqual: false,
      computed: { amount: '60.00' },
    });
    expect(
      await fixture.request<RecomputedBill>('recomputeBill', b, { params: { billId: adjustment!.billId } }),
    ).toMatchObject({ isEqual: true });

    await fixture.played(b, '2028-03-12T12:00:00Z', 300_000n);
    await fixture.played(b, '2028-03-13T12:00:00Z', 300_000n);
    fixture.moveTo('2028-03-13T23:10:00Z');
    await fixture.runDueWork();
    const [, , second, third] = await billed(b);
    await collect(b, second!);
    // A part of the correction is subtracted. Nobody owes the rest.
    const { list, totals } = await fixture.request<Bills>('listBills', b);
    const correction = list.find(({ billId }) => billId === adjustment?.billId);
    expect(correction).toMatchObject({ state: 'PARTIAL', paid: '-30.00', owed: '0.00' });
    expect(totals.owed).toBe('0.00');
    await collect(b, third!);
    expect(brief(await billed(b))).toEqual([
      ['100.00', '100.00', 'PAID'],
      ['-40.00', '-40.00', 'PAID'],
      ['30.00', '30.00', 'PAID'],
      ['30.00', '30.00', 'PAID'],
    ]);
    await fixture.settle();
    // 1.00 % of 12,000.00 in all.
    expect([await fixture.balance(a), await fixture.balance(b)]).toEqual([38_000n, 12_000n]);
  });

  it('AGT-07 adjusts the bills of all accounts above by their own terms, and no others', async () => {
    const a = await fixture.agent();
    const [b, c] = [await fixture.agent(a), await fixture.agent(a)];
    const player = await fixture.member(b);
    await fixture.agree('daily_salary', null, a, flat('2'));
    for (const payee of [b, c]) await fixture.agree('daily_salary', a, payee, flat('1'));
    for (const account of [player, c]) await fixture.played(account, '2028-03-11T12:00:00Z', 1_000_000n);
    fixture.moveTo('2028-03-11T23:10:00Z');
    await fixture.runDueWork();
    await takeBack(player, '2028-03-11T12:00:00Z', 500_000n);
    await fixture.runDueWork();
    const amounts = async (account: TestSession, side: string) =>
      (await fixture.bills(account, { side })).map(({ amount }) => amount).toSorted();
    expect(await amounts(a, 'payee')).toEqual(['-100.00', '400.00']);
    expect(await amounts(b, 'payee')).toEqual(['-50.00', '100.00']);
    expect(await amounts(c, 'payee')).toEqual(['100.00']);
  });

  it('AGT-07 adjusts later dividends whose carried loss changes', async () => {
    const a = await fixture.agent();
    await fixture.agree('dividend', null, a, flat('10', { carry: 'forever' }));
    await fixture.played(a, '2028-03-20T12:00:00Z', 1_000_000n);
    await fixture.played(a, '2028-04-10T12:00:00Z', 1_000_000n);
    fixture.moveTo('2028-04-15T22:10:00Z');
    await fixture.runDueWork();
    // The net loss of the first period becomes −2,000.00.
    await takeBack(a, '2028-03-20T12:00:00Z', 1_200_000n);
    await fixture.runDueWork();
    expect((await billed(a)).map(({ netLoss, carried, amount, state }) => [netLoss, carried, amount, state])).toEqual([
      ['10000.00', '0.00', '1000.00', 'COLLECTABLE'],
      ['-2000.00', '0.00', '-1000.00', 'COLLECTABLE'],
      ['10000.00', '0.00', '1000.00', 'COLLECTABLE'],
      ['10000.00', '-2000.00', '-200.00', 'COLLECTABLE'],
    ]);
  });

  it('AGT-07 adds one adjustment when several gateways work concurrently, or after a kill at any step', async () => {
    const a = await fixture.agent();
    await fixture.agree('daily_salary', null, a, flat('1'));
    await fixture.played(a, '2028-03-11T12:00:00Z', 1_000_000n);
    fixture.moveTo('2028-03-11T23:10:00Z');
    await fixture.runDueWork();
    await takeBack(a, '2028-03-11T12:00:00Z', 400_000n);
    await fixture.settle();
    let kills = 0;
    for (; kills < 100; kills += 1) {
      const isFinished = await fixture
        .work(kills + 1)
        .run()
        .then(
          () => true,
          () => false,
        );
      if (isFinished) break;
    }
    expect(kills).toBeGreaterThan(20);
    await takeBack(a, '2028-03-11T12:00:00Z', 100_000n);
    await fixture.settle();
    await Promise.all([1, 2, 3].map(() => fixture.work().run()));
    expect((await fixture.bills(a)).map(({ amount }) => amount).toSorted()).toEqual(['-10.00', '-40.00', '100.00']);
  });
});
