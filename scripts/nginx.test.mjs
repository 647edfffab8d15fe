// Runs docs/operations/nginx.conf in a real nginx. Only its ports, folders and certificates are replaced.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { request } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, before, beforeEach, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { freePort } from './ports.mjs';
import { root } from './product.mjs';
import { createUpstream, script } from './nginxUpstream.mjs';
import { nginxProgram, requireServices } from './services.mjs';

const BODY_LIMIT = 65_536;

let folder;
let ca;
let ports;
let nginx;
let session;
/** Requests that reached the servers behind nginx since the test started, oldest first. */
let reached = [];
/** Sends the next event of the open stream. */
let sendMore;
const servers = ['gateway', 'arcade'].map((name) =>
  createUpstream(
    name,
    (arrived) => reached.push(arrived),
    (send) => {
      sendMore = send;
    },
  ),
);

before(async () => {
  requireServices(['nginx'], process.env);
  await Promise.all(servers.map((server) => once(server.listen(0, '127.0.0.1'), 'listening')));
  folder = mkdtempSync(join(tmpdir(), 'parlor-nginx-'));
  // An nginx started by root drops its privileges.
  chmodSync(folder, 0o755);
  for (const name of ['log', 'lib']) mkdirSync(join(folder, name));
  // Imported by a computed path, because scripts are type-checked as plain modules.
  const { ensureCertificate } = await import(join(root, 'apps', 'gateway', 'src', 'dataFolder.ts'));
  const { cert, certificateFile } = await ensureCertificate(folder);
  ca = cert;
  ports = { plain: await freePort(), secure: await freePort() };
  writeFileSync(join(folder, 'nginx.conf'), configuration(certificateFile));
  nginx = await startNginx();
  session = connectHttp2(`https://127.0.0.1:${ports.secure}`, { ca, servername: 'localhost' });
  await once(session, 'connect');
});
after(async () => {
  session?.destroy();
  if (nginx?.exitCode === null) {
    nginx.kill('SIGTERM');
    await once(nginx, 'exit');
  }
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  if (folder) rmSync(folder, { recursive: true });
});
beforeEach(() => {
  reached = [];
});

/** Returns the example configuration with this test's ports, folders and certificate. */
function configuration(certificateFile) {
  const keyFile = certificateFile.replace(/\.crt$/, '.key');
  const replacements = {
    'listen 80 ': `listen 127.0.0.1:${ports.plain} `,
    'listen 443 ': `listen 127.0.0.1:${ports.secure} `,
    '127.0.0.1:8080': `127.0.0.1:${servers[0].address().port}`,
    '127.0.0.1:8081': `127.0.0.1:${servers[1].address().port}`,
    '/run/nginx.pid': join(folder, 'nginx.pid'),
    '/var/log/nginx': join(folder, 'log'),
    '/var/lib/nginx': join(folder, 'lib'),
    '/etc/nginx/tls/site.crt': certificateFile,
    '/etc/nginx/tls/site.key': keyFile,
    '/etc/nginx/tls/games.crt': certificateFile,
    '/etc/nginx/tls/games.key': keyFile,
  };
  const example = readFileSync(join(root, 'docs', 'operations', 'nginx.conf'), 'utf8');
  return Object.entries(replacements).reduce((text, [original, ours]) => {
    assert.ok(text.includes(original), original);
    return text.replaceAll(original, ours);
  }, example);
}

async function startNginx() {
  const child = spawn(
    nginxProgram(process.env),
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off;'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  const ended = once(child, 'exit').then(() => 'ended');
  for (;;) {
    const state = await Promise.race([ended, takesConnections(ports.secure)]);
    assert.notEqual(state, 'ended', output);
    if (state) return child;
    await wait(20);
  }
}

function takesConnections(port) {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => done(socket.destroy() !== undefined));
    socket.once('error', () => done(false));
  });
}

/** Sends a request over HTTP/2, like a browser. */
async function ask(path, headers = {}, body) {
  const stream = session.request({
    ':path': path,
    ':authority': 'north.example:8443',
    ':method': body === undefined ? 'GET' : 'POST',
    ...headers,
  });
  stream.end(body);
  const [answered] = await once(stream, 'response');
  return { status: answered[':status'], headers: answered, body: await buffer(stream) };
}

/** Sends a raw upgrade request over TLS and HTTP/1.1. */
function upgrade(protocol) {
  const headers = {
    host: 'localhost',
    connection: 'Upgrade, HTTP2-Settings',
    upgrade: protocol,
    'http2-settings': 'AAMAAABkAAQAAP__',
  };
  return request({
    host: '127.0.0.1',
    port: ports.secure,
    ca,
    servername: 'localhost',
    path: '/socket',
    headers,
  }).end();
}

test('browsers use HTTP/2, and clients that know only HTTP/1.1 use that', async () => {
  assert.equal(session.alpnProtocol, 'h2');
  assert.equal((await ask('/m/home')).status, 200);
  assert.equal(reached[0].version, '1.1');
  const [answer] = await once(
    request({ host: '127.0.0.1', port: ports.secure, ca, servername: 'localhost', path: '/m/home' }).end(),
    'response',
  );
  assert.equal(answer.httpVersion, '1.1');
  assert.equal((await buffer(answer)).toString(), '<!doctype html>');
});

test('an address without TLS redirects to the same one with TLS', async () => {
  const [answer] = await once(
    get({ host: '127.0.0.1', port: ports.plain, path: '/m/home?x=1', headers: { host: 'north.example' } }),
    'response',
  );
  answer.resume();
  assert.equal(answer.statusCode, 308);
  assert.equal(answer.headers.location, 'https://north.example/m/home?x=1');
});

for (const path of ['/m/assets/main-1.js', '/art/1/games/one@2x.avif', '/art/games/one@2x.avif']) {
  test(`${path} is requested once, regardless of name and query`, async () => {
    const first = await ask(path, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    assert.equal(first.headers['x-cache-status'], 'MISS');
    for (const [again, headers] of [
      [path, { 'accept-encoding': 'br' }],
      [`${path}?x=1`, { 'accept-encoding': 'BR;q=1.0, gzip;q=0' }],
      [path, { 'accept-encoding': 'gzip, br', ':authority': 'south.example' }],
    ]) {
      const answer = await ask(again, headers);
      assert.equal(answer.headers['x-cache-status'], 'HIT');
      assert.equal(answer.headers['cache-control'], first.headers['cache-control']);
      assert.deepEqual(answer.body, first.body);
    }
    assert.equal(reached.length, 1);
  });
}

test('a file is served as the gateway compressed it, in an encoding that the client accepts', async () => {
  const bodies = { br: brotliCompressSync(script), gzip: gzipSync(script), undefined: Buffer.from(script) };
  for (const [accepted, encoding] of [
    ['gzip, br', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0.0 , gzip;q=0', undefined],
    ['zstd', undefined],
    ['gzip', 'gzip'],
  ]) {
    const answer = await ask('/m/assets/ways-1.js', { 'accept-encoding': accepted });
    assert.equal(answer.headers['content-encoding'], encoding, accepted);
    assert.deepEqual(answer.body, bodies[encoding], accepted);
  }
  assert.deepEqual(
    reached.map(({ headers }) => headers['accept-encoding']),
    ['br', 'gzip', undefined],
  );
});

test('pages, calls and missing files are never cached', async () => {
  for (const path of [
    '/',
    '/m/home',
    '/m/sw.js',
    '/wps/games',
    '/m/assets/gone.js',
    '/art/../m/home',
    '/openapi.json',
  ]) {
    reached = [];
    const answers = [await ask(path), await ask(path)];
    assert.equal(reached.length, 2, path);
    assert.ok(
      answers.every(({ headers }) => headers['x-cache-status'] !== 'HIT'),
      path,
    );
  }
});

test('a call keeps its ETag, its compression and its 304 answer', async () => {
  const full = await ask('/wps/games', { 'accept-encoding': 'gzip, br' });
  assert.deepEqual(full.body, brotliCompressSync('{"success":true}'));
  assert.deepEqual(
    [full.headers['content-encoding'], full.headers.etag, full.headers['cache-control']],
    ['br', 'W/"1"', 'private, no-cache'],
  );
  const same = await ask('/wps/games', { 'if-none-match': 'W/"1"' });
  assert.deepEqual([same.status, same.body.length], [304, 0]);
});

test('events are forwarded one by one without buffering', async () => {
  const stream = session.request({ ':path': '/wps/live', ':authority': 'north.example:8443' });
  stream.end();
  assert.equal((await once(stream, 'data'))[0].toString(), 'event: hello\n\n');
  sendMore();
  assert.equal((await once(stream, 'data'))[0].toString(), 'event: bye\n\n');
});

test('the gateway learns address, host name and protocol of a request, and no client can forge them', async () => {
  const forged = {
    'x-forwarded-for': '198.51.100.7',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    'x-forwarded-port': '1',
    'x-real-ip': '198.51.100.7',
    forwarded: 'for=198.51.100.7',
  };
  const ownHeaders = { merchant: 'NORTH', token: 'half', cookie: 'other=1', 'idempotency-key': 'key-0001' };
  await ask('/wps/system/status?x=%2F', { ...forged, ...ownHeaders });
  const [{ url, headers }] = reached;
  assert.equal(url, '/wps/system/status?x=%2F');
  const received = Object.fromEntries(
    ['host', ...Object.keys(forged), ...Object.keys(ownHeaders)].map((name) => [name, headers[name]]),
  );
  const nothing = { 'x-forwarded-port': undefined, 'x-real-ip': undefined, forwarded: undefined };
  assert.deepEqual(received, {
    host: 'north.example:8443',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'north.example:8443',
    'x-forwarded-proto': 'https',
    ...nothing,
    ...ownHeaders,
  });
});

test('a WebSocket is forwarded', async () => {
  const [answer, socket] = await once(upgrade('websocket'), 'upgrade');
  assert.equal(answer.statusCode, 101);
  socket.write('said');
  assert.equal((await once(socket, 'data'))[0].toString(), 'said');
  socket.destroy();
  assert.deepEqual([reached[0].headers.upgrade, reached[0].headers.connection], ['websocket', 'upgrade']);
});

test('no other upgrade reaches the gateway', async () => {
  const upgraded = upgrade('h2c');
  const [answer] = await Promise.race([once(upgraded, 'response'), once(upgraded, 'upgrade')]);
  answer.resume();
  assert.equal(answer.statusCode, 200);
  assert.deepEqual([reached[0].headers.upgrade, reached[0].headers.connection], [undefined, undefined]);
});

test('a body that is too large is refused with the contract’s error before it reaches the gateway', async () => {
  const refused = await ask('/wps/session/login', { 'content-type': 'application/jose' }, 'x'.repeat(BODY_LIMIT + 1));
  assert.equal(refused.status, 413);
  assert.equal(refused.headers['content-type'], 'application/json');
  assert.deepEqual(JSON.parse(refused.body), {
    success: false,
    errorCode: 'request.too_large',
    message: 'The request is too large.',
  });
  assert.deepEqual(reached, []);
  await ask('/wps/session/login', { 'content-type': 'application/jose' }, 'x'.repeat(BODY_LIMIT));
  assert.equal(reached[0].bytes, BODY_LIMIT);
});

test('addresses for operators of the gateway cannot be reached from outside', async () => {
  for (const path of ['/healthz', '/readyz', '/metrics', '/outbox']) assert.equal((await ask(path)).status, 404, path);
  assert.deepEqual(reached, []);
});

test('the games are served under their own host name', async () => {
  await ask('/games/reels/?code=secret', { ':authority': 'games.example.com' });
  const files = [
    await ask('/assets/game-1.js', { ':authority': 'games.example.com' }),
    await ask('/assets/game-1.js', { ':authority': 'games.example.com' }),
  ];
  assert.deepEqual(
    reached.map(({ name }) => name),
    ['arcade', 'arcade'],
  );
  assert.deepEqual(
    files.map(({ headers }) => headers['x-cache-status']),
    ['MISS', 'HIT'],
  );
});

test('the log contains no query strings, because links have secrets there', async () => {
  await ask('/m/reset-password?key=secret-of-a-link');
  const log = () => readFileSync(join(folder, 'log', 'access.log'), 'utf8');
  while (!log().includes('/m/reset-password')) await wait(10);
  assert.doesNotMatch(log(), /secret/);
});
