import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  pathOf,
  type Accrual,
  type Bill,
  type BillDetail,
  type Bills,
  type RecomputedBill,
  type Simulation,
  type TeamKpi,
} from '@parlor/contract';
import type { TestSession } from '../../testing/testGateway.ts';
import { newTransferId } from '../ledger/transferId.ts';
import { createLedgerRepository } from '../ledger/ledger.repository.ts';
import { createContractFixture, type ContractFixture } from './testing/contractFixture.ts';
import { storedTerms } from './testing/terms.ts';

let fixture: ContractFixture;
afterEach(() => fixture.gateway.close());
async function start(contract: Record<string, unknown> = {}): Promise<void> {
  fixture = await createContractFixture({ contract });
  fixture.moveTo('2028-03-10T12:00:00Z');
}

const flat = (percent: string, rest = {}) => storedTerms([{ percent }], rest);
const name = (session: TestSession) => session.account.account;
const see = (session: TestSession, billId: string) =>
  fixture.request<BillDetail>('getBill', session, { params: { billId } });
const collecting = (billId: string) => ({
  params: { billId },
  body: {},
  headers: { 'idempotency-key': `collect-${billId}` },
});

/** Creates an agent who pays another 1 % of the 10,000.00 of 11 March: 6,000.00 of its own, 4,000.00 of a member. */
async function billed() {
  const a = await fixture.agent();
  const b = await fixture.agent(a);
  const member = await fixture.member(b);
  const contractId = await fixture.agree('daily_salary', a, b, flat('1'));
  await fixture.fund(a, 50_000n);
  await fixture.played(b, '2028-03-11T10:00:00Z', 600_000n, 100_000n, 'LIVE');
  await fixture.played(member, '2028-03-11T12:00:00Z', 400_000n, 500_000n);
  fixture.moveTo('2028-03-11T23:10:00Z');
  await fixture.runDueWork();
  const [bill] = await fixture.bills(b);
  return { a, b, member, contractId, bill: bill! };
}

describe('a bill', () => {
  beforeEach(() => start());

  it('AGT-07 shows its figures by game type and by downline, and both add up to the bill', async () => {
    const { a, b, member, bill } = await billed();
    const detail = await see(b, bill.billId);
    expect(detail).toMatchObject({
      turnover: '10000.00',
      active: 2,
      netLoss: '4000.00',
      amount: '100.00',
      side: 'payee',
      owedBelow: '0.00',
      actions: ['collect', 'dispute'],
    });
    expect(detail.gameTypes).toEqual([
      { gameType: 'RNG', turnover: '4000.00', payouts: '5000.00' },
      { gameType: 'LIVE', turnover: '6000.00', payouts: '1000.00' },
    ]);
    expect(detail.members).toEqual([
      { account: name(b), turnover: '6000.00', netLoss: '5000.00', isActive: true },
      { account: name(member), turnover: '4000.00', netLoss: '-1000.00', isActive: true },
    ]);
    expect(await see(a, bill.billId)).toMatchObject({ side: 'payer', owedBelow: null, actions: ['dispute'] });
  });

  it('AGT-07 has the same result when it is recomputed', async () => {
    const { b, bill } = await billed();
    expect(
      await fixture.request<RecomputedBill>('recomputeBill', b, { params: { billId: bill.billId } }),
    ).toMatchObject({
      isEqual: true,
      stored: { amount: '100.00', tier: 1 },
      computed: { amount: '100.00', tier: 1 },
    });
  });

  it('AGT-07 AGT-09 is visible only to its two sides, in every call', async () => {
    const { a, member, bill } = await billed();
    const params = { params: { billId: bill.billId } };
    const stranger = await fixture.agent(a);
    for (const other of [stranger, member]) {
      for (const call of ['getBill', 'listBillBets', 'recomputeBill'] as const)
        expect(await fixture.refusal(call, other, params)).toBe('agent.bill_not_found');
      expect(await fixture.refusal('collectBill', other, collecting(bill.billId))).toBe('agent.bill_not_found');
      expect(await fixture.refusal('disputeBill', other, { ...params, body: { text: 'mine' } })).toBe(
        'agent.bill_not_found',
      );
      expect(await fixture.bills(other)).toEqual([]);
    }
    expect(await fixture.refusal('decideBill', stranger, { ...params, body: { isApproved: false } })).toBe(
      'agent.bill_not_found',
    );
    expect(await fixture.refusal('collectBill', a, collecting(bill.billId))).toBe('agent.bill_closed');
  });

  it('AGT-07 is collected once, however often it is requested, and requires a key', async () => {
    const { a, b, bill } = await billed();
    expect(await fixture.refusal('collectBill', b, { params: { billId: bill.billId }, body: {} })).toBe(
      'request.idempotency_required',
    );
    await Promise.all([1, 2, 3, 4].map(() => fixture.request('collectBill', b, collecting(bill.billId))));
    expect(await fixture.request<BillDetail>('collectBill', b, collecting(bill.billId))).toMatchObject({
      state: 'PAID',
      paid: '100.00',
      payments: [{ amount: '100.00', source: 'wallet' }],
    });
    await fixture.settle();
    expect([await fixture.balance(a), await fixture.balance(b)]).toEqual([40_000n, 10_000n]);
  });

  it('AGT-02 AGT-07 is an earning of its payee on the day on which it is paid', async () => {
    const { a, b, bill } = await billed();
    await fixture.request('collectBill', b, collecting(bill.billId));
    const salaryOf = async (session: TestSession, day: string) =>
      (await fixture.request<TeamKpi>('getTeamKpi', session, { query: { from: day, to: day } })).c.salary;
    expect([await salaryOf(b, '2028-03-11'), await salaryOf(b, '2028-03-12'), await salaryOf(a, '2028-03-12')]).toEqual(
      ['0.00', '100.00', '0.00'],
    );
  });

  it('AGT-07 expires if nobody collects it in time', async () => {
    const { b, bill } = await billed();
    fixture.moveTo('2028-04-10T23:30:00Z');
    expect(await fixture.refusal('collectBill', b, collecting(bill.billId))).toBe('agent.bill_closed');
    await fixture.runDueWork();
    expect(await see(b, bill.billId)).toMatchObject({ state: 'EXPIRED', actions: ['dispute'] });
    expect(await fixture.balance(b)).toBe(0n);
  });

  it('AGT-07 is disputed by both sides in one thread', async () => {
    const { a, b, bill } = await billed();
    const write = (session: TestSession, text: string) =>
      fixture.request<BillDetail>('disputeBill', session, { params: { billId: bill.billId }, body: { text } });
    expect(bill.isDisputed).toBe(false);
    await write(b, 'Where are the bets of Friday?');
    const detail = await write(a, 'They were taken back.');
    expect(detail.messages.map(({ by, text }) => [by, text])).toEqual([
      [name(b), 'Where are the bets of Friday?'],
      [name(a), 'They were taken back.'],
    ]);
    expect((await fixture.bills(b))[0]?.isDisputed).toBe(true);
    fixture.moveTo('2028-06-20T12:00:00Z');
    expect(await fixture.refusal('disputeBill', b, { params: { billId: bill.billId }, body: { text: 'late' } })).toBe(
      'agent.bill_closed',
    );
  });

  it('AGT-07 leads to the bets behind it', async () => {
    const a = await fixture.agent();
    const member = await fixture.member(a);
    await fixture.agree('daily_salary', null, a, flat('1'));
    const player = { accountId: member.account.id, merchantCode: 'NORTH' };
    const ledger = createLedgerRepository(fixture.gateway.deps.db);
    await fixture.fund(member, 100_000n);
    for (const [round, gameType] of [
      ['one', 'RNG'],
      ['two', 'LIVE'],
    ] as const)
      await ledger.bet({
        player,
        provider: 'PARLOR',
        txId: newTransferId(),
        currency: 'THB',
        amount: 10_000n,
        roundId: round,
        isRoundClosed: false,
        category: 'base',
        eventAt: 0,
        game: { nodeId: '1', gameCode: 'x', gameName: 'X', gameType, vassalage: 'PARLOR' },
      });
    fixture.moveTo('2028-03-11T23:10:00Z');
    await fixture.played(member, '2028-03-11T12:00:00Z', 10_000n);
    await fixture.runDueWork();
    const [bill] = await fixture.bills(a);
    // The bets have the time of the database, so the period is changed to contain them.
    await fixture.gateway.database.db
      .updateTable('agent_bill')
      .set({ period_from: new Date(0) })
      .execute();
    const bets = (query: Record<string, string>) =>
      fixture.request<{ list: { account: string; roundId: string }[]; turnover: string; totalCount: number }>(
        'listBillBets',
        a,
        {
          params: { billId: bill!.billId },
          query,
        },
      );
    expect(await bets({ account: name(member), pageSize: '1' })).toMatchObject({
      list: [{ account: name(member), roundId: 'two' }],
      totalCount: 2,
      turnover: '200.00',
    });
    expect(await bets({ account: name(a) })).toMatchObject({ list: [], turnover: '0.00' });
  });
});

describe('bills that the payer approves', () => {
  it('AGT-07 are collected after they are approved, and never when they are denied', async () => {
    await start({ approves: 'payer' });
    const { a, b, bill } = await billed();
    expect(bill).toMatchObject({ state: 'UNAPPROVED', actions: ['dispute'] });
    const decide = (isApproved: boolean, billId: string) =>
      fixture.request<BillDetail>('decideBill', a, { params: { billId }, body: { isApproved } });
    expect((await see(a, bill.billId)).actions).toEqual(['approve', 'deny', 'dispute']);
    expect(await fixture.refusal('collectBill', b, collecting(bill.billId))).toBe('agent.bill_closed');
    expect(
      await fixture.refusal('decideBill', b, { params: { billId: bill.billId }, body: { isApproved: true } }),
    ).toBe('agent.bill_closed');
    expect(await decide(true, bill.billId)).toMatchObject({ state: 'COLLECTABLE' });
    expect(
      await fixture.refusal('decideBill', a, { params: { billId: bill.billId }, body: { isApproved: false } }),
    ).toBe('agent.bill_closed');
    expect(await fixture.request('collectBill', b, collecting(bill.billId))).toMatchObject({ state: 'PAID' });

    await fixture.played(b, '2028-03-12T10:00:00Z', 600_000n);
    fixture.moveTo('2028-03-12T23:10:00Z');
    await fixture.runDueWork();
    const [next] = await fixture.bills(b);
    expect(await decide(false, next!.billId)).toMatchObject({ state: 'DENIED', actions: ['dispute'] });
    expect(await fixture.refusal('collectBill', b, collecting(next!.billId))).toBe('agent.bill_closed');
  });
});

describe('the list of bills', () => {
  beforeEach(() => start());

  it('AGT-07 has filters, sums over all pages, and a file with the same content', async () => {
    const { a, b, bill } = await billed();
    await fixture.played(b, '2028-03-12T10:00:00Z', 600_000n);
    fixture.moveTo('2028-03-13T23:10:00Z');
    await fixture.runDueWork();
    await fixture.request('collectBill', b, collecting(bill.billId));
    const list = (query: Record<string, string | number>, session = b) =>
      fixture.request<Bills>('listBills', session, { query });
    expect(await list({ pageSize: 1 })).toMatchObject({
      totalCount: 3,
      totals: { amount: '160.00', paid: '100.00', owed: '0.00' },
      list: [{ state: 'NOT_REACHED', amount: '0.00' }],
    });
    const amounts = async (query: Record<string, string>, session = b) =>
      (await list(query, session)).list.map(({ amount }: Bill) => amount);
    expect(await amounts({ state: 'PAID' })).toEqual(['100.00']);
    expect(await amounts({ from: '2028-03-12', to: '2028-03-12' })).toEqual(['60.00']);
    expect(await amounts({ side: 'payer' })).toEqual([]);
    expect(await amounts({ side: 'payer', kind: 'daily_salary' }, a)).toEqual(['0.00', '60.00', '100.00']);
    expect(await amounts({ kind: 'hourly' })).toEqual([]);
    const file = await fixture.request<string>('exportBills', b, { query: { from: '2028-03-11', to: '2028-03-12' } });
    expect(file.split('\r\n')[0]).toMatch(/^\uFEFFbill,contract,kind,side,payer,payee,from,to,turnover/);
    expect(file).toContain(`,daily_salary,payee,${name(a)},${name(b)},2028-03-10T23:00:00.000Z,`);
    expect(file.trim().split('\r\n').length).toBe(3);
    expect(pathOf('exportBills')).toBe('/wps/agent/bills/file');
  });
});

describe('bills of contracts for chosen games', () => {
  beforeEach(() => start());

  it('AGT-07 count only these games, and name them', async () => {
    const a = await fixture.agent();
    const b = await fixture.agent(a);
    const only = (percent: string, ...gameTypes: string[]) => storedTerms([{ percent }], { gameTypes });
    await fixture.agree('daily_salary', a, b, only('1', 'RNG'));
    await fixture.agree('daily_salary', a, b, only('2', 'LIVE', 'FISH'));
    await fixture.played(b, '2028-03-11T12:00:00Z', 1_000_000n);
    await fixture.played(b, '2028-03-11T12:00:00Z', 500_000n, 0n, 'LIVE');
    await fixture.played(b, '2028-03-11T12:00:00Z', 700_000n, 0n, 'SPORTS');
    fixture.moveTo('2028-03-11T23:10:00Z');
    await fixture.runDueWork();
    const found = (await fixture.bills(b)).map(({ games, amount }) => `${games.join(' ')}: ${amount}`);
    expect(found.toSorted()).toEqual(['FISH LIVE: 100.00', 'RNG: 100.00']);
    const file = await fixture.request<string>('exportBills', b, { query: { from: '2028-03-11', to: '2028-03-12' } });
    expect(file).toContain(',FISH LIVE\r\n');
  });
});

describe('the current period', () => {
  beforeEach(() => start());

  it('AGT-07 earns what it would earn if it ended now, and shows the conditions of the next tier', async () => {
    const a = await fixture.agent();
    const terms = storedTerms([
      { turnover: '1000', percent: '1' },
      { turnover: '5000', percent: '2' },
    ]);
    const contractId = await fixture.agree('daily_salary', null, a, terms);
    await fixture.played(a, '2028-03-11T08:00:00Z', 200_000n);
    fixture.moveTo('2028-03-11T12:00:00Z');
    await fixture.settle();
    const accrual = await fixture.request<Accrual>('getAccrual', a, { query: { contractId } });
    expect(accrual).toMatchObject({
      from: Date.parse('2028-03-10T23:00:00Z'),
      to: Date.parse('2028-03-11T23:00:00Z'),
      turnover: '2000.00',
      tier: 1,
      amount: '20.00',
      next: { turnover: '5000', percent: '2' },
    });
    expect(await fixture.bills(a)).toEqual([]);
    expect(await fixture.refusal('getAccrual', await fixture.agent(), { query: { contractId } })).toBe(
      'agent.contract_not_found',
    );
  });

  it('AGT-07 simulates an hourly salary over a month, each hour by its own play and active members', async () => {
    const a = await fixture.agent();
    const b = await fixture.agent(a);
    const member = await fixture.member(b);
    await fixture.played(b, '2028-02-09T12:00:00Z', 100_000n);
    await fixture.played(b, '2028-03-08T12:10:00Z', 100_000n);
    await fixture.played(member, '2028-03-08T12:20:00Z', 300_000n);
    await fixture.played(member, '2028-03-08T13:20:00Z', 500_000n);
    const tiers = [
      { turnover: '1000', active: 1, percent: '1' },
      { turnover: '4000', active: 2, percent: '2' },
    ];
    const body = { kind: 'hourly', account: name(b), terms: { tiers }, from: '2028-02-09', to: '2028-03-10' };
    const { periods, total } = await fixture.request<Simulation>('simulateContract', a, { body });
    const paying = periods.filter(({ tier }) => tier !== null);
    expect(
      paying.map(({ from, turnover, active, amount }) => [new Date(from).toISOString(), turnover, active, amount]),
    ).toEqual([
      ['2028-02-09T12:00:00.000Z', '1000.00', 1, '10.00'],
      ['2028-03-08T12:00:00.000Z', '4000.00', 2, '80.00'],
      ['2028-03-08T13:00:00.000Z', '5000.00', 1, '50.00'],
    ]);
    expect(total).toBe('140.00');
    expect(await fixture.refusal('simulateContract', a, { body: { ...body, from: '2028-02-08' } })).toBe(
      'request.invalid',
    );
  });

  it('AGT-07 AGT-09 simulates other terms for a member of the caller’s team', async () => {
    const a = await fixture.agent();
    const b = await fixture.agent(a);
    for (const [day, turnover, payouts] of [
      ['08', 100_000n, 300_000n],
      ['09', 500_000n, 0n],
    ] as const)
      await fixture.played(b, `2028-03-${day}T12:00:00Z`, turnover, payouts);
    const body = { kind: 'daily_salary', account: name(b), terms: flat('1'), from: '2028-03-08', to: '2028-03-10' };
    const simulation = await fixture.request<Simulation>('simulateContract', a, { body });
    expect(simulation.periods.map(({ amount }) => amount)).toEqual(['10.00', '50.00', '0.00']);
    expect(simulation.total).toBe('60.00');
    const dividend = { ...body, kind: 'dividend', terms: flat('10', { carry: 'forever' }) };
    expect((await fixture.request<Simulation>('simulateContract', a, { body: dividend })).total).toBe('300.00');
    expect(await fixture.refusal('simulateContract', b, { body: { ...body, account: name(a) } })).toBe(
      'agent.not_in_team',
    );
    expect(await fixture.refusal('simulateContract', a, { body: { ...body, from: '2027-01-01' } })).toBe(
      'request.invalid',
    );
    expect(await fixture.bills(b)).toEqual([]);
  });
});
