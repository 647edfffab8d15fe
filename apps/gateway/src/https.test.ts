import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ClientHttp2Session } from 'node:http2';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';
import { startGateway, type RunningGateway } from './startGateway.ts';
import {
  requestHttp1,
  requestHttp2,
  openSession,
  type SecureAnswer,
  type SecureRequest,
} from './testing/secureClient.ts';
import { createTestGateway, type TestGateway } from './testing/testGateway.ts';

const script = 'console.log("a script of the site that is long enough to be worth compressing");'.repeat(40);
const built: Record<string, string | Buffer> = {
  'index.html':
    '<!doctype html><html lang="__LANG__" data-brand="__BRAND__"><head><!--parlor:head--><title>Site</title></head><body></body></html>',
  'brands/manifest.json': '{}',
  'assets/main-1.js': script,
  'assets/main-1.js.br': brotliCompressSync(script),
};

// Shared by all starts, so that each can decrypt what the first encrypted.
const MASTER_KEY = randomBytes(32).toString('base64');
let database: TestGateway;
let folder: string;
let gateway: RunningGateway;
let ca: string;
let port: string;
let session: ClientHttp2Session;

beforeAll(async () => {
  database = await createTestGateway();
  folder = mkdtempSync(join(tmpdir(), 'parlor-https-'));
  for (const [file, content] of Object.entries(built)) {
    mkdirSync(dirname(join(folder, 'site', file)), { recursive: true });
    writeFileSync(join(folder, 'site', file), content);
  }
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

beforeEach(async () => {
  gateway = await startGateway(
    loadConfig({
      NODE_ENV: 'development',
      LOG_LEVEL: 'silent',
      HTTPS: '1',
      PORT: '0',
      DATABASE_URL: database.databaseUrl,
      DEFAULT_MERCHANT: 'NORTH',
      PARLOR_DATA_DIR: join(folder, 'data'),
      PARLOR_SITE_DIR: join(folder, 'site'),
      PROVIDER_SECRET: randomBytes(32).toString('base64'),
      BOT_CHECK_SECRET: randomBytes(32).toString('base64'),
      MASTER_KEY,
    }),
  );
  ca = readFileSync(gateway.certificateFile ?? '', 'utf8');
  ({ port } = new URL(gateway.url));
  session = await openSession(gateway.url, ca);
});
afterEach(async () => {
  session.destroy();
  await gateway.stop();
});

const overHttp2 = (request: SecureRequest) => requestHttp2(session, request);
const overHttp1 = (request: SecureRequest) => requestHttp1(gateway.url, ca, request);
const jsonOf = ({ body }: SecureAnswer) => JSON.parse(body.toString()) as { success: boolean; errorCode?: string };

describe('the TLS server', () => {
  it.each([
    [['h2', 'http/1.1'], 'h2'],
    [['http/1.1'], 'http/1.1'],
    [undefined, false],
  ])('selects the protocol from the ALPN offer %j', async (offered, spoken) => {
    const socket = connect({
      host: '127.0.0.1',
      port: Number(port),
      ca,
      servername: 'localhost',
      ...(offered && { ALPNProtocols: offered }),
    });
    await once(socket, 'secureConnect');
    expect(socket.alpnProtocol).toBe(spoken);
    socket.destroy();
  });
});

describe.each([
  ['HTTP/2', overHttp2],
  ['HTTP/1.1', overHttp1],
])('the gateway over %s', (_protocol, ask) => {
  it('serves the page of the merchant that the host name selects', async () => {
    const [north, south] = await Promise.all(
      ['localhost', 'south.localhost'].map((name) => ask({ path: '/m/home', host: `${name}:${port}` })),
    );
    expect(north?.status).toBe(200);
    expect(north?.body.toString()).toContain('data-brand="north"');
    expect(south?.body.toString()).toContain('data-brand="south"');
    expect(north?.headers['content-security-policy']).toContain("default-src 'none'");
    expect(north?.headers).not.toHaveProperty('strict-transport-security');
  });

  it('serves the precompressed version of a site file', async () => {
    const { status, headers, body } = await ask({
      path: '/m/assets/main-1.js',
      host: `localhost:${port}`,
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' });
    expect(brotliDecompressSync(body).toString()).toBe(script);
  });

  it('answers a call with a request id and the client address, and compresses a large response', async () => {
    const { status, headers, body } = await ask({ path: '/wps/system/status', host: `localhost:${port}` });
    expect(status).toBe(200);
    expect(headers).toHaveProperty('x-request-id');
    expect(JSON.parse(body.toString())).toMatchObject({ success: true, value: { location: { ip: '127.0.0.1' } } });
    const settings = await ask({
      path: '/openapi.json',
      host: `localhost:${port}`,
      headers: { 'accept-encoding': 'br' },
    });
    expect(settings.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(settings.body).toString())).toHaveProperty('openapi');
  });

  it('sets and reads cookies', async () => {
    const { headers } = await ask({ path: '/wps/captcha', host: `localhost:${port}` });
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-parlor_captcha=[^;]+;(?=.* Path=\/;)(?=.* HttpOnly)(?=.* Secure)(?!.*Domain)/),
    ]);
    for (const cookie of ['__Host-parlor_language=EN', 'parlor_language=EN']) {
      const { body } = await ask({
        path: '/m/home',
        host: `localhost:${port}`,
        headers: { cookie: `other=1; ${cookie}` },
      });
      expect(body.toString()).toContain('<html lang="en"');
    }
  });

  it('rejects a state-changing request from another origin', async () => {
    const change = (origin: string) =>
      ask({
        method: 'POST',
        path: '/wps/games/favourites',
        host: `localhost:${port}`,
        headers: { origin, 'content-type': 'application/json' },
        body: '{"nodeId":"n1"}',
      });
    expect(jsonOf(await change(`https://localhost:${port}`))).toMatchObject({ errorCode: 'session.required' });
    expect(jsonOf(await change('https://evil.test'))).toMatchObject({ errorCode: 'permission.denied' });
  });

  it('rejects a request body that is too large and answers the next request', async () => {
    const large = await ask({
      method: 'POST',
      path: '/wps/games/favourites',
      host: `localhost:${port}`,
      headers: { 'content-type': 'application/json', 'content-length': '70000' },
      body: ' '.repeat(70_000),
    });
    expect([large.status, jsonOf(large).errorCode]).toEqual([413, 'request.too_large']);
    expect((await ask({ path: '/healthz', host: `localhost:${port}` })).status).toBe(200);
  });
});

describe('the HTTP/2 server', () => {
  it('accepts the host name in the Host header', async () => {
    const stream = session.request({ ':path': '/m/home', host: `south.localhost:${port}` });
    expect(await text(stream)).toContain('data-brand="south"');
  });

  it('joins cookies sent in separate header fields', async () => {
    const stream = session.request({ ':path': '/m/home', cookie: ['other=1', 'parlor_language=EN'] });
    expect(await text(stream)).toContain('<html lang="en"');
  });

  it.each([
    { ':method': 'CONNECT', ':authority': 'evil.test:443' },
    { ':method': 'OPTIONS', ':path': '*' },
    { ':path': '/%zz' },
    { ':path': '//\\' },
  ])('answers %j and then the next request', async (headers) => {
    const stream = session.request(headers);
    stream.resume().end();
    await once(stream, 'response');
    expect((await overHttp2({ path: '/healthz', host: 'localhost' })).status).toBe(200);
  });

  it('sends no connection-specific header when it rejects a request body', async () => {
    const warnings: Error[] = [];
    const warn = (warning: Error) => warnings.push(warning);
    process.on('warning', warn);
    await overHttp2({
      method: 'POST',
      path: '/wps/games/favourites',
      host: 'localhost',
      headers: { 'content-type': 'application/json', 'content-length': '70000' },
      body: ' '.repeat(70_000),
    });
    // Node emits the header one tick later.
    await overHttp2({ path: '/healthz', host: 'localhost' });
    process.off('warning', warn);
    expect(warnings).toEqual([]);
  });

  it('answers other clients after one disconnects during a request', async () => {
    const other = await openSession(gateway.url, ca);
    other.on('error', () => undefined);
    const stream = other.request({
      ':method': 'POST',
      ':path': '/wps/games/favourites',
      'content-type': 'application/json',
      expect: '100-continue',
    });
    await once(stream, 'continue');
    stream.on('error', () => undefined).write('{');
    other.destroy();
    expect((await overHttp2({ path: '/healthz', host: 'localhost' })).status).toBe(200);
  });
});

describe('a stopping gateway', () => {
  it('closes idle sessions without waiting for them', async () => {
    const closed = once(session, 'close');
    await overHttp2({ path: '/healthz', host: 'localhost' });
    await Promise.all([gateway.stop(), closed]);
    expect(session.destroyed).toBe(true);
  });

  it('answers the request in flight before it stops', async () => {
    const stream = session.request({
      ':method': 'POST',
      ':path': '/wps/games/favourites',
      'content-type': 'application/json',
      expect: '100-continue',
    });
    await once(stream, 'continue');
    const goaway = once(session, 'goaway');
    const stopped = gateway.stop();
    await goaway;
    stream.end('{"nodeId":"n1"}');
    expect(JSON.parse(await text(stream))).toMatchObject({ success: false });
    await stopped;
  });
});
