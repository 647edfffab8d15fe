import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Bill, BillDetail, ContractDetail } from '@parlor/contract';
import type { TestSession } from '../../testing/testGateway.ts';
import { checkLedger } from '../ledger/ledgerCheck.ts';
import { callBill } from './billPayment.ts';
import { createContractFixture, type ContractFixture } from './testing/contractFixture.ts';
import { salaryTiers, storedTerms } from './testing/terms.ts';

let fixture: ContractFixture;
beforeEach(async () => {
  fixture = await createContractFixture();
  fixture.moveTo('2028-03-10T12:00:00Z');
});
afterEach(() => fixture.gateway.close());

const terms = storedTerms(salaryTiers);
const flat = (percent: string, rest = {}) => storedTerms([{ percent }], rest);
const DAY = 86_400_000;
const db = () => fixture.gateway.database.db;
const noBigints = (_name: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
const collect = (payee: TestSession, { billId }: Pick<Bill, 'billId'>) =>
  fixture.request<BillDetail>('collectBill', payee, {
    params: { billId },
    body: {},
    headers: { 'idempotency-key': `collect-${billId}` },
  });
const brief = ({ from, to, amount, state }: Bill) => [
  new Date(from).toISOString(),
  new Date(to).toISOString(),
  amount,
  state,
];

/**
 * Creates the chain of example 3: the platform pays A, who pays B and C. They signed on 10 March and played on 11
 * March.
 */
async function chain() {
  const a = await fixture.agent();
  const [b, c] = [await fixture.agent(a), await fixture.agent(a)];
  const contract = await fixture.agree('daily_salary', null, a, terms);
  for (const payee of [b, c]) await fixture.agree('daily_salary', a, payee, terms);
  const noon = '2028-03-11T12:00:00Z';
  await fixture.played(a, noon, 13_250_000n);
  await fixture.played(b, noon, 11_600_000n);
  for (let member = 0; member < 4; member += 1) await fixture.played(await fixture.member(b), noon, 100_000n);
  await fixture.played(c, noon, 5_000_000n);
  await fixture.played(await fixture.member(c), noon, 1_000_000n);
  fixture.moveTo('2028-03-11T23:10:00Z');
  const balances = async () => [await fixture.balance(a), await fixture.balance(b), await fixture.balance(c)];
  return { a, b, c, contract, balances };
}
/** The final balances of A, B and C. */
const chainPaid = [186_500n, 96_000n, 30_000n];

/** Lists the commands of the ledger that moved money of bills. */
async function moves(): Promise<string[]> {
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, count(*)::int as count from ledger_transfer
    where status = 'OK' and (provider = 'agent-bill' or kind = 'receive') group by 1 order by 1`.execute(db());
  return rows.map(({ kind, count }) => `${count} ${kind}`);
}

async function expectSoundBooks(): Promise<void> {
  const { rows } = await sql<{ sent: bigint; received: bigint; paid: bigint; listed: bigint }>`
    select (select coalesce(sum(amount), 0) from ledger_transfer where status = 'OK' and provider = 'agent-bill' and kind = 'send')::bigint as sent,
      (select coalesce(sum(amount), 0) from ledger_transfer where status = 'OK' and kind = 'receive')::bigint as received,
      (select coalesce(sum(paid), 0) from agent_bill where payer_id is not null)::bigint as paid,
      (select coalesce(sum(p.amount), 0) from agent_bill_payment p join agent_bill b on b.id = p.bill_id where b.payer_id is not null)::bigint as listed`.execute(
    db(),
  );
  const [sums] = rows;
  expect(sums).toEqual({ sent: sums?.paid, received: sums?.paid, paid: sums?.paid, listed: sums?.paid });
  expect((await checkLedger(db())).breaks).toEqual([]);
}

describe('bills of a chain', () => {
  it('AGT-07 example 3: are paid top-down, so that a payer’s own share funds what it owes', async () => {
    const { a, b, c, balances } = await chain();
    await fixture.runDueWork();
    const [toA] = await fixture.bills(a, { side: 'payee' });
    const [toB] = await fixture.bills(b);
    expect([toA, toB].map((bill) => bill && [bill.amount, bill.tier, bill.state])).toEqual([
      ['3125.00', 3, 'COLLECTABLE'],
      ['960.00', 2, 'COLLECTABLE'],
    ]);
    expect(await balances()).toEqual([0n, 0n, 0n]);
    // B collects before A has collected, and A has no other money.
    expect(await collect(b, toB!)).toMatchObject({
      state: 'PAID',
      paid: '960.00',
      payments: [{ amount: '960.00', source: 'contract_share' }],
    });
    expect(await fixture.request<BillDetail>('getBill', a, { params: { billId: toA!.billId } })).toMatchObject({
      state: 'PAID',
      owedBelow: '1260.00',
      payments: [{ amount: '3125.00', source: 'platform' }],
    });
    // A's debt to C is paid without a request of C.
    await fixture.runDueWork();
    expect((await fixture.bills(c)).map(({ state, paid }) => [state, paid])).toEqual([['PAID', '300.00']]);
    expect(await balances()).toEqual(chainPaid);
    await expectSoundBooks();
  });

  it('AGT-07 are the same after a kill at every step, and paid once', async () => {
    const { b, balances } = await chain();
    await fixture.settle();
    let kills = 0;
    /** Kills the work at every statement, one after another, until it finishes. */
    async function killed(): Promise<void> {
      let before = JSON.stringify(await fixture.written(), noBigints);
      for (let at = 1; ; at += 1) {
        const work = fixture.work(at);
        const isFinished = await work.run().then(
          () => true,
          () => false,
        );
        if (isFinished) return;
        kills += 1;
        const after = JSON.stringify(await fixture.written(), noBigints);
        if (after !== before) at = 0;
        before = after;
      }
    }
    await killed();
    const [bill] = await fixture.bills(b);
    await callBill(fixture.gateway.deps.db, bill!.billId, fixture.gateway.deps.clock());
    await killed();
    await fixture.settle();
    expect(kills).toBeGreaterThan(50);
    expect(await moves()).toEqual(['2 send', '2 receive', '1 agent_pay']);
    expect(await balances()).toEqual(chainPaid);
    await expectSoundBooks();
  });

  it('AGT-07 are the same when several gateways work concurrently, and when they are computed again', async () => {
    const { a, b, balances } = await chain();
    await fixture.settle();
    const concurrently = () => Promise.all([1, 2, 3].map(() => fixture.work().run()));
    await concurrently();
    const [bill] = await fixture.bills(b);
    await Promise.all([collect(b, bill!), collect(b, bill!), ...[1, 2].map(() => fixture.work().run())]);
    await fixture.runDueWork();
    await concurrently();
    await fixture.settle();
    expect(await balances()).toEqual(chainPaid);
    const before = await fixture.written();
    const again = { merchantCode: 'NORTH', kind: 'daily_salary', from: '2028-01-01', operator: 'operator01' };
    expect(await fixture.desk.rerun(again)).toBe(0);
    await fixture.runDueWork();
    expect(await fixture.written()).toEqual(before);
    expect(await moves()).toEqual(['2 send', '2 receive', '1 agent_pay']);
    expect((await fixture.bills(a)).length).toBe(3);
    await expectSoundBooks();
  });

  it('AGT-07 that are missing are added by a rerun', async () => {
    const { c } = await chain();
    await fixture.runDueWork();
    const [bill] = await fixture.bills(c);
    await db().deleteFrom('agent_bill').where('id', '=', bill!.billId).execute();
    const again = { merchantCode: 'NORTH', kind: 'daily_salary', from: '2028-01-01', operator: 'operator01' };
    expect(await fixture.desk.rerun(again)).toBe(1);
    expect((await fixture.bills(c)).map(({ billId }) => billId)).toEqual([bill!.billId]);
  });

  it('AGT-07 wait until every transfer of the period is counted', async () => {
    const { a } = await chain();
    await fixture.fund(a, 5n);
    await fixture.work().run();
    expect(await fixture.bills(a)).toEqual([]);
    await fixture.settle();
    await fixture.work().run();
    expect((await fixture.bills(a)).length).toBe(3);
  });
});

describe('a payer with too little', () => {
  it('AGT-07 pays as much as it has, owes the rest, and pays it when it has money', async () => {
    const a = await fixture.agent();
    const b = await fixture.agent(a);
    await fixture.agree('daily_salary', a, b, flat('1'));
    await fixture.played(b, '2028-03-11T12:00:00Z', 1_000_000n);
    fixture.moveTo('2028-03-11T23:10:00Z');
    await fixture.runDueWork();
    const [bill] = await fixture.bills(b);
    expect(await collect(b, bill!)).toMatchObject({ state: 'INSUFFICIENT', paid: '0.00', owed: '100.00' });
    await fixture.fund(a, 3_000n);
    expect(await collect(b, bill!)).toMatchObject({
      state: 'PARTIAL',
      paid: '30.00',
      owed: '70.00',
      payments: [{ amount: '30.00', source: 'wallet' }],
    });
    expect([await fixture.balance(a), await fixture.balance(b)]).toEqual([0n, 3_000n]);
    await fixture.fund(a, 10_000n);
    fixture.moveTo('2028-03-12T12:00:00Z');
    await fixture.runDueWork();
    expect((await fixture.bills(b)).at(-1)).toMatchObject({ state: 'PAID', paid: '100.00', owed: '0.00' });
    expect([await fixture.balance(a), await fixture.balance(b)]).toEqual([3_000n, 10_000n]);
    await expectSoundBooks();
  });

  it('AGT-07 pays from the contract share first, then from the wallet', async () => {
    const { a, b, c } = await chain();
    await fixture.fund(a, 100_000n);
    // C has terms that pay more than A gets for the rest.
    await db()
      .updateTable('agent_contract_version')
      .set({ terms: JSON.stringify(storedTerms([{ fixed: '2500' }])) })
      .where('contract_id', 'in', db().selectFrom('agent_contract').select('id').where('payee_id', '=', c.account.id))
      .execute();
    await fixture.runDueWork();
    await collect(b, (await fixture.bills(b))[0]!);
    const paid = await collect(c, (await fixture.bills(c))[0]!);
    expect(paid.payments.map(({ amount, source }) => [amount, source])).toEqual([
      ['2165.00', 'contract_share'],
      ['335.00', 'wallet'],
    ]);
    await fixture.settle();
    expect(await fixture.balance(a)).toBe(66_500n);
    await expectSoundBooks();
  });
});

describe('periods', () => {
  it('AGT-07 end at midnight of the merchant’s time zone, and are billed afterwards', async () => {
    const a = await fixture.agent();
    await fixture.agree('daily_salary', null, a, flat('1'));
    await fixture.played(a, '2028-03-11T22:59:00Z', 100_000n);
    await fixture.played(a, '2028-03-11T23:00:00Z', 200_000n);
    fixture.moveTo('2028-03-11T22:50:00Z');
    await fixture.runDueWork();
    expect(await fixture.bills(a)).toEqual([]);
    fixture.moveTo('2028-03-12T23:10:00Z');
    await fixture.runDueWork();
    expect((await fixture.bills(a)).map(brief)).toEqual([
      ['2028-03-11T23:00:00.000Z', '2028-03-12T23:00:00.000Z', '20.00', 'COLLECTABLE'],
      ['2028-03-10T23:00:00.000Z', '2028-03-11T23:00:00.000Z', '10.00', 'COLLECTABLE'],
    ]);
  });

  it.each([
    ['begins', '2028-03-25', '2028-03-25T23:00:00.000Z', '2028-03-26T22:00:00.000Z', 23],
    ['ends', '2028-10-28', '2028-10-28T22:00:00.000Z', '2028-10-29T23:00:00.000Z', 25],
  ])('AGT-07 lose and repeat nothing when summer time %s', async (_what, day, from, to, hours) => {
    fixture.moveTo(`${day}T12:00:00Z`);
    const a = await fixture.agent();
    await fixture.agree('daily_salary', null, a, flat('1'));
    await fixture.agree('hourly', null, a, flat('1'));
    for (let at = Date.parse(from) - 3_600_000; at <= Date.parse(to); at += 3_600_000)
      await fixture.played(a, at, 100n);
    fixture.moveTo(Date.parse(to) + 600_000);
    await fixture.runDueWork();
    const [salary, ...others] = await fixture.bills(a, { kind: 'daily_salary' });
    expect(others).toEqual([]);
    expect(salary).toMatchObject({ from: Date.parse(from), to: Date.parse(to), turnover: `${hours}.00` });
    const hourly = (await fixture.bills(a, { kind: 'hourly' })).filter((bill) => bill.from >= Date.parse(from));
    expect(hourly.map(({ turnover }) => turnover)).toEqual(Array.from({ length: hours }, () => '1.00'));
  });

  it('AGT-07 that were missed are billed one by one', async () => {
    const a = await fixture.agent();
    await fixture.agree('daily_salary', null, a, flat('1'));
    for (let day = 0; day < 5; day += 1)
      await fixture.played(a, Date.parse('2028-03-11T12:00:00Z') + day * DAY, 10_000n);
    fixture.moveTo('2028-03-15T23:10:00Z');
    await fixture.runDueWork();
    expect((await fixture.bills(a)).map(({ amount }) => amount)).toEqual(['1.00', '1.00', '1.00', '1.00', '1.00']);
  });

  it('AGT-07 are billed up to a payee’s move away from the payer, and the contract ends', async () => {
    const top = await fixture.agent();
    const [a, later] = [await fixture.agent(top), await fixture.agent(top)];
    const b = await fixture.agent(a);
    await fixture.agree('dividend', top, a, flat('10'));
    const contractId = await fixture.agree('dividend', a, b, flat('10'));
    const moved = '2028-03-19T23:00:00Z';
    await fixture.played(b, '2028-03-16T12:00:00Z', 100_000n);
    await sql`select agent_tree_move(${b.account.id}, ${later.account.id}, ${new Date(moved)})`.execute(db());
    await fixture.played(b, '2028-03-20T12:00:00Z', 700_000n);
    fixture.moveTo('2028-03-31T22:10:00Z');
    await fixture.runDueWork();
    expect((await fixture.bills(b)).map(brief)).toEqual([
      ['2028-03-15T23:00:00.000Z', '2028-03-19T23:00:00.000Z', '100.00', 'COLLECTABLE'],
    ]);
    expect((await fixture.bills(a, { side: 'payee' })).map(brief)).toEqual([
      ['2028-03-15T23:00:00.000Z', '2028-03-31T22:00:00.000Z', '100.00', 'COLLECTABLE'],
    ]);
    expect(await fixture.request<ContractDetail>('getContract', b, { params: { contractId } })).toMatchObject({
      state: 'REVOKED',
    });
  });

  it('AGT-07 are billed by the terms at their beginning when the contract is amended within them', async () => {
    const a = await fixture.agent();
    const b = await fixture.agent(a);
    const contractId = await fixture.agree('daily_salary', a, b, flat('1'));
    for (const day of ['11', '12']) await fixture.played(b, `2028-03-${day}T12:00:00Z`, 100_000n);
    fixture.moveTo('2028-03-11T12:00:00Z');
    await fixture.request('amendContract', a, { params: { contractId }, body: { terms: flat('3') } });
    await fixture.request('answerContract', b, { params: { contractId }, body: { isAccepted: true, version: 2 } });
    fixture.moveTo('2028-03-12T23:10:00Z');
    await fixture.runDueWork();
    expect((await fixture.bills(b)).map(({ amount, version }) => [amount, version])).toEqual([
      ['30.00', 2],
      ['10.00', 1],
    ]);
  });

  it('AGT-07 after the end of a contract are not billed', async () => {
    const a = await fixture.agent();
    const b = await fixture.agent(a);
    const contractId = await fixture.agree('daily_salary', a, b, flat('1'));
    for (const day of ['11', '12', '13']) await fixture.played(b, `2028-03-${day}T12:00:00Z`, 100_000n);
    fixture.moveTo('2028-03-12T12:00:00Z');
    await fixture.request('revokeContract', a, { params: { contractId } });
    await fixture.request('answerContract', b, { params: { contractId }, body: { isAccepted: true, version: 1 } });
    fixture.moveTo('2028-03-14T12:00:00Z');
    await fixture.runDueWork();
    expect((await fixture.bills(b)).length).toBe(2);
  });
});

describe('a dividend with negative periods', () => {
  it.each([
    ['none', '4000.00', '0.00'],
    ['previous', '3500.00', '-5000.00'],
    ['forever', '1500.00', '-25000.00'],
  ] as const)('AGT-07 example 6: carries by the rule %s', async (carry, amount, carried) => {
    const a = await fixture.agent();
    await fixture.agree('dividend', null, a, flat('10', { carry }));
    const lost = ['2028-03-20T12:00:00Z', '2028-04-10T12:00:00Z', '2028-04-20T12:00:00Z'];
    for (const [period, payouts] of [2_100_000n, 600_000n, 0n].entries())
      await fixture.played(a, lost[period]!, period === 2 ? 4_000_000n : 100_000n, payouts);
    fixture.moveTo('2028-04-30T22:10:00Z');
    await fixture.runDueWork();
    const [third, second, first] = await fixture.bills(a);
    expect([first?.netLoss, second?.netLoss, third?.netLoss]).toEqual(['-20000.00', '-5000.00', '40000.00']);
    expect([first?.state, second?.state]).toEqual(['NOT_REACHED', 'NOT_REACHED']);
    expect(third).toMatchObject({ amount, carried, state: 'COLLECTABLE' });
  });
});
