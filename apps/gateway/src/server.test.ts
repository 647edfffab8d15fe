import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request as httpsRequest } from 'node:https';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@parlor/database/testing';
import { migrationsFolder } from './testing/testGateway.ts';

const serverFile = fileURLToPath(new URL('server.ts', import.meta.url));
const START_MS = 60_000;

interface Ready {
  url: string;
  providerSecret: string;
  arcadeDatabaseUrl?: string;
  demoSites: { name: string; url: string }[];
  certificateFile?: string;
}

/** Processes that a failed test left behind. */
const running = new Set<ChildProcess>();

/** A gateway in a process of its own, as the start script runs it. */
class GatewayProcess {
  readonly child: ChildProcess;
  readonly ended: Promise<{ code: number | null; signal: string | null }>;
  stderr = '';

  constructor(env: Record<string, string>) {
    this.child = spawn(process.execPath, [serverFile], {
      env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'test', LOG_LEVEL: 'silent', ...env },
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
beforeAll(async () => {
  database = await createTestDatabase({ migrationsFolder });
  dataDir = mkdtempSync(join(tmpdir(), 'parlor-gateway-'));
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

function start(env: Record<string, string> = {}): GatewayProcess {
  return new GatewayProcess({ PORT: '0', DATABASE_URL: database.url, PARLOR_DATA_DIR: dataDir, ...env });
}

/** A connection that the test writes on by hand. */
function open(url: string): Promise<{ socket: Socket; received: () => string; sees: (text: string) => Promise<void>; closed: Promise<void> }> {
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
  it('tells its parent when it takes calls, and ends when it is asked to', async () => {
    const gateway = start();
    const { url, providerSecret } = await gateway.ready();
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(providerSecret.length).toBeGreaterThanOrEqual(32);
    for (const file of ['provider.secret', 'bot-check.secret']) expect(statSync(join(dataDir, file)).mode & 0o077).toBe(0);
    expect(await gateway.stop()).toEqual({ code: 0, signal: null });
    expect(gateway.stderr).toBe('');
  }, START_MS);

  it('keeps its secret over a restart', async () => {
    const [first, second] = [start(), start()];
    const [before, after] = [await first.ready(), await second.ready()];
    expect(after.providerSecret).toBe(before.providerSecret);
    await Promise.all([first.stop(), second.stop()]);
  }, START_MS);

  it('ends when its parent goes', async () => {
    const gateway = start();
    await gateway.ready();
    gateway.child.disconnect();
    expect(await gateway.ended).toEqual({ code: 0, signal: null });
  }, START_MS);

  it('answers the call in flight before it ends, and takes no other', async () => {
    const gateway = start();
    const { url } = await gateway.ready();
    const { socket, received, sees, closed } = await open(url);
    const body = JSON.stringify({ nodeId: 'n1' });
    socket.write(
      `POST /wps/games/favourites HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    await sees('100 Continue');
    gateway.child.kill('SIGTERM');
    await expect.poll(() => fetch(`${url}/healthz`).then(() => 'taken', () => 'refused')).toBe('refused');
    socket.write(body);
    await closed;
    expect(received()).toContain('{"success":false');
    expect(await gateway.ended).toEqual({ code: 0, signal: null });
  }, START_MS);

  it('serves over TLS with a certificate of its own that only its user can read', async () => {
    const gateway = start({ HTTPS: '1' });
    const { url, certificateFile = '' } = await gateway.ready();
    expect(url).toMatch(/^https:/);
    expect(statSync(join(dataDir, 'tls.key')).mode & 0o077).toBe(0);
    const answer = await new Promise<{ status: number | undefined; cookie: string }>((resolve, reject) => {
      httpsRequest(`${url}/wps/captcha`, { ca: readFileSync(certificateFile), headers: { merchant: 'NORTH' } }, (response) => {
        response.resume();
        resolve({ status: response.statusCode, cookie: String(response.headers['set-cookie']) });
      })
        .on('error', reject)
        .end();
    });
    // The database has no merchant; what counts is that the certificate was accepted.
    expect(answer.status).toBe(400);
    await gateway.stop();
  }, START_MS);
});

describe('a gateway that cannot start', () => {
  async function failureOf(env: Record<string, string>): Promise<string> {
    const gateway = start(env);
    expect(await gateway.ended).toMatchObject({ code: 1 });
    return gateway.stderr;
  }

  it('says in one line which setting is wrong', async () => {
    expect(await failureOf({ PORT: 'eighty' })).toMatch(/^[^\n]*PORT[^\n]*\n$/);
  }, START_MS);

  it('says in one line that the port is taken and what to do', async () => {
    const server = await new Promise<Server>((resolve) => {
      const listening = createServer().listen(0, '127.0.0.1', () => resolve(listening));
    });
    const { port } = server.address() as AddressInfo;
    expect(await failureOf({ PORT: String(port) })).toMatch(new RegExp(`^Port ${port} is taken[^\\n]*PORT=[^\\n]*\\n$`));
    server.close();
  }, START_MS);

  it('says in one line that the database cannot be used, without its password', async () => {
    const url = new URL(database.url);
    url.pathname = '/parlor_no_such_database';
    const failure = await failureOf({ DATABASE_URL: url.href });
    expect(failure).toMatch(/^[^\n]*DATABASE_URL[^\n]*\n$/);
    expect(failure).not.toContain(url.password || 'postgres://');
  }, START_MS);

  it('says in one line that the data folder cannot be written', async () => {
    const file = join(dataDir, 'no-folder');
    writeFileSync(file, '');
    expect(await failureOf({ PARLOR_DATA_DIR: join(file, 'data') })).toMatch(/^[^\n]*PARLOR_DATA_DIR[^\n]*\n$/);
  }, START_MS);
});

describe('zero configuration', () => {
  it('brings its own database with the demo, refuses a second gateway on its folder, and leaves nothing running', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parlor-zero-'));
    const env = { DATABASE_URL: '', PARLOR_DATA_DIR: folder };
    const gateway = start(env);
    try {
      const { url, arcadeDatabaseUrl, demoSites } = await gateway.ready();
      expect(arcadeDatabaseUrl).toMatch(/^postgres/);
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
