import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { nginxProgram, requireServices, startRedis } from './services.mjs';

const nowhere = { PATH: '/nowhere', CHROMIUM_PATH: '/nowhere/chromium', NGINX_PATH: '/nowhere/nginx' };

test('missing services are named in one sentence if nothing can be installed', () => {
  const system = { canInstall: () => false, install: () => assert.fail('installs without being allowed to') };
  assert.throws(() => requireServices(['chromium-headless-shell', 'redis-server', 'nginx'], nowhere, system), {
    message:
      'The tests need services that are not installed: Chromium (install its headless shell and set CHROMIUM_PATH to its program); ' +
      'Redis (install redis-server, or set TEST_REDIS_URL to a running one); ' +
      'nginx (install it, or set NGINX_PATH to its program).',
  });
});

test('only missing services are installed, and an installation without effect is an error', (t) => {
  t.mock.method(console, 'log', () => {});
  const folder = mkdtempSync(join(tmpdir(), 'parlor-services-'));
  const env = { PATH: folder, CHROMIUM_PATH: process.execPath };
  const installed = [];
  const system = (install) => ({ canInstall: () => true, install });
  requireServices(
    ['chromium-headless-shell', 'redis-server'],
    env,
    system((names) => {
      installed.push(...names);
      writeFileSync(join(folder, 'redis-server'), '');
    }),
  );
  assert.deepEqual(installed, ['redis-server']);
  assert.throws(
    () =>
      requireServices(
        ['chromium-headless-shell'],
        nowhere,
        system(() => {}),
      ),
    /Chromium/,
  );
  rmSync(folder, { recursive: true });
});

test('nginx is searched only at the configured path, if there is one', () => {
  assert.equal(nginxProgram({ NGINX_PATH: process.execPath }), process.execPath);
  assert.equal(nginxProgram({ NGINX_PATH: '/nowhere/nginx', PATH: process.env.PATH }), undefined);
});

test('a Redis of the run accepts connections and ends when it is stopped', async () => {
  const { TEST_REDIS_URL: _given, ...env } = process.env;
  const redis = await startRedis(env);
  const port = Number(new URL(redis.url).port);
  const reply = await new Promise((done, fail) => {
    const socket = createConnection(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('error', fail).once('data', (text) => socket.end(() => done(text.toString())));
  });
  assert.equal(reply, '+PONG\r\n');
  await redis.stop();
  await assert.rejects(new Promise((done, fail) => createConnection(port, '127.0.0.1', done).once('error', fail)), {
    code: 'ECONNREFUSED',
  });
});

test('a configured Redis is used and left running', async () => {
  const redis = await startRedis({ TEST_REDIS_URL: 'redis://127.0.0.1:1' });
  assert.equal(redis.url, 'redis://127.0.0.1:1');
  await redis.stop();
});
