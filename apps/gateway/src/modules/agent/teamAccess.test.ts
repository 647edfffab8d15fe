import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessOf } from '@parlor/contract';
import { agentRoutes, type AgentRouteName } from '@parlor/contract/agentRoutes';
import { createTestGateway, TEST_PASSWORD, type TestCall, type TestGateway } from '../../testing/testGateway.ts';
import { PIN } from '../security/testing/memberOf.ts';
import { createAgent, type TestAgent } from './testing/agentCalls.ts';

let gateway: TestGateway;
/** The calling agent, with a downline and a member. */
let caller: TestAgent;
let downline: TestAgent;
/** Every account that the caller may not see: the agent above, a sibling, and an unrelated tree. */
const foreign: TestAgent[] = [];
/** The data of foreign accounts: one of each kind. */
const foreignIds = { code: '', contractId: '', billId: crypto.randomUUID() };

/** Names of things that do not exist. */
const unknownIds = {
  account: 'zqnobody',
  code: 'ZZZZZZZZZZ',
  contractId: crypto.randomUUID(),
  billId: crypto.randomUUID(),
};

/** A text in names and nicknames of foreign accounts, and nowhere else. */
const MARK = 'zqforeign';

beforeAll(async () => {
  gateway = await createTestGateway({ config: { rateLimitPerMinute: 100_000 } });
  const session = (account: object) => gateway.login({ type: 1, nickname: `${MARK}nick`, ...account });
  const above = await createAgent(gateway, await session({ account: `${MARK}above` }));
  caller = await createAgent(gateway, await gateway.login({ type: 1, parentId: above.session.account.id }));
  const beside = await createAgent(
    gateway,
    await session({ account: `${MARK}beside`, parentId: above.session.account.id }),
  );
  const other = await createAgent(gateway, await session({ account: `${MARK}other` }));
  const below = await createAgent(
    gateway,
    await session({ account: `${MARK}below`, parentId: other.session.account.id }),
  );
  const south = await createAgent(gateway, await session({ account: `${MARK}south`, merchantCode: 'SOUTH' }));
  foreign.push(above, beside, other, below, south);
  await above.grant({ '7.7': 1 });
  await above.setRate(caller.session.account.account, '7.7');
  await caller.grant({ '7.6': 5 });
  await caller.fund(1_000_000n);
  downline = await caller.opened('7');
  await other.fund(1_000_000n);
  await other.call('transferToDownline', {
    headers: { Merchant: 'NORTH', 'Idempotency-Key': 'foreign-transfer' },
    body: { to: `${MARK}below`, amount: '100', paymentPassword: PIN },
  });
  const url = await other.call('createAffiliateUrl', { body: { label: MARK, type: 'member', rates: [], days: null } });
  foreignIds.code = (url.envelope.value as unknown as { code: string }).code;
  const contract = await other.call('proposeContract', {
    body: { kind: 'daily_salary', account: `${MARK}below`, terms },
  });
  foreignIds.contractId = (contract.envelope.value as unknown as { contractId: string }).contractId;
  await below.call('answerContract', {
    params: { contractId: foreignIds.contractId },
    body: { isAccepted: true, version: 1 },
  });
  await sql`
    insert into agent_bill (id, contract_id, version, merchant_code, kind, payer_id, payee_id, currency, period_from, period_to,
      turnover, active, net_loss, carried, carry_out, tier, amount, level, state, collect_until, created_at)
    select ${foreignIds.billId}::uuid, id, 1, merchant_code, kind, payer_id, payee_id, currency, now() - interval '1 day', now(),
      100000, 1, 0, 0, 0, 1, 100, 1, 'COLLECTABLE', now() + interval '7 days', now()
    from agent_contract where id = ${foreignIds.contractId}::uuid`.execute(gateway.database.db);
  await below.call('disputeBill', { params: { billId: foreignIds.billId }, body: { text: `${MARK} why` } });
});
afterAll(() => gateway.close());

const terms = {
  tiers: [{ turnover: '1000', active: 1, percent: '0.1' }],
};
const span = { from: '2026-11-01', to: '2026-11-02' };
const rates = [{ gameType: 'RNG', percent: '1' }];
const tomorrow = () => new Date(gateway.deps.clock() + 2 * 86_400_000).toISOString().slice(0, 10);

/** Builds a call for each thing that it can name: an account, a link, a contract, a bill. */
interface Aims {
  account?: (name: string) => TestCall;
  code?: (code: string) => TestCall;
  contractId?: (id: string) => TestCall;
  billId?: (id: string) => TestCall;
}
const byContract = (more: TestCall = {}): Aims => ({
  contractId: (contractId) => ({ params: { contractId }, ...more }),
});
const byBill = (more: TestCall = {}): Aims => ({ billId: (billId) => ({ params: { billId }, ...more }) });
const byAccount = (more: TestCall = {}): Aims => ({ account: (account) => ({ params: { account }, ...more }) });

/** Every call of the agent area, and the things that it can name. A call that names nothing is made unchanged. */
const calls: Record<AgentRouteName, Aims> = {
  getContractRequests: {},
  getAgentSummary: {},
  getTeamKpi: { account: (under) => ({ query: { ...span, under } }) },
  getTeamTrend: { account: (under) => ({ query: { ...span, under } }) },
  getTeamGameTypes: { account: (under) => ({ query: { ...span, under } }) },
  listTeamResults: { account: (under) => ({ query: { ...span, under } }) },
  exportTeamResults: { account: (under) => ({ query: { ...span, under } }) },
  listDownlineBets: byAccount({ query: span }),
  listAgentRebates: {},
  listRebateSources: {},
  listDownlines: { account: (under) => ({ query: { under } }) },
  getDownline: byAccount(),
  openDownline: {},
  setDownlineRates: byAccount({ body: { rates } }),
  moveDownline: {
    account: (account) => ({
      params: { account },
      body: { to: downline.session.account.account, from: tomorrow() },
    }),
  },
  cancelDownlineMove: byAccount(),
  getRateRange: { account: (account) => ({ query: { account } }) },
  getQuotas: {},
  giveQuotas: byAccount({ body: { list: [{ percent: '7.6', count: 1 }] } }),
  listAffiliateUrls: {},
  createAffiliateUrl: {},
  deleteAffiliateUrl: { code: (code) => ({ params: { code } }) },
  visitAffiliateUrl: { code: (code) => ({ body: { code } }) },
  getTransferTerms: {},
  transferToDownline: { account: (to) => ({ body: { to, amount: '100', paymentPassword: PIN } }) },
  previewBatchTransfer: { account: (to) => ({ body: { text: `${to},100` } }) },
  createBatchTransfer: {
    account: (to) => ({ body: { lines: [{ to, amount: '100' }], paymentPassword: PIN } }),
  },
  listAgentTransfers: { account: (account) => ({ query: { account } }) },
  getAgentSettings: {},
  setAgentSettings: {
    code: (defaultUrl) => ({
      body: {
        defaultUrl,
        presetRates: [],
        notices: { newDownline: true, contract: true, bill: true, transfer: true },
        overviewDays: 7,
      },
    }),
  },
  listContracts: {},
  getContract: byContract(),
  getContractRange: { account: (account) => ({ query: { kind: 'daily_salary', account } }) },
  proposeContract: { account: (account) => ({ body: { kind: 'daily_salary', account, terms } }) },
  sendContract: byContract(),
  answerContract: byContract({ body: { isAccepted: true, version: 1 } }),
  amendContract: byContract({ body: { terms } }),
  revokeContract: byContract(),
  withdrawContract: byContract(),
  simulateContract: { account: (account) => ({ body: { kind: 'daily_salary', account, terms, ...span } }) },
  getAccrual: { contractId: (contractId) => ({ query: { contractId } }) },
  listBills: { contractId: (contractId) => ({ query: { contractId } }) },
  exportBills: {},
  getBill: byBill(),
  listBillBets: byBill(),
  recomputeBill: byBill(),
  decideBill: byBill({ body: { isApproved: true } }),
  collectBill: byBill({ body: {} }),
  disputeBill: byBill({ body: { text: 'why' } }),
};
const routeNames = Object.keys(agentRoutes) as AgentRouteName[];

/** Makes a call and returns the response, without the requested name. */
async function read(name: AgentRouteName, call: TestCall, requested: string, agent = caller): Promise<string> {
  const headers = { Merchant: 'NORTH', 'Idempotency-Key': crypto.randomUUID() };
  const { status, envelope } = await agent.call(name, { ...call, headers });
  return JSON.stringify({ status, envelope }).replaceAll(requested, 'ASKED');
}

describe('every call of the agent area', () => {
  it.each(routeNames)('AGT-09 %s answers for foreign accounts as for names that nobody has', async (name) => {
    const { account, code, contractId, billId } = calls[name];
    const pairs: [callFor: ((target: string) => TestCall) | undefined, foreign: string, unknown: string][] = [
      ...foreign.map(({ session }): (typeof pairs)[number] => [account, session.account.account, unknownIds.account]),
      [code, foreignIds.code, unknownIds.code],
      [contractId, foreignIds.contractId, unknownIds.contractId],
      [billId, foreignIds.billId, unknownIds.billId],
    ];
    const answers: [foreign: string, unknown: string][] = [];
    for (const [callFor, target, unknown] of pairs)
      if (callFor !== undefined)
        answers.push([await read(name, callFor(target), target), await read(name, callFor(unknown), unknown)]);
    expect(answers.map(([answer]) => answer)).toEqual(answers.map(([, answer]) => answer));
  });

  it.each(routeNames)('AGT-09 %s reveals nothing of foreign accounts if it names none', async (name) => {
    for (const query of [{}, span, { depth: 'all' }, { search: MARK }, { day: span.from, gameType: 'RNG' }])
      expect(await read(name, { params: unknownIds, query: query as Record<string, string> }, '-')).not.toContain(MARK);
  });

  it.each(routeNames.filter((name) => accessOf(agentRoutes[name]) === 'agent'))(
    'AGT-09 %s is refused to members, whatever they ask for',
    async (name) => {
      const member = await createAgent(
        gateway,
        await gateway.login({ parentId: caller.session.account.id, password: TEST_PASSWORD }),
      );
      const callFor = Object.values(calls[name])[0] as ((target: string) => TestCall) | undefined;
      expect(
        await read(name, { params: unknownIds, ...callFor?.(downline.session.account.account) }, '-', member),
      ).toContain('"permission.denied"');
    },
  );
});

describe('the same calls', () => {
  it.each(['getBill', 'listBillBets', 'recomputeBill', 'disputeBill'] as const)(
    'AGT-09 %s answers for the bill of the caller’s contract',
    async (name) => {
      const payee = foreign.find(({ session }) => session.account.account === `${MARK}below`);
      expect(await read(name, calls[name].billId?.(foreignIds.billId) ?? {}, '-', payee)).toContain('"status":200');
    },
  );

  const ofTree = [
    'listDownlines',
    'getDownline',
    'setDownlineRates',
    'getRateRange',
    'giveQuotas',
    'transferToDownline',
    'createBatchTransfer',
  ] as const;
  it.each(ofTree)('AGT-09 %s answers for accounts of the own team', async (name) => {
    const target = downline.session.account.account;
    expect(await read(name, calls[name].account?.(target) ?? {}, '-')).toContain('"status":200');
  });
});
