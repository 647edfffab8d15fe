import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@parlor/database/testing';
import { holdGatewayLock } from '../start/gatewayLock.ts';
import { migrationsFolder } from '../testing/testGateway.ts';
import { startTestRedis, type TestRedis } from '../testing/testRedis.ts';
import { doctorProgram } from './doctorCommand.ts';

let database: TestDatabase;
let redis: TestRedis;
let folder: string;
let installation: Record<string, string>;

beforeAll(async () => {
  [database, redis] = await Promise.all([createTestDatabase({ migrationsFolder }), startTestRedis()]);
  folder = mkdtempSync(join(tmpdir(), 'parlor-doctor-'));
  installation = {
    DATABASE_URL: database.url,
    PARLOR_DATA_DIR: join(folder, 'data'),
    PROVIDER_SECRET: randomBytes(32).toString('base64'),
    BOT_CHECK_SECRET: randomBytes(32).toString('base64'),
    MASTER_KEY: randomBytes(32).toString('base64'),
  };
});
afterAll(async () => {
  await Promise.all([database.drop(), redis.stop()]);
  rmSync(folder, { recursive: true });
});

const examined = (env: Record<string, string> = {}) => doctorProgram({ ...installation, ...env }).run();
const wrongIn = (text: string) => text.split('\n').filter((line) => !line.startsWith('ok '));

describe('pnpm ops doctor', () => {
  it('reports no problem for a complete installation, with or without Redis', async () => {
    for (const redisUrl of ['', redis.url]) {
      const { text, isOk } = await examined({ REDIS_URL: redisUrl });
      expect(wrongIn(text)).toEqual([]);
      expect(text).toMatch(/^ok {5}The database answers: PostgreSQL \d+/m);
      expect(isOk).toBe(true);
    }
  });

  it('reports no problem for the demo', async () => {
    const { text, isOk } = await doctorProgram({ PARLOR_DATA_DIR: join(folder, 'demo') }).run();
    expect([isOk, wrongIn(text)]).toEqual([true, []]);
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ BOT_CHECK_SECRET: '' }, 'BOT_CHECK_SECRET is missing'],
    [{ PROVIDER_SECRET: 'a-secret-for-tests-of-thirty-two-characters' }, 'PROVIDER_SECRET is published'],
    [{ NODE_ENV: 'test' }, 'NODE_ENV is test'],
    [{ DATABASE_URL: 'postgres://parlor:Vei9ahn2@127.0.0.1:1/parlor' }, 'DATABASE_URL cannot be used'],
    [{ REDIS_URL: 'redis://127.0.0.1:1' }, 'REDIS_URL cannot be reached'],
  ])('reports the problem with %j', async (env: Record<string, string>, sentence) => {
    const { text, isOk } = await examined(env);
    expect(isOk).toBe(false);
    expect(wrongIn(text)).toEqual([expect.stringMatching(new RegExp(`^WRONG .*${sentence}`))]);
    expect(text).not.toContain('Vei9ahn2');
  });

  it('reports an unwritable data folder', async () => {
    const file = join(folder, 'no-folder');
    writeFileSync(file, '');
    expect(wrongIn((await examined({ PARLOR_DATA_DIR: join(file, 'data') })).text)).toEqual([
      expect.stringContaining('PARLOR_DATA_DIR'),
    ]);
  });

  it.each([
    [undefined, true],
    ['redis://shared', false],
  ])(
    'reports a conflict when a running gateway has REDIS_URL %s and REDIS_URL is set here: %s',
    async (theirs, isOursSet) => {
      const env: Record<string, string> = isOursSet ? { REDIS_URL: redis.url } : {};
      const lock = await holdGatewayLock(database.url, theirs, () => undefined);
      expect(wrongIn((await examined(env)).text)).toEqual([expect.stringContaining('REDIS_URL')]);
      await lock.release();
      expect(wrongIn((await examined(env)).text)).toEqual([]);
    },
  );

  it('accepts a compatible running gateway', async () => {
    const lock = await holdGatewayLock(database.url, undefined, () => undefined);
    expect(await examined()).toMatchObject({ isOk: true });
    await lock.release();
  });

  it('exits with status 1 when there is a problem, and with 0 otherwise', () => {
    const ops = (env: Record<string, string>) =>
      spawnSync(process.execPath, [fileURLToPath(new URL('ops.ts', import.meta.url)), 'doctor'], {
        env: { PATH: process.env['PATH'] ?? '', ...installation, ...env },
        encoding: 'utf8',
      });
    expect(ops({})).toMatchObject({ status: 0, stderr: '' });
    expect(ops({ BOT_CHECK_SECRET: '' })).toMatchObject({
      status: 1,
      stderr: '',
      stdout: expect.stringContaining('WRONG  BOT_CHECK_SECRET is missing'),
    });
  });
});
