import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { freePort } from './ports.mjs';
import { productSettings } from './product.mjs';

const startFile = fileURLToPath(new URL('start.mjs', import.meta.url));

/** A server that reports that it is ready, records its signals in `events`, and ends on request. */
const fakeServer = (name, body = '') => `
  import { appendFileSync } from 'node:fs';
  import { createServer } from 'node:http';
  const event = (text) => appendFileSync('events', '${name} ' + text + '\\n');
  const server = createServer((request, response) => response.writeHead(request.url === '/readyz' ? 200 : 404).end());
  server.listen(Number(process.env.PORT), '127.0.0.1', () => {
    event('started');
    process.send({ ready: true, url: 'http://site.example', arcadeDatabaseUrl: 'postgres://arcade', providerSecret: 'secret of the games' });
    ${body}
  });
  const stop = () => { event('stopped'); process.exit(0); };
  process.on('SIGTERM', stop);
  process.on('disconnect', stop);
`;

/** The part of the start script after the build, with the test's own servers. */
const runner = `
  import { runProgram } from ${JSON.stringify(new URL('oneLineError.mjs', import.meta.url).href)};
  import { Product, productSettings, runUntilStopped } from ${JSON.stringify(new URL('product.mjs', import.meta.url).href)};
  await runProgram(async () => {
    const settings = { ...productSettings(process.env, { isHttps: false }), root: process.cwd() };
    const firstPauseMs = Number(process.env.FIRST_PAUSE_MS ?? 10);
    await runUntilStopped(new Product(settings, { env: process.env, firstPauseMs }), ({ url }) => process.send({ ready: true, url }));
  });
`;

let folder;
let env;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-start-'));
  for (const name of ['gateway', 'arcade']) {
    mkdirSync(join(folder, 'apps', name, 'src'), { recursive: true });
  }
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'events'), '');
  const { NODE_COMPILE_CACHE: _, ...inherited } = process.env;
  env = {
    ...inherited,
    PORT: String(await freePort()),
    ARCADE_PORT: String(await freePort()),
    PARLOR_DATA_DIR: join(folder, 'data'),
  };
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function writeServers({ gateway = fakeServer('gateway'), arcade = fakeServer('arcade') }) {
  writeFileSync(join(folder, 'apps/gateway/src/server.ts'), gateway);
  writeFileSync(join(folder, 'apps/arcade/src/server.ts'), arcade);
}

function run() {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', runner], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const errors = [];
  child.stderr.on('data', (text) => errors.push(text));
  const ended = once(child, 'close').then(([code]) => ({ code, stderr: errors.join('') }));
  return { child, ended };
}

const events = () => readFileSync(join(folder, 'events'), 'utf8').trim().split('\n');

for (const signal of ['SIGINT', 'SIGTERM']) {
  test(`${signal} ends the games before the gateway, and the exit code is 0`, async () => {
    writeServers({});
    const { child, ended } = run();
    const [message] = await once(child, 'message');
    assert.deepEqual(message, { ready: true, url: 'http://site.example' });
    child.kill(signal);
    assert.deepEqual(await ended, { code: 0, stderr: '' });
    assert.deepEqual(events(), ['gateway started', 'arcade started', 'arcade stopped', 'gateway stopped']);
  });
}

test('the games receive their database, the gateway’s URL and the secret', async () => {
  writeServers({
    arcade: fakeServer(
      'arcade',
      "for (const name of ['DATABASE_URL', 'GATEWAY_URL', 'PORT', 'PROVIDER_SECRET']) event(process.env[name]);",
    ),
  });
  const { child, ended } = run();
  await once(child, 'message');
  child.kill('SIGTERM');
  await ended;
  for (const value of ['postgres://arcade', `http://127.0.0.1:${env.PORT}`, env.ARCADE_PORT, 'secret of the games']) {
    assert.ok(events().includes(`arcade ${value}`), value);
  }
});

test('the gateway is started with the memory settings of docs/operations.md', async () => {
  writeServers({
    gateway: fakeServer(
      'gateway',
      "event(process.execArgv + ' ' + process.env.NODE_COMPILE_CACHE + ' ' + process.env.MALLOC_ARENA_MAX);",
    ),
  });
  const { child, ended } = run();
  await once(child, 'message');
  child.kill('SIGTERM');
  await ended;
  assert.ok(
    events().includes(`gateway --max-semi-space-size=4 ${join(folder, 'data', 'compiled')} 2`),
    events().join(),
  );
});

test('a gateway that cannot start prints the reason in one line', async () => {
  writeServers({
    gateway:
      "class DatabaseError extends Error {}; throw new DatabaseError('The data folder is in use: stop the other one.');",
  });
  assert.deepEqual(await run().ended, {
    code: 1,
    stderr: 'The gateway ended: The data folder is in use: stop the other one.\n',
  });
});

const mortalArcade = () => fakeServer('arcade', "process.on('SIGUSR2', () => process.exit(3)); event(process.pid);");
const arcadePids = () =>
  events()
    .filter((line) => /^arcade \d+$/.test(line))
    .map((line) => Number(line.split(' ')[1]));

async function arcadeNumber(count) {
  while (arcadePids().length < count) {
    await new Promise((done) => setImmediate(done));
  }
  return arcadePids()[count - 1];
}

test('games that exit are restarted with an increasing delay, and the gateway continues', async () => {
  writeServers({ arcade: mortalArcade() });
  const { child, ended } = run();
  await once(child, 'message');
  process.kill(await arcadeNumber(1), 'SIGUSR2');
  process.kill(await arcadeNumber(2), 'SIGUSR2');
  await arcadeNumber(3);
  assert.ok(!events().includes('gateway stopped'));
  child.kill('SIGTERM');
  const { code, stderr } = await ended;
  assert.equal(code, 0);
  const restartNotice = (pause) =>
    `The arcade ended \\(exit code 3\\); see \\S+arcade\\.log\\. Restarting it in ${pause} s\\.\\n`;
  assert.match(stderr, new RegExp(`^${restartNotice('0.01')}${restartNotice('0.02')}$`));
  assert.deepEqual(events().slice(-2), ['arcade stopped', 'gateway stopped']);
});

test('a stop does not wait for the delay before a restart of the games', async () => {
  env.FIRST_PAUSE_MS = '3600000';
  writeServers({ arcade: mortalArcade() });
  const { child, ended } = run();
  await once(child, 'message');
  process.kill(await arcadeNumber(1), 'SIGUSR2');
  await once(child.stderr, 'data');
  child.kill('SIGTERM');
  assert.equal((await ended).code, 0);
  assert.deepEqual([arcadePids().length, events().at(-1)], [1, 'gateway stopped']);
});

test('when the gateway exits, the games are stopped too, and the exit code is not 0', async () => {
  writeServers({ gateway: fakeServer('gateway', "process.on('SIGUSR2', () => process.exit(3)); event(process.pid);") });
  const { child, ended } = run();
  await once(child, 'message');
  process.kill(
    Number(
      events()
        .find((line) => /^gateway \d+$/.test(line))
        .split(' ')[1],
    ),
    'SIGUSR2',
  );
  const { code, stderr } = await ended;
  assert.equal(code, 1);
  assert.match(stderr, /^The gateway ended \(exit code 3\); see \S+gateway\.log\.\n$/);
  assert.equal(events().at(-1), 'arcade stopped');
});

test('servers do not outlive a start script that is killed', async () => {
  writeServers({});
  const { child, ended } = run();
  await once(child, 'message');
  child.kill('SIGKILL');
  await ended;
  while (events().length < 4) {
    await new Promise((done) => setImmediate(done));
  }
  assert.deepEqual(events().slice(2).toSorted(), ['arcade stopped', 'gateway stopped']);
});

test('a port in use is reported in one line with the fix, before anything is built', async () => {
  for (const name of ['PORT', 'ARCADE_PORT']) {
    const occupant = createServer().listen(Number(env[name]), '127.0.0.1');
    await once(occupant, 'listening');
    const port = Number(env[name]);
    const { status, stdout, stderr } = spawnSync(process.execPath, [startFile], { env, encoding: 'utf8' });
    assert.deepEqual({ status, stdout }, { status: 1, stdout: '' });
    assert.equal(
      stderr,
      `Port ${port} is in use: stop the process that listens on it, or choose another with ${name}=${port + 10} npm start.\n`,
    );
    occupant.close();
    await once(occupant, 'close');
  }
});

test('invalid ports are refused in one line', () => {
  assert.throws(() => productSettings({ PORT: 'eighty' }, { isHttps: false }), {
    message: 'PORT is "eighty" and must be a number from 1 to 65535.',
  });
  assert.throws(
    () => productSettings({ PORT: '9000', ARCADE_PORT: '9000' }, { isHttps: false }),
    /ARCADE_PORT=9001 npm start/,
  );
});

test('an external database for the gateway requires one for the games', () => {
  const outside = { DATABASE_URL: 'postgres://db.example/gateway' };
  assert.throws(
    () => productSettings(outside, { isHttps: false }),
    /^OneLineError: DATABASE_URL is set and ARCADE_DATABASE_URL is not: [^\n]*$/,
  );
  productSettings({ ...outside, ARCADE_DATABASE_URL: 'postgres://db.example/arcade' }, { isHttps: false });
});

test('an unknown option is refused in one line', () => {
  const { status, stderr } = spawnSync(process.execPath, [startFile, '--htps'], { env, encoding: 'utf8' });
  assert.equal(status, 1);
  assert.match(stderr, /^Unknown option '--htps'\. Valid options are --https, --no-build, --verbose and --arcade\.\n$/);
});
