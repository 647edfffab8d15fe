import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { createAgent } from './testing/agentCalls.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { rateLimitPerMinute: 100_000 } });
});
afterAll(() => gateway.close());

describe('quotas', () => {
  it('AGT-06 golden example 2: opening at a level uses one; raising it returns one and uses another', async () => {
    const agent = await createAgent(gateway);
    await agent.grant({ '7.7': 2, '7.6': 5 });
    const quotaLeft = async () => Object.values(await agent.quotaLeft());
    expect((await agent.open('7.7')).status).toBe(200);
    expect(await quotaLeft()).toEqual([1, 5]);
    expect((await agent.open('7.5', { account: 'golden2y' })).status).toBe(200);
    expect(await quotaLeft()).toEqual([1, 5]);
    expect((await agent.setRate('golden2y', '7.6')).status).toBe(200);
    expect(await quotaLeft()).toEqual([1, 4]);
    expect((await agent.setRate('golden2y', '7.7')).status).toBe(200);
    expect(await quotaLeft()).toEqual([0, 5]);
    expect((await agent.open('7.7')).envelope).toMatchObject({ errorCode: 'agent.quota_spent' });
    expect((await agent.open('7.8')).envelope).toMatchObject({ errorCode: 'agent.rate_too_high' });
    expect(await quotaLeft()).toEqual([0, 5]);
  });

  it('AGT-06 give the last one to only one of many concurrent openings, and the others create no account', async () => {
    const agent = await createAgent(gateway);
    await agent.grant({ '7.7': 1 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => agent.open('7.7')));
    const codes = answers.map(({ envelope }) => (envelope.success ? 'opened' : envelope.errorCode));
    expect(codes.toSorted()).toEqual([...Array.from({ length: 5 }, () => 'agent.quota_spent'), 'opened']);
    expect(await agent.quotaLeft()).toEqual({ '7.7': 0 });
    const { directMembers } = (await agent.call('getAgentSummary')).envelope.value as unknown as {
      directMembers: number;
    };
    expect(directMembers).toBe(1);
  });

  it('AGT-06 are passed on to a direct agent and reclaimed while they are unused', async () => {
    const agent = await createAgent(gateway);
    await agent.grant({ '7.7': 1, '7.6': 3 });
    const below = await agent.opened('7.7');
    const name = below.session.account.account;
    const give = async (count: number, account = name) =>
      (await agent.call('giveQuotas', { params: { account }, body: { list: [{ percent: '7.6', count }] } })).envelope;
    expect(await give(2)).toMatchObject({ success: true, value: { unlimitedUpTo: '7.5' } });
    expect(await agent.quotaLeft()).toEqual({ '7.7': 0, '7.6': 1 });
    expect(await below.quotaLeft()).toEqual({ '7.6': 2 });
    expect((await agent.detail(name)).quotas).toEqual([{ percent: '7.6', left: 2 }]);
    expect(await give(2)).toMatchObject({ errorCode: 'agent.quota_spent' });
    expect((await below.open('7.6')).status).toBe(200);
    expect(await give(-2)).toMatchObject({ errorCode: 'agent.quota_spent' });
    expect(await give(-1)).toMatchObject({ success: true });
    expect(await agent.quotaLeft()).toEqual({ '7.7': 0, '7.6': 2 });
    expect(await below.quotaLeft()).toEqual({ '7.6': 0 });
    const member = await agent.opened('1', 'member');
    expect(await give(1, member.session.account.account)).toMatchObject({ errorCode: 'agent.not_direct' });
    const further = await below.opened('1');
    expect(await give(1, further.session.account.account)).toMatchObject({ errorCode: 'agent.not_direct' });
  });
});

describe('rebates', () => {
  it('AGT-03 of a downline cannot fall below what it promised further down, nor can those of its upline', async () => {
    const agent = await createAgent(gateway);
    const below = await agent.opened('7.5');
    const further = await below.opened('7');
    const name = below.session.account.account;
    expect((await agent.setRate(name, '7')).envelope).toMatchObject({ errorCode: 'agent.rate_promised' });
    expect((await agent.setRate(name, '7.1')).status).toBe(200);
    expect((await below.setRate(further.session.account.account, '7.1')).envelope).toMatchObject({
      errorCode: 'agent.rate_too_high',
    });
    const range = await agent.call('getRateRange', { query: { account: name } });
    expect(range.envelope.value).toMatchObject({
      list: expect.arrayContaining([{ gameType: 'RNG', own: '7.8', max: '7.7', min: '7.1' }]) as unknown,
    });
    expect((await agent.setRate(further.session.account.account, '7')).envelope).toMatchObject({
      errorCode: 'agent.not_direct',
    });
  });

  it('AGT-03 that are lowered and promised concurrently never leave a downline with more than its upline', async () => {
    const agent = await createAgent(gateway);
    const below = await agent.opened('7');
    const name = below.session.account.account;
    await Promise.all([
      agent.setRate(name, '3'),
      below.open('6.5'),
      below.open('4'),
      agent.setRate(name, '5'),
      below.open('2.5'),
    ]);
    const own = Number((await agent.detail(name)).rates[0]?.percent);
    const promised = await gateway.deps.db
      .selectFrom('agent_rate')
      .innerJoin('account', 'account.id', 'agent_rate.account_id')
      .select('rate_ppm')
      .where('account.parent_id', '=', below.session.account.id)
      .execute();
    for (const { rate_ppm: ppm } of promised) expect(ppm / 10_000).toBeLessThan(own);
  });

  it('AGT-03 of a new downline apply at once, changed ones from the merchant’s next midnight', async () => {
    const agent = await createAgent(gateway);
    const below = await agent.opened('7');
    await agent.setRate(below.session.account.account, '6');
    await agent.setRate(below.session.account.account, '5');
    const { rows } = await sql<{ ppm: number; since: string; isOpened: boolean }>`
      select r.rate_ppm as ppm, to_char(r.valid_from at time zone 'Asia/Bangkok', 'HH24:MI:SS') as since, r.valid_from = a.registered_at as "isOpened"
      from agent_rate r join account a on a.id = r.account_id where a.id = ${below.session.account.id} order by r.valid_from`.execute(
      gateway.database.db,
    );
    expect(rows).toMatchObject([
      { ppm: 70_000, isOpened: true },
      { ppm: 50_000, since: '00:00:00', isOpened: false },
    ]);
  });
});
