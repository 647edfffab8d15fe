import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from './testing/testGateway.ts';

describe('the gateway', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.close());

  it('answers an unknown path with an envelope', async () => {
    const answer = await gateway.app.inject({ url: '/nothing/here' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ success: false, errorCode: 'request.not_found' });
  });

  it('AUTH-12 shows the account of a session', async () => {
    const session = await gateway.login({ nickname: 'Somchai' });
    const answer = await gateway.call('getMemberInfo', { session });
    expect(answer.status).toBe(200);
    expect(answer.envelope.value).toMatchObject({ account: session.account.account, nickname: 'Somchai' });
  });
});
