import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request as httpsRequest } from 'node:https';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@parlor/database/testing';
import { GATEWAY_LOCK_KEY } from './start/gatewayLock.ts';
import { migrationsFolder } from './testing/testGateway.ts';
import { startTestRedis, type TestRedis } from './testing/testRedis.ts';

const serverFile = fileURLToPath(new URL('server.ts', import.meta.url));
const START_MS = 60_000;

interface Ready {
  url: string;
  providerSecret: string;
  arcadeDatabaseUrl?: string;
  demoSites: { name: string; url: string }[];
  outboxUrl?: string;
  certificateFile?: string;
}

/** Node's compile cache folder, which a test run may set. */
const compiled = process.env['NODE_COMPILE_CACHE'];

/** Processes that a failed test left running. */
const running = new Set<ChildProcess>();

/** A gateway in a separate process, as the start script runs it. */
class GatewayProcess {
  readonly child: ChildProcess;
  readonly ended: Promise<{ code: number | null; signal: string | null }>;
  stderr = '';

  constructor(env: Record<string, string>) {
    this.child = spawn(process.execPath, [serverFile], {
      env: {
        PATH: process.env['PATH'] ?? '',
        NODE_ENV: 'development',
        LOG_LEVEL: 'silent',
        ...(compiled !== undefined && { NODE_COMPILE_CACHE: compiled }),
        ...env,
      },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.child.stderr?.on('data', (text: Buffer) => (this.stderr += text.toString()));
    const said = new Promise((resolve) => this.child.stderr?.once('end', resolve));
    this.ended = new Promise((resolve) => {
      this.child.once('exit', (code, signal) => void said.then(() => resolve({ code, signal })));
    });
    running.add(this.child);
    this.child.once('exit', () => running.delete(this.child));
  }

  ready(): Promise<Ready> {
    return new Promise((resolve, reject) => {
      this.child.once('message', (message) => resolve(message as Ready));
      void this.ended.then(() => reject(new Error(`The gateway ended: ${this.stderr}`)));
    });
  }

  async stop(): Promise<{ code: number | null; signal: string | null }> {
    this.child.kill('SIGTERM');
    return this.ended;
  }
}

let database: TestDatabase;
let dataDir: string;
let redis: TestRedis;
beforeAll(async () => {
  database = await createTestDatabase({ migrationsFolder });
  redis = await startTestRedis();
  dataDir = mkdtempSync(join(tmpdir(), 'parlor-gateway-'));
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await redis.stop();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const secrets = {
  PROVIDER_SECRET: randomBytes(32).toString('base64'),
  BOT_CHECK_SECRET: randomBytes(32).toString('base64'),
  MASTER_KEY: randomBytes(32).toString('base64'),
};

function start(env: Record<string, string> = {}): GatewayProcess {
  return new GatewayProcess({ PORT: '0', DATABASE_URL: database.url, PARLOR_DATA_DIR: dataDir, ...secrets, ...env });
}

/** Opens a connection for hand-written requests. */
function open(
  url: string,
): Promise<{ socket: Socket; received: () => string; sees: (text: string) => Promise<void>; closed: Promise<void> }> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname);
    const closed = new Promise<void>((done) => socket.once('close', () => done()));
    socket.once('error', reject);
    socket.on('data', (chunk) => (text += chunk.toString()));
    const sees = (part: string) =>
      new Promise<void>((done) => {
        const look = () => {
          if (text.includes(part)) done();
        };
        socket.on('data', look);
        look();
      });
    socket.once('connect', () => resolve({ socket, received: () => text, sees, closed }));
  });
}

describe('the gateway process', () => {
  it(
    'notifies its parent when it is ready and exits on SIGTERM',
    async () => {
      const gateway = start();
      const { url, providerSecret } = await gateway.ready();
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      expect(providerSecret).toBe(secrets.PROVIDER_SECRET);
      expect(await gateway.stop()).toEqual({ code: 0, signal: null });
      expect(gateway.stderr).toBe('');
    },
    START_MS,
  );

  it(
    'exits when its parent disconnects',
    async () => {
      const gateway = start();
      await gateway.ready();
      gateway.child.disconnect();
      expect(await gateway.ended).toEqual({ code: 0, signal: null });
    },
    START_MS,
  );

  it(
    'answers the request in flight before it exits, and accepts no new one',
    async () => {
      const gateway = start();
      const { url } = await gateway.ready();
      const { socket, received, sees, closed } = await open(url);
      const body = JSON.stringify({ nodeId: 'n1' });
      socket.write(
        `POST /wps/games/favourites HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
      );
      await sees('100 Continue');
      gateway.child.kill('SIGTERM');
      await expect
        .poll(() =>
          fetch(`${url}/healthz`).then(
            () => 'taken',
            () => 'refused',
          ),
        )
        .toBe('refused');
      socket.write(body);
      await closed;
      expect(received()).toContain('{"success":false');
      expect(await gateway.ended).toEqual({ code: 0, signal: null });
    },
    START_MS,
  );

  it(
    'serves TLS with its own certificate and a private key that only its user can read',
    async () => {
      const gateway = start({ HTTPS: '1' });
      const { url, certificateFile = '' } = await gateway.ready();
      expect(url).toMatch(/^https:/);
      expect(statSync(join(dataDir, 'tls.key')).mode & 0o077).toBe(0);
      const answer = await new Promise<{ status: number | undefined; cookie: string }>((resolve, reject) => {
        httpsRequest(
          `${url}/wps/captcha`,
          { ca: readFileSync(certificateFile), headers: { merchant: 'NORTH' } },
          (response) => {
            response.resume();
            resolve({ status: response.statusCode, cookie: String(response.headers['set-cookie']) });
          },
        )
          .on('error', reject)
          .end();
      });
      // The database has no merchant; the response shows that the certificate was accepted.
      expect(answer.status).toBe(400);
      await gateway.stop();
    },
    START_MS,
  );
});

describe('gateways on one database', () => {
  it(
    'run side by side with the same Redis',
    async () => {
      const gateways = [start({ REDIS_URL: redis.url }), start({ REDIS_URL: redis.url })];
      const ready = await Promise.all(gateways.map((gateway) => gateway.ready()));
      for (const { url } of ready) expect((await fetch(`${url}/readyz`)).status).toBe(200);
      await Promise.all(gateways.map((gateway) => gateway.stop()));
    },
    START_MS,
  );

  it.each([
    ['without Redis beside one without', {}, {}],
    ['without Redis beside one with it', { REDIS_URL: 'redis' }, {}],
    ['with Redis beside one without', {}, { REDIS_URL: 'redis' }],
  ])(
    'do not start %s',
    async (_which, first: Record<string, string>, second: Record<string, string>) => {
      const withRedis = (env: Record<string, string>) =>
        env['REDIS_URL'] === undefined ? env : { REDIS_URL: redis.url };
      const gateway = start(withRedis(first));
      const { url } = await gateway.ready();
      const refused = start(withRedis(second));
      expect(await refused.ended).toEqual({ code: 1, signal: null });
      expect(refused.stderr).toMatch(/^[^\n]*REDIS_URL[^\n]*\n$/);
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      await gateway.stop();
    },
    START_MS,
  );

  it(
    'exit when their lock connection is lost and another process acquires the lock',
    async () => {
      const gateway = start();
      await gateway.ready();
      const client = new Client({ connectionString: database.url });
      await client.connect();
      // Waits for the lock, and gets it when the gateway's connection is cut.
      const taken = client.query(`select pg_advisory_lock(${GATEWAY_LOCK_KEY})`);
      const cutter = new Client({ connectionString: database.url });
      await cutter.connect();
      await expect
        .poll(
          async () =>
            (await cutter.query("select 1 from pg_locks where locktype = 'advisory' and not granted")).rowCount,
        )
        .toBe(1);
      await cutter.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'parlor-gateway-lock' and datname = current_database()",
      );
      await taken;
      expect(await gateway.ended).toEqual({ code: 1, signal: null });
      expect(gateway.stderr).toMatch(/^[^\n]*REDIS_URL[^\n]*\n$/);
      await Promise.all([client.end(), cutter.end()]);
    },
    START_MS,
  );
});

describe('a gateway that cannot start', () => {
  async function failureOf(env: Record<string, string>): Promise<string> {
    const gateway = start(env);
    expect(await gateway.ended).toMatchObject({ code: 1 });
    return gateway.stderr;
  }

  it(
    'names the invalid setting in one line',
    async () => {
      expect(await failureOf({ PORT: 'eighty' })).toMatch(/^[^\n]*PORT[^\n]*\n$/);
    },
    START_MS,
  );

  it.each([
    ['PROVIDER_SECRET', ''],
    ['BOT_CHECK_SECRET', 'what the challenges of tests are signed with'],
    ['MASTER_KEY', ''],
    ['NODE_ENV', 'test'],
    ['DATABASE_URL', 'postgres://parlor@db.invalid/parlor'],
  ])(
    'names the variable for %s=%j in one line and prints no secret',
    async (name, value) => {
      const failure = await failureOf({ [name]: value });
      expect(failure).toMatch(new RegExp(`^${name} [^\\n]*\\n$`));
      for (const secret of Object.values(secrets)) expect(failure).not.toContain(secret);
    },
    START_MS,
  );

  it(
    'reports in one line that the port is taken and suggests setting PORT',
    async () => {
      const server = await new Promise<Server>((resolve) => {
        const listening = createServer().listen(0, '127.0.0.1', () => resolve(listening));
      });
      const { port } = server.address() as AddressInfo;
      expect(await failureOf({ PORT: String(port) })).toMatch(
        new RegExp(`^Port ${port} is taken[^\\n]*PORT=[^\\n]*\\n$`),
      );
      server.close();
    },
    START_MS,
  );

  it(
    'reports an unusable database in one line without its password',
    async () => {
      const url = new URL(database.url);
      url.pathname = '/parlor_no_such_database';
      const failure = await failureOf({ DATABASE_URL: url.href });
      expect(failure).toMatch(/^[^\n]*DATABASE_URL[^\n]*\n$/);
      expect(failure).not.toContain(url.password || 'postgres://');
    },
    START_MS,
  );

  it(
    'reports an unwritable data folder in one line',
    async () => {
      const file = join(dataDir, 'no-folder');
      writeFileSync(file, '');
      expect(await failureOf({ PARLOR_DATA_DIR: join(file, 'data') })).toMatch(/^[^\n]*PARLOR_DATA_DIR[^\n]*\n$/);
    },
    START_MS,
  );
});

describe('zero-configuration mode', () => {
  it('starts a database with the demo, rejects a second gateway on its data folder, and exits cleanly', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parlor-zero-'));
    const env = {
      DATABASE_URL: '',
      PARLOR_DATA_DIR: folder,
      PROVIDER_SECRET: '',
      BOT_CHECK_SECRET: '',
      MASTER_KEY: '',
    };
    const gateway = start(env);
    try {
      const { url, arcadeDatabaseUrl, demoSites, outboxUrl } = await gateway.ready();
      expect(arcadeDatabaseUrl).toMatch(/^postgres/);
      for (const file of ['provider.secret', 'bot-check.secret', 'master.key'])
        expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
      expect(outboxUrl).toBe(`${url}/outbox`);
      const games = (await (await fetch(`${url}/wps/games`)).json()) as { value: { totalCount: number } };
      expect(games.value.totalCount).toBeGreaterThanOrEqual(2_000);
      expect(demoSites[0]?.url).toMatch(new RegExp(`^http://[a-z0-9-]+\\.localhost:${new URL(url).port}$`));
      const second = start(env);
      expect(await second.ended).toMatchObject({ code: 1 });
      expect(second.stderr).toMatch(/^[^\n]*in use by another gateway[^\n]*\n$/);
    } finally {
      expect(await gateway.stop()).toEqual({ code: 0, signal: null });
      rmSync(folder, { recursive: true, force: true });
    }
  }, 120_000);
});
