import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The Redis of the test run if it names one, otherwise a new server. */
export interface TestRedis {
  url: string;
  stop: () => Promise<void>;
}

/** Starts the Redis of a test file. @throws if none is installed or named. */
export async function startTestRedis(): Promise<TestRedis> {
  const given = process.env['TEST_REDIS_URL'];
  if (given !== undefined && given !== '') return { url: given, stop: () => Promise.resolve() };
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'parlor-redis-'));
  const child = spawn('redis-server', ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder, '--save', ''], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = endOf(child);
  await isAccepting(child);
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isAccepting(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', () => reject(new Error('These tests need Redis: install redis-server or set TEST_REDIS_URL')));
    child.stdout?.on('data', (text: Buffer) => {
      if (text.includes('Ready to accept connections')) resolve();
    });
  });
}

function endOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
}

/** Returns a free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
