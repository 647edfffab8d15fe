import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestAnswer, type TestGateway } from '../../testing/testGateway.ts';
import { loginBody, newAddress } from './testing/loginCalls.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});

afterAll(() => gateway.close());

describe('login request encryption', () => {
  it('API-03 rejects an unencrypted body', async () => {
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/wps/session/login',
      headers: { merchant: 'NORTH' },
      payload: loginBody('somebody'),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errorCode: 'request.encryption_required' });
  });

  it('API-03 rejects an encrypted body without the encryption header', async () => {
    const payload = await gateway.seal('login', loginBody('somebody'));
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/wps/session/login',
      headers: { 'content-type': 'application/jose' },
      payload,
    });
    expect(answer.json()).toMatchObject({ errorCode: 'request.encryption_required' });
  });

  async function send(payload: string, url = '/wps/session/login') {
    return gateway.app.inject({
      method: 'POST',
      url,
      payload,
      remoteAddress: newAddress(),
      headers: { 'content-type': 'application/jose', encryption: 'JWE', merchant: 'NORTH' },
    });
  }

  it('API-03 accepts an encrypted body once and rejects a replay', async () => {
    const account = await gateway.createAccount();
    const payload = await gateway.seal('login', loginBody(account.account));
    expect((await send(payload)).statusCode).toBe(200);
    const again = await send(payload);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ errorCode: 'request.replayed' });
  });

  it('API-03 accepts exactly one of several identical concurrent bodies', async () => {
    const account = await gateway.createAccount();
    const payload = await gateway.seal('login', loginBody(account.account));
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(payload)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it.each([
    ['made for another call', { path: '/wps/member/register' }],
    ['made for another method', { method: 'PUT' }],
    ['made too long ago', { iat: Date.now() - 600_000 }],
    ['made too far ahead', { iat: Date.now() + 86_400_000 }],
    ['with a short nonce', { nonce: 'short' }],
  ])('API-03 rejects a body %s', async (_case, change) => {
    const answer = await send(await gateway.seal('login', loginBody('somebody'), change));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errorCode: 'request.encryption_invalid' });
  });

  it.each(['', 'not a token', 'a.b.c.d.e', '{}'])('API-03 rejects a malformed encrypted body: %j', async (payload) => {
    const answer = await send(payload);
    expect(answer.statusCode).toBe(400);
  });

  it('rejects unknown fields in the body', async () => {
    const answer = await gateway.call('login', {
      body: loginBody('somebody', { isAdmin: true }),
      remoteAddress: newAddress(),
    });
    expect(answer).toMatchObject({
      status: 400,
      envelope: { errorCode: 'request.invalid', value: { fields: { isAdmin: {} } } },
    });
  });

  it('API-03 accepts a body encrypted with the key from before a rotation', async () => {
    const rotating = await createTestGateway();
    try {
      const account = await rotating.createAccount();
      const before = await rotating.call('getEncryptionKeys');
      const week = 7 * 24 * 3_600_000;
      const payload = await rotating.seal('login', loginBody(account.account), { iat: Date.now() + week });
      rotating.advance(week);
      const after = await rotating.call('getEncryptionKeys');
      const kids = ({ envelope }: TestAnswer) =>
        (envelope as unknown as { value: { keys: { kid: string }[] } }).value.keys.map(({ kid }) => kid);
      expect(kids(after)).toHaveLength(2);
      expect(kids(after)[1]).toBe(kids(before)[0]);
      const answer = await rotating.app.inject({
        method: 'POST',
        url: '/wps/session/login',
        payload,
        headers: { 'content-type': 'application/jose', encryption: 'JWE', merchant: 'NORTH' },
      });
      expect(answer.statusCode).toBe(200);
    } finally {
      await rotating.close();
    }
  });

  it('publishes only public keys', async () => {
    const answer = await gateway.app.inject({ url: '/wps/system/jwks' });
    expect(answer.body).not.toContain('"d"');
  });
});
