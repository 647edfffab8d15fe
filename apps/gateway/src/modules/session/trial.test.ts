import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionInfo } from '@parlor/contract';
import { SESSION_COOKIE } from '@parlor/contract';
import { demoDepositMethods } from '../deposit/depositMethodSettings.ts';
import { offerGames, PLAYABLE_NODE, TEST_PROVIDER_SECRET } from '../provider/testing/testVendor.ts';
import { createTestGateway, type TestAnswer, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway({ env: { PROVIDER_SECRET: TEST_PROVIDER_SECRET } });
  await offerGames(gateway);
  await gateway.app.gateway.services.merchants.save({
    code: 'NORTH',
    name: 'North',
    brand: 'north',
    currency: 'THB',
    settings: { features: { trialLogin: true }, depositMethods: demoDepositMethods },
  });
});
afterAll(() => gateway.close());

const start = (over: Parameters<TestGateway['call']>[1] = {}) =>
  gateway.call('startTrial', { body: {}, headers: { Merchant: 'NORTH' }, ...over });
const sessionOf = (answer: TestAnswer) => ({
  token: (answer.envelope.value as SessionInfo).token,
  cookie: answer.cookies.find(({ name }) => name === SESSION_COOKIE)?.value ?? '',
});

describe('a trial', () => {
  it('AUTH-10 NAV-09 opens a session of type 4 with a unique username', async () => {
    const [one, two] = [await start(), await start()];
    expect(one.envelope.value).toMatchObject({
      type: 4,
      merchantCode: 'NORTH',
      userName: expect.stringMatching(/^trial\d{10}$/) as string,
    });
    expect((two.envelope.value as SessionInfo).userName).not.toBe((one.envelope.value as SessionInfo).userName);
    const { token, cookie } = sessionOf(one);
    const info = await gateway.call('getMemberInfo', {
      headers: { Merchant: 'NORTH', Token: token },
      cookies: { [SESSION_COOKIE]: cookie },
    });
    expect(info.envelope.value).toMatchObject({ type: 4 });
  });

  it('AUTH-10 allows free play but neither real-money play nor deposits', async () => {
    const { token, cookie } = sessionOf(await start());
    const as = { headers: { Merchant: 'NORTH', Token: token }, cookies: { [SESSION_COOKIE]: cookie } };
    const free = await gateway.call('launchGame', { ...as, body: { nodeId: PLAYABLE_NODE, freePlay: '1' } });
    expect(free.status).toBe(200);
    const forMoney = await gateway.call('launchGame', { ...as, body: { nodeId: PLAYABLE_NODE } });
    expect(forMoney.envelope).toMatchObject({ errorCode: 'account.real_required' });
    const order = { 'Idempotency-Key': 'trial-deposit-1' };
    const body = { methodId: 'transfer', amount: '100.00' };
    const deposit = await gateway.call('createDeposit', { ...as, headers: { ...as.headers, ...order }, body });
    expect([deposit.status, deposit.envelope]).toMatchObject([403, { errorCode: 'account.real_required' }]);
    // The same order is accepted from a player with an account.
    const real = await gateway.call('createDeposit', { session: await gateway.login(), headers: order, body });
    expect([real.status, real.envelope.value]).toMatchObject([200, { state: 'PENDING', amount: '100.00' }]);
    expect(await gateway.database.db.selectFrom('deposit_order').select('account_id').execute()).toHaveLength(1);
  });

  it('NAV-09 is rejected when the merchant does not offer it', async () => {
    const answer = await start({ headers: { Merchant: 'SOUTH' } });
    expect([answer.status, answer.envelope]).toMatchObject([403, { errorCode: 'permission.denied' }]);
  });

  it('AUTH-10 is rate limited by client address', async () => {
    const answers: TestAnswer[] = [];
    for (let tried = 0; tried < 11; tried += 1) answers.push(await start({ remoteAddress: '203.0.113.50' }));
    expect(answers.slice(0, 10).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(answers[10]?.envelope).toMatchObject({
      errorCode: 'request.rate_limited',
      value: { retryAfter: expect.any(Number) as number },
    });
    expect((await start({ remoteAddress: '203.0.113.51' })).status).toBe(200);
  });

  it('AUTH-10 accepts only an empty request body', async () => {
    expect((await start({ body: { type: 0 } })).envelope).toMatchObject({ errorCode: 'request.invalid' });
  });
});
