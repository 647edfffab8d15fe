import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathOf, routes, type Route, type RouteName } from '@parlor/contract';
import { calls } from '@parlor/contract/schemas';
import { drawPicture } from '../modules/identityCheck/testing/applicant.ts';
import { anyParams } from '../testing/anyCall.ts';
import { createAttempts, type Attempts } from '../testing/attempts.ts';
import { createTestGateway, TEST_PASSWORD, type TestGateway, type TestSession } from '../testing/testGateway.ts';

// The body limit in bytes, repeated in the test.
const BODY_LIMIT = 65_536;

const withBody = (Object.keys(routes) as RouteName[]).filter((name) => 'body' in calls[name]);
const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  encrypted: 'application/jose',
  picture: 'image/png',
} as const;
const bodyForm = (name: RouteName) => (routes[name] as Route).body ?? 'json';

let gateway: TestGateway;
let attempts: Attempts;
let session: TestSession;
beforeAll(async () => {
  gateway = await createTestGateway({
    config: { rateLimitPerMinute: 100_000, loginAttemptsPerAddress: 100_000, loginFailuresPerMinute: 100_000 },
  });
  attempts = createAttempts(gateway);
  session = await gateway.login({ type: 1 });
});
afterAll(() => gateway.close());

/** Sends a raw body with a valid session, so that only the body is wrong. */
async function answerTo(
  name: RouteName,
  payload: string | Buffer,
  contentType: string = contentTypes[bodyForm(name)],
  as = session,
) {
  const answer = await gateway.app.inject({
    method: routes[name].method,
    url: pathOf(name, anyParams),
    payload,
    remoteAddress: attempts.newAddress(),
    headers: {
      'content-type': contentType,
      encryption: 'JWE',
      merchant: 'NORTH',
      token: as.token,
      'idempotency-key': crypto.randomUUID(),
    },
    cookies: { parlor_session: as.cookie },
  });
  const { errorCode = '', value } = answer.json<{ errorCode?: string; value?: unknown }>();
  return { status: answer.statusCode, code: errorCode, value };
}

async function send(...request: Parameters<typeof answerTo>) {
  const { status, code } = await answerTo(...request);
  return { status, code };
}

describe('an oversized request', () => {
  it.each(withBody)('is rejected by %s when its body exceeds 64 KiB', async (name) => {
    expect((await send(name, 'x'.repeat(BODY_LIMIT))).code).not.toBe('request.too_large');
    expect(await send(name, 'x'.repeat(BODY_LIMIT + 1))).toEqual({ status: 413, code: 'request.too_large' });
  });

  it('is rejected when it contains an encrypted password of one megabyte', async () => {
    const payload = await gateway.seal('login', {
      type: 'username',
      username: 'somebody',
      password: 'x'.repeat(1_000_000),
    });
    expect(await send('login', payload)).toEqual({ status: 413, code: 'request.too_large' });
  });

  it.each([257, 10_000, 40_000])(
    'is rejected as invalid when it contains a password of %i characters',
    async (length) => {
      const answer = await attempts.logIn(session.account.account, { password: 'x'.repeat(length) });
      expect(answer).toMatchObject({ status: 400, envelope: { errorCode: 'request.invalid' } });
    },
  );

  it('is rejected when its chunked body is too long or its Content-Length is invalid', async () => {
    await gateway.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = gateway.app.server.address() as AddressInfo;
    const raw = (head: string, parts: string[]) =>
      new Promise<string>((resolve) => {
        let text = '';
        const socket = connect(port, '127.0.0.1', () => {
          socket.write(
            `POST /wps/session/trial HTTP/1.1\r\nHost: north.localhost\r\nMerchant: NORTH\r\nContent-Type: application/json\r\nConnection: close\r\n${head}\r\n\r\n`,
          );
          for (const part of parts) socket.write(part);
        });
        socket
          .setEncoding('utf8')
          .on('data', (part: string) => (text += part))
          .on('close', () => resolve(text))
          .on('error', () => resolve(text));
      });
    const chunk = 'x'.repeat(16_384);
    const chunked = await raw(
      'Transfer-Encoding: chunked',
      Array.from({ length: 8 }, () => `4000\r\n${chunk}\r\n`),
    );
    expect(chunked).toMatch(/^HTTP\/1\.1 413 /);
    const both = await raw('Content-Length: 2\r\nTransfer-Encoding: chunked', ['2\r\n{}\r\n0\r\n\r\n']);
    expect(both).toMatch(/^HTTP\/1\.1 400 /);
    const twice = await raw('Content-Length: 2\r\nContent-Length: 7', ['{}']);
    expect(twice).toMatch(/^HTTP\/1\.1 400 /);
    const negative = await raw('Content-Length: -1', ['{}']);
    expect(negative).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('the URL and method of a request', () => {
  it.each([
    ['bytes that are no letter', '/wps/session/list/%E0%A4%A'],
    ['half a byte', '/wps/games/favourites/%'],
    ['nothing but half a byte', '/%'],
    ['an id of five hundred letters', `/wps/session/list/${'a'.repeat(500)}`],
    ['null bytes for an id', `/wps/session/list/${'%00'.repeat(60)}`],
  ])('are rejected with an error code and security headers when the URL is invalid: %s', async (_case, url) => {
    for (const method of ['GET', 'DELETE', 'POST'] as const) {
      const { statusCode, headers, body } = await gateway.app.inject({ method, url, headers: { merchant: 'NORTH' } });
      expect([400, 401, 404]).toContain(statusCode);
      expect(JSON.parse(body)).toMatchObject({
        success: false,
        errorCode: expect.stringMatching(/^(?:request|session)\./) as string,
      });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
      });
    }
  });

  it('are not overridden by headers or the query string', async () => {
    const mine = await gateway.login();
    for (const name of [
      'X-HTTP-Method-Override',
      'X-HTTP-Method',
      'X-Method-Override',
      'X-Original-URL',
      'X-Rewrite-URL',
    ]) {
      const headers = { [name]: name.includes('Method') ? 'DELETE' : '/wps/session/logout' };
      expect((await gateway.call('listSessions', { session: mine, headers })).status).toBe(200);
    }
    expect((await gateway.call('listSessions', { session: mine, query: { _method: 'DELETE' } })).status).toBe(200);
  });
});

describe('a malformed request body', () => {
  const bombs: [string, string | Buffer][] = [
    ['nothing of JSON', '<xml/>'],
    ['half of JSON', '{"a":'],
    ['two of JSON', '{}{}'],
    ['a number beyond all bounds', '1e999'],
    ['lists, thirty thousand deep', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    ['objects, ten thousand deep', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['a list of thirty thousand', `[${'1,'.repeat(30_000)}1]`],
    ['an object of five thousand names', `{${Array.from({ length: 5_000 }, (_, index) => `"n${index}":1`).join(',')}}`],
    ['a name twice', '{"a":1,"a":2}'],
    ['a prototype', '{"__proto__":{"isAdmin":true}}'],
    ['a prototype below', '{"a":{"__proto__":{"isAdmin":true}}}'],
    ['a constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0xd8])],
    ['a byte order mark', '\uFEFF{}'],
    ['a null byte', '\0'],
    ['a null byte in a name', '{"a\\u0000":1}'],
    ['half a letter', '{"a":"\\ud800"}'],
  ];

  it.each(withBody)('is rejected by %s without prototype pollution', async (name) => {
    for (const [, payload] of bombs) {
      const answer = await send(name, payload);
      expect(answer.status).toBe(400);
      expect(answer.code).toMatch(/^request\./);
    }
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('is rejected as a form of 20,000 fields while other requests succeed', async () => {
    const fields = Array.from({ length: 20_000 }, (_, index) => index.toString(36)).join('&');
    const flood = Promise.all(Array.from({ length: 5 }, () => send('requestPasswordLink', fields)));
    const others = Promise.all(Array.from({ length: 5 }, () => gateway.call('getSystemStatus')));
    expect((await flood).every(({ status }) => status === 413 || status === 400)).toBe(true);
    expect((await others).every(({ status }) => status === 200)).toBe(true);
  });

  it('is rejected as a form with a duplicate, __proto__ or array field', async () => {
    const botCheck = encodeURIComponent(await gateway.botCheck());
    for (const fields of [
      'username=a&username=b&email=a@example.com',
      'username=a&email=a@example.com&__proto__=x',
      'username=a&email[]=a@example.com',
    ]) {
      expect(await send('requestPasswordLink', `${fields}&botCheck=${botCheck}`)).toMatchObject({
        status: 400,
        code: 'request.invalid',
      });
    }
  });
});

describe('a request body with the content type of another form', () => {
  type BodyForm = keyof typeof contentTypes;
  const foreignTypes = [
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonp',
    'x',
    '',
  ];
  /** Returns the expected refusal. It names no field, so the body was not parsed as one of the call. */
  const unread = (code = 'request.invalid') => ({ status: 400, code, value: undefined });

  it.each(withBody)('is rejected by %s', async (name) => {
    const own = bodyForm(name);
    // Each is a valid body of its form, with a field that no call has.
    const bodies: [form: BodyForm, payload: string | Buffer][] = [
      ['json', '{"type":"username","unknown":"1"}'],
      ['form', 'type=username&unknown=1'],
      ['encrypted', await gateway.seal(name, { type: 'username', unknown: '1' })],
      ['picture', await drawPicture()],
    ];
    for (const [form, payload] of bodies) {
      const code = own === 'encrypted' && form === 'json' ? 'request.encryption_required' : 'request.invalid';
      expect([form, await answerTo(name, payload, contentTypes[form])]).toMatchObject([
        form,
        form === own ? { status: 400, code, value: { fields: { unknown: {} } } } : unread(code),
      ]);
    }
    for (const type of foreignTypes)
      expect([type, await answerTo(name, '{"unknown":"1"}', type)]).toEqual([type, unread()]);
  });

  it.each<[form: BodyForm, name: RouteName, payload: () => Promise<string | Buffer>]>([
    ['json', 'setNickname', () => Promise.resolve('{"nickname":"Mali"}')],
    ['form', 'setHeadIcon', () => Promise.resolve('headIcon=butterfly')],
    [
      'encrypted',
      'login',
      async () => {
        const { account } = await gateway.createAccount();
        return gateway.seal('login', { type: 'username', username: account, password: TEST_PASSWORD });
      },
    ],
    ['picture', 'putIdentityPicture', drawPicture],
  ])('is accepted with its own content type and rejected with every other: %s', async (form, name, payload) => {
    const own = contentTypes[form];
    // A login ends the session of its request.
    const as = await gateway.login();
    for (const type of [...Object.values(contentTypes), ...foreignTypes].filter((other) => other !== own))
      expect([type, await answerTo(name, await payload(), type, as)]).toEqual([type, unread()]);
    for (const type of [own, own.toUpperCase(), `${own}; charset=utf-8`])
      expect([type, (await send(name, await payload(), type, as)).status]).toEqual([type, 200]);
  });
});

describe('unexpected fields and values', () => {
  const full: Partial<Record<RouteName, object>> = {
    login: { type: 'username', username: 'somebody', password: TEST_PASSWORD },
    changePassword: { oldPassword: TEST_PASSWORD, newPassword: 'Other#Horse9', confirmNewPassword: 'Other#Horse9' },
    resetPasswordByLink: { resetToken: 'x', newPassword: 'Other#Horse9' },
    resetPasswordByPhone: {
      mobileNum: '812345678',
      countryDialingCode: '66',
      verificationCode: '123456',
      newPassword: 'Other#Horse9',
    },
    sendSmsCode: { mobileNum: '812345678', countryDialingCode: '66', purpose: 'login' },
    requestPasswordLink: { username: 'somebody', email: 'a@example.com' },
    register: { registerMethod: 'H5', type: 0 },
    registerMobile: { registerMethod: 'H5', type: 0 },
    startTrial: {},
  };

  it.each(Object.keys(full) as RouteName[])('are rejected by %s when the field is unknown', async (name) => {
    for (const extra of [
      'isAdmin',
      'accountId',
      'merchantCode',
      'account_id',
      'status',
      'toString',
      ' username',
      'USERNAME',
    ]) {
      const answer = await gateway.call(name, {
        session,
        body: { ...full[name], [extra]: '1' },
        remoteAddress: attempts.newAddress(),
      });
      expect(answer).toMatchObject({
        status: 400,
        envelope: { errorCode: 'request.invalid', value: { fields: { [extra]: {} } } },
      });
    }
  });

  it('are rejected at registration when they change the account type', async () => {
    for (const change of [{ type: 1 }, { type: 40 }, { type: '0' }]) {
      const answer = await gateway.call('register', {
        body: { ...full.register, ...change },
        remoteAddress: attempts.newAddress(),
      });
      expect(answer).toMatchObject({ status: 400, envelope: { errorCode: 'request.invalid' } });
    }
  });
});

describe('hostile text', () => {
  it.each([
    ['a null byte', 'a\0b'],
    ['half a letter', 'a\ud800b'],
    ['the other half', '\udc00'],
    ['a null byte alone', '\0'],
  ])('is rejected in every text field of a login: %s', async (_case, text) => {
    const good: Record<string, string> = {
      type: 'username',
      username: 'somebody',
      password: TEST_PASSWORD,
      captcha: '',
      agentCode: '',
      botCheck: '',
    };
    for (const field of ['username', 'password', 'captcha', 'agentCode', 'botCheck']) {
      const answer = await gateway.call('login', {
        body: { ...good, [field]: text },
        remoteAddress: attempts.newAddress(),
      });
      expect(answer).toMatchObject({ status: 400, envelope: { errorCode: 'request.invalid' } });
    }
  });

  it.each([
    '',
    'null',
    'undefined',
    '[object Object]',
    "' or 1=1 --",
    '%00',
    '../../etc/passwd',
    '{{7*7}}',
    '\u202Eadmin',
    '\u200B',
    '💥'.repeat(30),
  ])('is rejected as a username without a server error: %j', async (username) => {
    const answer = await attempts.logIn(username);
    expect([400, 401]).toContain(answer.status);
  });
});
