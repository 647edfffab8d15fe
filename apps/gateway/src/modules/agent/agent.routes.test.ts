import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';

describe('agent summary', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.close());

  it('counts the agent’s own members and the whole team below', async () => {
    const agent = await gateway.login({ type: 1 });
    const below = await gateway.createAccount({ type: 2, parentId: agent.account.id });
    await gateway.createAccount({ parentId: agent.account.id });
    await gateway.createAccount({ parentId: below.id });
    await gateway.createAccount({ parentId: below.id });
    const answer = await gateway.call('getAgentSummary', { session: agent });
    expect(answer.envelope.value).toEqual({
      account: agent.account.account, affiliateCode: agent.account.affiliate_code, directMembers: 2, teamMembers: 4,
    });
  });

  it('refuses players, trials and visitors', async () => {
    expect(await gateway.call('getAgentSummary', { session: await gateway.login() })).toMatchObject({ status: 403, envelope: { errorCode: 'permission.denied' } });
    expect((await gateway.call('getAgentSummary', { session: await gateway.login({ type: 4 }) })).status).toBe(403);
    expect((await gateway.call('getAgentSummary')).status).toBe(401);
  });
});
