import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AffiliateUrl, Paged } from '@parlor/contract';
import { createTestGateway, type TestAnswer, type TestGateway } from '../../testing/testGateway.ts';
import { createAgent, type TestAgent } from './testing/agentCalls.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { rateLimitPerMinute: 100_000 } });
});
afterAll(() => gateway.close());

let address = 0;
/** Registers a username with an affiliate code. */
async function register(username: string, affiliateCode: string): Promise<TestAnswer> {
  const remoteAddress = `10.7.0.${(address += 1)}`;
  const captcha = await gateway.captcha();
  const empty = [
    'paymentPassword nickname payeeName email mobileNum idNumber qqNum facebook wechat line whatsapp zalo birthday',
    'recommenderId verificationCode countryDialingCode domain',
  ].flatMap((names) => names.split(' '));
  return gateway.call('register', {
    body: {
      ...Object.fromEntries(empty.map((name) => [name, ''])),
      username,
      password: 'Mango#Tree7',
      confirmPassword: 'Mango#Tree7',
      affiliateCode,
      captcha: captcha.answer,
      registerUrl: 'localhost:8080',
      registerMethod: 'H5',
      type: 0,
      botCheck: await gateway.botCheck({ remoteAddress }),
    },
    cookies: captcha.cookies,
    remoteAddress,
  });
}

async function create(agent: TestAgent, percent: string, more: object = {}): Promise<AffiliateUrl> {
  const body = { type: 'member', rates: [{ gameType: 'RNG', percent }], days: null, ...more };
  return (await agent.call('createAffiliateUrl', { body })).envelope.value as unknown as AffiliateUrl;
}
const urls = async (agent: TestAgent) =>
  ((await agent.call('listAffiliateUrls')).envelope.value as unknown as Paged<AffiliateUrl>).list;

describe('affiliate URLs', () => {
  it('AGT-05 lead to the registration page, and place the newcomer below the agent with type and rebates', async () => {
    const agent = await createAgent(gateway);
    const url = await create(agent, '6.5', { type: 'agent', label: ' Line group ' });
    expect(url).toMatchObject({ label: 'Line group', state: 'ACTIVE', hasQuota: true, visits: 0, registrations: 0 });
    expect(url.url).toMatch(new RegExp(`^http://[^/]+/m/register\\?affiliateCode=${url.code}$`));
    await gateway.call('visitAffiliateUrl', { body: { code: url.code } });
    expect((await gateway.call('checkAffiliate', { query: { code: url.code } })).envelope).toMatchObject({
      value: { success: true },
    });
    expect((await register('viaurl1', url.code.toLowerCase())).status).toBe(200);
    expect(await agent.detail('viaurl1')).toMatchObject({
      type: 'agent',
      level: 1,
      rates: [{ gameType: 'RNG', percent: '6.5' }],
    });
    expect(await urls(agent)).toMatchObject([{ code: url.code, visits: 1, registrations: 1 }]);
  });

  it('AGT-05 leave the plain code of an agent working, with no rebate', async () => {
    const agent = await createAgent(gateway);
    expect((await register('viacode1', agent.session.account.affiliate_code)).status).toBe(200);
    expect(await agent.detail('viacode1')).toMatchObject({ type: 'member', rates: [] });
  });

  it('AGT-05 place newcomers with no rebate once the quota is used up, and never exceed it', async () => {
    const agent = await createAgent(gateway);
    await agent.grant({ '7.7': 1 });
    const url = await create(agent, '7.7');
    expect(url.hasQuota).toBe(true);
    const answers = await Promise.all([register('quota1', url.code), register('quota2', url.code)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const rates = await Promise.all(['quota1', 'quota2'].map(async (name) => (await agent.detail(name)).rates.length));
    expect(rates.toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(await urls(agent)).toMatchObject([{ hasQuota: false, registrations: 2 }]);
    expect(await agent.quotaLeft()).toEqual({ '7.7': 0 });
  });

  it('AGT-05 that have expired, are deleted or now promise too much place newcomers with no rebate', async () => {
    const agent = await createAgent(gateway);
    const below = await agent.opened('7.5');
    const [expiring, deleted, high] = [
      await create(below, '5', { days: 1 }),
      await create(below, '5'),
      await create(below, '7.4'),
    ];
    expect((await below.call('deleteAffiliateUrl', { params: { code: deleted.code } })).envelope).toMatchObject({
      value: { state: 'DELETED', hasQuota: false },
    });
    await agent.setRate(below.session.account.account, '6');
    await gateway.database.db
      .updateTable('affiliate_url')
      .set({ expires_at: new Date(gateway.deps.clock() - 1) })
      .where('code', '=', expiring.code)
      .execute();
    for (const [name, { code }] of [
      ['ended1', expiring],
      ['ended2', deleted],
      ['ended3', high],
    ] as const) {
      expect((await register(name, code)).status).toBe(200);
      expect(await below.detail(name)).toMatchObject({ level: 1, rates: [] });
    }
    expect(await urls(below)).toMatchObject([
      { code: high.code, hasQuota: false },
      { code: expiring.code, state: 'EXPIRED', hasQuota: false },
    ]);
    expect((await below.call('deleteAffiliateUrl', { params: { code: deleted.code } })).envelope).toMatchObject({
      errorCode: 'agent.url_not_found',
    });
  });

  it('AGT-05 are limited in number and rebate, also under concurrent requests', async () => {
    await gateway.app.gateway.services.merchants.save({
      code: 'NORTH',
      name: 'North',
      brand: 'north',
      currency: 'THB',
      settings: { jurisdiction: 'unpaced', agents: { urlLimit: 3 } },
    });
    const agent = await createAgent(gateway);
    const body = { type: 'member', rates: [], days: null };
    const answers = await Promise.all(Array.from({ length: 6 }, () => agent.call('createAffiliateUrl', { body })));
    const codes = answers.map(({ envelope }) => (envelope.success ? 'made' : envelope.errorCode));
    expect(codes.toSorted()).toEqual([...Array(3).fill('agent.url_limit'), ...Array(3).fill('made')]);
    const high = { ...body, rates: [{ gameType: 'RNG', percent: '7.8' }] };
    expect((await agent.call('createAffiliateUrl', { body: high })).envelope).toMatchObject({
      errorCode: 'agent.rate_too_high',
    });
  });
});
