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
import { askHttp1, askHttp2, openSession, type SecureAnswer, type SecureRequest } from './testing/secureClient.ts';
import { createTestGateway, type TestGateway } from './testing/testGateway.ts';

const script = 'console.log("a script of the site that is long enough to be worth compressing");'.repeat(40);
const built: Record<string, string | Buffer> = {
  'index.html':
    '<!doctype html><html lang="__LANG__" data-brand="__BRAND__"><head><!--parlor:head--><title>Site</title></head><body></body></html>',
  'brands/manifest.json': '{}',
  'assets/main-1.js': script,
  'assets/main-1.js.br': brotliCompressSync(script),
};

// One for all starts: what the first sealed, the next one opens.
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

const overHttp2 = (request: SecureRequest) => askHttp2(session, request);
const overHttp1 = (request: SecureRequest) => askHttp1(gateway.url, ca, request);
const jsonOf = ({ body }: SecureAnswer) => JSON.parse(body.toString()) as { success: boolean; errorCode?: string };

describe('a client that offers several protocols', () => {
  it.each([
    [['h2', 'http/1.1'], 'h2'],
    [['http/1.1'], 'http/1.1'],
    [undefined, false],
  ])('is spoken to by what it offers first: %j', async (offered, spoken) => {
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
])('over %s', (_protocol, ask) => {
  it('the page is that of the merchant whose name was asked for', async () => {
    const [north, south] = await Promise.all(
      ['localhost', 'south.localhost'].map((name) => ask({ path: '/m/home', host: `${name}:${port}` })),
    );
    expect(north?.status).toBe(200);
    expect(north?.body.toString()).toContain('data-brand="north"');
    expect(south?.body.toString()).toContain('data-brand="south"');
    expect(north?.headers['content-security-policy']).toContain("default-src 'none'");
    expect(north?.headers).not.toHaveProperty('strict-transport-security');
  });

  it('a file of the site comes as it was compressed when built', async () => {
    const { status, headers, body } = await ask({
      path: '/m/assets/main-1.js',
      host: `localhost:${port}`,
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' });
    expect(brotliDecompressSync(body).toString()).toBe(script);
  });

  it('a call is answered, compressed on the way, and says which address called', async () => {
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

  it('cookies are set and read', async () => {
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

  it('a change is taken from a page of the name that was asked for, and from no other', async () => {
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

  it('a body that is too large is refused, and the next request is answered', async () => {
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

describe('over HTTP/2 alone', () => {
  it('the name that is asked for may stand in the host header', async () => {
    const stream = session.request({ ':path': '/m/home', host: `south.localhost:${port}` });
    expect(await text(stream)).toContain('data-brand="south"');
  });

  it('cookies that a browser sends one by one are read together', async () => {
    const stream = session.request({ ':path': '/m/home', cookie: ['other=1', 'parlor_language=EN'] });
    expect(await text(stream)).toContain('<html lang="en"');
  });

  it.each([
    { ':method': 'CONNECT', ':authority': 'evil.test:443' },
    { ':method': 'OPTIONS', ':path': '*' },
    { ':path': '/%zz' },
    { ':path': '//\\' },
  ])('%j is answered, and so is the next request', async (headers) => {
    const stream = session.request(headers);
    stream.resume().end();
    await once(stream, 'response');
    expect((await overHttp2({ path: '/healthz', host: 'localhost' })).status).toBe(200);
  });

  it('no header is sent that the protocol has no place for', async () => {
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
    // Node tells of the header a turn later.
    await overHttp2({ path: '/healthz', host: 'localhost' });
    process.off('warning', warn);
    expect(warnings).toEqual([]);
  });

  it('a client that goes away in the middle of a request leaves the others alone', async () => {
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

describe('a gateway that stops', () => {
  it('waits for no session that is merely open', async () => {
    const closed = once(session, 'close');
    await overHttp2({ path: '/healthz', host: 'localhost' });
    await Promise.all([gateway.stop(), closed]);
    expect(session.destroyed).toBe(true);
  });

  it('answers the call in flight before it ends', async () => {
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
