import { beforeEach, describe, expect, it, vi } from 'vitest';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { accountApi } from './endpoints/account.ts';
import { createAppStore } from './store.ts';

const loginBody = { username: 'player01', password: 'plain-secret', type: 'username' } as const;
const answer = { token: 't', merchantCode: 'SAMPLE', userName: 'player01', type: 0, firstTimeLogin: false };

/** Opens a site whose gateway publishes `count` keys, and whose clock is `aheadMs` ahead of the device's. */
async function openSite({ count = 1, aheadMs = 0 } = {}) {
  const pairs = await Promise.all(
    Array.from({ length: count }, () => generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })),
  );
  const keys = await Promise.all(
    pairs.map(async ({ publicKey }, at) => ({
      ...(await exportJWK(publicKey)),
      kid: `key-${at}`,
      alg: 'ECDH-ES',
      use: 'enc',
    })),
  );
  const sent: { url: string; init: RequestInit }[] = [];
  const store = createAppStore({
    baseUrl: '',
    merchantCode: 'SAMPLE',
    release: 'test',
    language: () => 'EN',
    device: () => 'MOBILE',
    fetch: (url, init = {}) => {
      sent.push({ url: url as string, init });
      const value = url === '/wps/system/jwks' ? { keys } : answer;
      const headers = { Date: new Date(Date.now() + aheadMs).toUTCString() };
      return Promise.resolve(Response.json({ success: true, value }, { headers }));
    },
  });
  const login = () => store.dispatch(accountApi.endpoints.login.initiate(loginBody));
  const open = async (body: unknown) => {
    const { plaintext, protectedHeader } = await compactDecrypt(String(body), pairs[0]!.privateKey);
    return { sealed: JSON.parse(new TextDecoder().decode(plaintext)) as Record<string, unknown>, protectedHeader };
  };
  return { sent, login, open };
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('a sealed call', () => {
  it('API-03 is readable by the gateway only, which learns for what call and when it was sealed', async () => {
    const { sent, login, open } = await openSite({ count: 2 });
    const before = Date.now();
    expect((await login()).data).toEqual(answer);
    const [, call] = sent;
    expect(call?.url).toBe('/wps/session/login');
    const headers = new Headers(call?.init.headers);
    expect([headers.get('Encryption'), headers.get('Content-Type')]).toEqual(['JWE', 'application/jose']);
    expect(call?.init.body).not.toContain('plain-secret');
    const { sealed, protectedHeader } = await open(call?.init.body);
    expect(protectedHeader).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'key-0' });
    expect(sealed).toEqual({
      method: 'POST',
      path: '/wps/session/login',
      body: loginBody,
      iat: expect.any(Number) as number,
      nonce: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    });
    expect(Math.abs(Number(sealed['iat']) - before)).toBeLessThan(60_000);
  });

  it('API-03 has the time of the gateway, and a nonce of its own', async () => {
    const { sent, login, open } = await openSite({ aheadMs: 3_600_000 });
    await login();
    await login();
    const calls = sent.filter(({ url }) => url === '/wps/session/login');
    const [first, second] = await Promise.all(calls.map(({ init }) => open(init.body)));
    expect(Math.round((Number(first?.sealed['iat']) - Date.now()) / 60_000)).toBe(60);
    expect(first?.sealed['nonce']).not.toBe(second?.sealed['nonce']);
  });

  it('API-03 is not sent if the gateway publishes no key', async () => {
    const { sent, login } = await openSite({ count: 0 });
    expect((await login()).error).toEqual({ status: 0, code: 'network.unreachable' });
    expect(sent.map(({ url }) => url)).toEqual(['/wps/system/jwks']);
  });
});
