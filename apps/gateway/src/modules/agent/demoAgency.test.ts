import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AffiliateUrl, Quotas } from '@parlor/contract';
import { createTestGateway, type TestGateway, type TestSession } from '../../testing/testGateway.ts';
import { seedDemoAgency } from './demoAgency.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const seed = ({ account }: TestSession) =>
  seedDemoAgency(gateway.deps.db, { agentId: account.id, merchantCode: 'NORTH', now: gateway.deps.clock() });
const value = async (name: 'getQuotas' | 'listAffiliateUrls', session: TestSession): Promise<unknown> =>
  (await gateway.call(name, { session })).envelope.value;
const links = async (session: TestSession) =>
  ((await value('listAffiliateUrls', session)) as { list: AffiliateUrl[] }).list;
const quotas = async (session: TestSession) =>
  ((await value('getQuotas', session)) as Quotas).list.map(({ percent, left }) => `${percent}%: ${left}`);

describe('a demo agent', () => {
  it('AGT-05 AGT-06 has quotas to give, and links for players and agents with rebates', async () => {
    const agent = await gateway.login({ type: 1 });
    await seed(agent);
    expect(await quotas(agent)).toEqual(['7.7%: 5', '7.6%: 20']);
    const found = await links(agent);
    expect(found.map(({ label, type, state, hasQuota }) => `${label} ${type} ${state} ${hasQuota}`).toSorted()).toEqual(
      ['Friends member ACTIVE true', 'Partners agent ACTIVE true'],
    );
  });

  it('AGT-05 AGT-06 keeps its changes to them when the demo is seeded again', async () => {
    const agent = await gateway.login({ type: 1 });
    await seed(agent);
    const [first] = await links(agent);
    await gateway.call('deleteAffiliateUrl', { session: agent, params: { code: first?.code ?? '' } });
    await gateway.database.db
      .updateTable('agent_quota')
      .set({ granted: 1 })
      .where('account_id', '=', agent.account.id)
      .execute();
    const before = [await links(agent), await quotas(agent)];
    await seed(agent);
    expect([await links(agent), await quotas(agent)]).toEqual(before);
    expect(before).toMatchObject([[{}], ['7.7%: 1', '7.6%: 1']]);
  });
});
