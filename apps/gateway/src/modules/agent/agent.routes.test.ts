import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway, type TestSession } from '../../testing/testGateway.ts';

describe('the agent summary', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.close());

  it('counts the agent’s direct members and the whole team', async () => {
    const agent = await gateway.login({ type: 1 });
    const below = await gateway.createAccount({ type: 2, parentId: agent.account.id });
    await gateway.createAccount({ parentId: agent.account.id });
    await gateway.createAccount({ parentId: below.id });
    await gateway.createAccount({ parentId: below.id });
    const answer = await gateway.call('getAgentSummary', { session: agent });
    expect(answer.envelope.value).toEqual({
      account: agent.account.account,
      affiliateCode: agent.account.affiliate_code,
      directMembers: 2,
      teamMembers: 4,
    });
  });

  it('rejects players, trial accounts and visitors', async () => {
    expect(await gateway.call('getAgentSummary', { session: await gateway.login() })).toMatchObject({
      status: 403,
      envelope: { errorCode: 'permission.denied' },
    });
    expect((await gateway.call('getAgentSummary', { session: await gateway.login({ type: 4 }) })).status).toBe(403);
    expect((await gateway.call('getAgentSummary')).status).toBe(401);
  });
});

describe('contract requests', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.close());

  const none = { dailysalreqtype: false, divtypecompperiodreq: false, contracthoursalreq: false };
  const pendingOf = async (session: TestSession) =>
    (await gateway.call('getContractRequests', { session })).envelope.value;

  it.each([
    ['daily_salary', 'dailysalreqtype'],
    ['dividend', 'divtypecompperiodreq'],
    ['hourly', 'contracthoursalreq'],
  ] as const)('AUTH-17 of the kind %s set the flag %s for their own account only', async (kind, flag) => {
    const { contractRequests } = gateway.app.gateway.services;
    const [requester, other] = [await gateway.login({ type: 1 }), await gateway.login()];
    expect(await pendingOf(requester)).toEqual(none);
    await contractRequests.add(requester.account.id, kind);
    expect(await pendingOf(requester)).toEqual({ ...none, [flag]: true });
    expect(await pendingOf(other)).toEqual(none);
  });

  it('AUTH-17 are stored once per kind while pending, and can be repeated after an answer', async () => {
    const { contractRequests } = gateway.app.gateway.services;
    const requester = await gateway.login({ type: 2 });
    // Two concurrent requests are stored as one.
    await Promise.all([
      contractRequests.add(requester.account.id, 'dividend'),
      contractRequests.add(requester.account.id, 'dividend'),
    ]);
    const answered = await gateway.database.db
      .updateTable('contract_request')
      .set({ state: 'answered' })
      .where('account_id', '=', requester.account.id)
      .executeTakeFirst();
    expect(answered.numUpdatedRows).toBe(1n);
    expect(await pendingOf(requester)).toEqual(none);
    await contractRequests.add(requester.account.id, 'dividend');
    expect(await pendingOf(requester)).toEqual({ ...none, divtypecompperiodreq: true });
  });

  it('AUTH-17 require a session', async () => {
    expect((await gateway.call('getContractRequests')).envelope).toMatchObject({ errorCode: 'session.required' });
  });
});
