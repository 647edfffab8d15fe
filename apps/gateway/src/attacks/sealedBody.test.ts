import { CompactEncrypt, decodeProtectedHeader, exportJWK, generateKeyPair, importJWK } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { routes, type EncryptionKeys, type RouteName } from '@parlor/contract';
import { loginFor } from '../testing/anyCall.ts';
import { createAttempts, type Attempts } from '../testing/attempts.ts';
import { createTestGateway, TEST_PASSWORD, type TestGateway } from '../testing/testGateway.ts';

// The largest clock difference of a body, repeated in the test.
const ENCRYPTION_WINDOW_MS = 120_000;

const sealedCalls = (Object.keys(routes) as RouteName[]).filter(
  (name) => 'body' in routes[name] && routes[name].body === 'encrypted',
);

let gateway: TestGateway;
let attempts: Attempts;
let username: string;
beforeAll(async () => {
  gateway = await createTestGateway({ config: { rateLimitPerMinute: 100_000 } });
  attempts = createAttempts(gateway);
});
afterAll(() => gateway.close());
beforeEach(async () => {
  username = (await gateway.createAccount()).account;
});

const body = () => ({ type: 'username', username, password: TEST_PASSWORD });
const sealed = (change: Parameters<TestGateway['seal']>[2] = {}) => gateway.seal('login', body(), change);

async function send(payload: string, change: { url?: string; headers?: Record<string, string> } = {}) {
  const answer = await gateway.app.inject({
    method: 'POST',
    url: change.url ?? '/wps/session/login',
    payload,
    remoteAddress: attempts.newAddress(),
    headers: { 'content-type': 'application/jose', encryption: 'JWE', merchant: 'NORTH', ...change.headers },
  });
  return { status: answer.statusCode, code: answer.json<{ errorCode?: string }>().errorCode };
}

const INVALID = { status: 400, code: 'request.encryption_invalid' };

/** Changes one byte of a part of a JWE, or adds one to an empty part. */
function tamper(jwe: string, part: number, at: (length: number) => number): string {
  const parts = jwe.split('.');
  const bytes = Buffer.from(parts[part] ?? '', 'base64url');
  const changed = bytes.length === 0 ? Buffer.from([1]) : bytes;
  if (bytes.length > 0) {
    const index = at(bytes.length);
    changed[index] = (changed[index] ?? 0) ^ 0x01;
  }
  parts[part] = changed.toString('base64url');
  return parts.join('.');
}

describe('a tampered encrypted body', () => {
  const regions = [
    ['header', 0],
    ['key', 1],
    ['initialisation vector', 2],
    ['ciphertext', 3],
    ['tag', 4],
  ] as const;
  const places = [
    ['first', () => 0],
    ['middle', (length: number) => length >> 1],
    ['last', (length: number) => length - 1],
  ] as const;
  const cases = regions.flatMap(([region, part]) => places.map(([place, at]) => [region, place, part, at] as const));

  it.each(cases)('API-03 is rejected when its %s differs in the %s byte', async (_region, _place, part, at) => {
    const jwe = await sealed();
    expect(await send(tamper(jwe, part, at))).toEqual(INVALID);
    // Only the byte was wrong: the original body is accepted, and the attack did not use it up.
    expect((await send(jwe)).status).toBe(200);
  });

  it.each(regions)('API-03 is rejected when its %s is missing, extended or not base64url', async (_region, part) => {
    const parts = (await sealed()).split('.');
    const alone = (text: string) => parts.map((own, index) => (index === part ? text : own)).join('.');
    // With key agreement the encrypted key is empty.
    for (const text of [...(part === 1 ? [] : ['']), `${parts[part] ?? ''}AAAA`, '!!!!', '☃'])
      expect(await send(alone(text))).toEqual(INVALID);
  });

  it('API-03 is rejected when it combines parts of two encrypted bodies', async () => {
    const [first, second] = [(await sealed()).split('.'), (await sealed()).split('.')];
    // The second part is empty in both.
    for (const part of [0, 2, 3, 4])
      expect(await send(first.map((own, index) => (index === part ? second[index] : own)).join('.'))).toEqual(INVALID);
  });
});

describe('an encrypted body that violates the format', () => {
  const inside = () => ({
    method: 'POST',
    path: '/wps/session/login',
    iat: Date.now(),
    nonce: crypto.randomUUID(),
    body: body(),
  });
  const published = async () => {
    const { value } = (await gateway.app.inject({ url: '/wps/system/jwks' })).json<{ value: EncryptionKeys }>();
    return value.keys[0] as EncryptionKeys['keys'][number];
  };
  const seal = async (
    header: { alg: string; enc: string; [name: string]: unknown },
    key: Parameters<CompactEncrypt['encrypt']>[0],
    content: unknown = inside(),
    crit: Record<string, boolean> = {},
  ) =>
    new CompactEncrypt(
      typeof content === 'string' ? Buffer.from(content, 'latin1') : new TextEncoder().encode(JSON.stringify(content)),
    )
      .setProtectedHeader(header)
      .encrypt(key, { crit });
  /** Encrypts a body as the site does, with additional header fields. It is fully authentic. */
  async function sealWith(header: Record<string, unknown>, crit?: Record<string, boolean>): Promise<string> {
    const key = await published();
    const all = { alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid, ...header };
    const jwe = await seal(all, await importJWK(key, 'ECDH-ES'), inside(), crit);
    expect(decodeProtectedHeader(jwe)).toMatchObject(all);
    return jwe;
  }

  it('API-03 is rejected with another key, key ID or algorithm', async () => {
    const key = await published();
    const theirs = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
    const real = await importJWK(key, 'ECDH-ES');
    const variants = [
      seal({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid }, theirs.publicKey),
      seal({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'another' }, real),
      seal({ alg: 'ECDH-ES', enc: 'A256GCM' }, real),
      seal({ alg: 'ECDH-ES', enc: 'A128GCM', kid: key.kid }, real),
      seal({ alg: 'ECDH-ES', enc: 'A256CBC-HS512', kid: key.kid }, real),
      seal({ alg: 'ECDH-ES+A256KW', enc: 'A256GCM', kid: key.kid }, real),
      seal({ alg: 'dir', enc: 'A256GCM', kid: key.kid }, new Uint8Array(32)),
      seal({ alg: 'A256KW', enc: 'A256GCM', kid: key.kid }, Buffer.from(key.x, 'base64url')),
    ];
    for (const jwe of await Promise.all(variants)) expect(await send(jwe)).toEqual(INVALID);
    expect((await send(await seal({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid }, real))).status).toBe(200);
    expect(JSON.stringify(await exportJWK(theirs.publicKey))).not.toContain(key.x);
  });

  it.each<[string, Record<string, unknown>]>([
    ['one that the gateway does not know', { crit: ['exp'], exp: 1 }],
    ['one that is known elsewhere', { crit: ['b64'], b64: false }],
  ])('API-03 is rejected when its header calls an extension critical: %s', async (_case, header) => {
    const { crit, ...uncritical } = header;
    const critical = Object.fromEntries((crit as string[]).map((name) => [name, true]));
    expect(await send(await sealWith(header, critical))).toEqual(INVALID);
    // The same header without `crit` is accepted.
    expect((await send(await sealWith(uncritical))).status).toBe(200);
  });

  it('API-03 is rejected when it is compressed', async () => {
    expect(await send(await sealWith({ zip: 'DEF' }))).toEqual(INVALID);
  });

  it.each<[string, () => unknown]>([
    ['text that is no JSON', () => '{"method":'],
    ['bytes that are no text', () => '\xff\xfe\xfd'],
    ['a list', () => []],
    ['null', () => null],
    ['no nonce', () => ({ ...inside(), nonce: undefined })],
    ['a nonce of one letter', () => ({ ...inside(), nonce: 'x' })],
    ['no time', () => ({ ...inside(), iat: undefined })],
    ['a time in seconds', () => ({ ...inside(), iat: Math.floor(Date.now() / 1000) })],
    ['a time as text', () => ({ ...inside(), iat: String(Date.now()) })],
    ['something beside the body', () => ({ ...inside(), isTrusted: true })],
    [
      'its body twice',
      () => JSON.stringify(inside()).replace(/\}$/, `,"body":${JSON.stringify({ ...body(), username: 'victim' })}}`),
    ],
    ['a prototype', () => JSON.stringify(inside()).replace('{', '{"__proto__":{"isAdmin":true},')],
    [
      'a thousand lists inside of each other',
      () => ({ ...inside(), body: JSON.parse(`${'['.repeat(1_000)}${']'.repeat(1_000)}`) as unknown }),
    ],
  ])('API-03 is rejected with %s in its plaintext', async (_case, content) => {
    const key = await published();
    expect(
      await send(
        await seal({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid }, await importJWK(key, 'ECDH-ES'), content()),
      ),
    ).toEqual(INVALID);
  });
});

describe('an encrypted body', () => {
  it('API-03 is accepted exactly once among concurrent requests', async () => {
    const jwe = await sealed();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(jwe)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'request.replayed')).toHaveLength(9);
  });

  it('API-03 is rejected when it reuses the nonce of another body', async () => {
    const nonce = crypto.randomUUID();
    expect((await send(await sealed({ nonce }))).status).toBe(200);
    expect(await send(await sealed({ nonce }))).toEqual({ status: 409, code: 'request.replayed' });
  });

  it('API-03 is rejected at another merchant after it was accepted', async () => {
    const jwe = await sealed();
    expect((await send(jwe)).status).toBe(200);
    expect(await send(jwe, { headers: { merchant: 'SOUTH' } })).toEqual({ status: 409, code: 'request.replayed' });
  });

  it('API-03 is rejected by every API call but its own, which may have a query string', async () => {
    for (const name of sealedCalls.filter((other) => other !== 'login')) {
      const { method, path } = routes[name];
      const session = await loginFor(gateway, name);
      const answer = await gateway.app.inject({
        method,
        url: path,
        payload: await sealed(),
        remoteAddress: attempts.newAddress(),
        headers: {
          'content-type': 'application/jose',
          encryption: 'JWE',
          merchant: 'NORTH',
          token: session.token,
          'idempotency-key': crypto.randomUUID(),
        },
        cookies: { parlor_session: session.cookie },
      });
      expect(answer.json()).toMatchObject({ errorCode: 'request.encryption_invalid' });
    }
    const jwe = await sealed();
    expect((await send(jwe, { url: '/wps/session/login?again=1' })).status).toBe(200);
  });

  it('API-03 is accepted only while its timestamp is within the time window', async () => {
    const margin = 5_000;
    for (const late of [-ENCRYPTION_WINDOW_MS - margin, ENCRYPTION_WINDOW_MS + margin])
      expect(await send(await sealed({ iat: Date.now() + late }))).toEqual(INVALID);
    for (const late of [-ENCRYPTION_WINDOW_MS + margin, ENCRYPTION_WINDOW_MS - margin])
      expect((await send(await sealed({ iat: Date.now() + late }))).status).toBe(200);
  });

  it('API-03 is not accepted a second time within or after its time window', async () => {
    const timed = await createTestGateway();
    try {
      const account = await timed.createAccount();
      // The latest accepted time, so that the body stays valid longest.
      const payload = await timed.seal(
        'login',
        { ...body(), username: account.account },
        { iat: Date.now() + ENCRYPTION_WINDOW_MS - 1_000 },
      );
      const sendTo = () =>
        timed.app.inject({
          method: 'POST',
          url: '/wps/session/login',
          payload,
          headers: { 'content-type': 'application/jose', encryption: 'JWE', merchant: 'NORTH' },
        });
      expect((await sendTo()).statusCode).toBe(200);
      for (let passed = 0; passed < 2 * ENCRYPTION_WINDOW_MS + 20_000; passed += 20_000) {
        timed.advance(20_000);
        expect((await sendTo()).statusCode).not.toBe(200);
      }
    } finally {
      await timed.close();
    }
  });
});

describe('an unencrypted body', () => {
  const json = () => JSON.stringify(body());
  const form = () => new URLSearchParams(body()).toString();
  const ways: [type: string, payload: () => string, headers: Record<string, string>, code: string][] = [
    ['application/json', json, {}, 'request.encryption_required'],
    ['application/json', json, { encryption: 'JWE' }, 'request.encryption_required'],
    ['application/jose', json, {}, 'request.encryption_required'],
    ['application/jose', json, { encryption: 'JWE' }, 'request.encryption_invalid'],
    ['application/x-www-form-urlencoded', form, {}, 'request.invalid'],
    ['application/x-www-form-urlencoded', form, { encryption: 'JWE' }, 'request.invalid'],
  ];

  it.each(sealedCalls)('API-03 is rejected by %s whatever its headers say', async (name) => {
    const { method, path } = routes[name];
    const session = await loginFor(gateway, name);
    for (const [type, payload, headers, code] of ways) {
      const answer = await gateway.app.inject({
        method,
        url: path,
        payload: payload(),
        remoteAddress: attempts.newAddress(),
        headers: {
          'content-type': type,
          merchant: 'NORTH',
          token: session.token,
          'idempotency-key': crypto.randomUUID(),
          ...headers,
        },
        cookies: { parlor_session: session.cookie },
      });
      // Refused for its form, before any field was read.
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { success: false, errorCode: code, message: expect.any(String) as string },
      ]);
    }
  });

  it('API-03 that is rejected by login is accepted when it is encrypted', async () => {
    for (const [type, payload, { encryption = '' }, code] of ways)
      expect(await send(payload(), { headers: { 'content-type': type, encryption } })).toEqual({ status: 400, code });
    expect((await send(await sealed())).status).toBe(200);
  });
});
