import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { readCommand } from './command.ts';
import { areas, programsOf } from './opsAreas.ts';
import { runOps } from './testing/runOps.ts';

const program = fileURLToPath(new URL('./ops.ts', import.meta.url));

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
});

afterAll(() => gateway.close());

beforeEach(() => gateway.database.db.updateTable('merchant').set({ settings: '{}' }).execute());

describe('pnpm ops', () => {
  const ops = (...args: string[]) =>
    spawnSync(process.execPath, [program, ...args], {
      env: { ...process.env, DATABASE_URL: gateway.databaseUrl, SUDO_USER: 'anong' },
      encoding: 'utf8',
    });

  it('works on the database in DATABASE_URL and records the user name of the operator', async () => {
    expect(ops('settings', 'list').stdout).toContain('NORTH  North, brand north, THB');
    const wrong = ops('settings', 'set', 'NORTH', 'features.nothing', 'true');
    expect([wrong.status, wrong.stdout, wrong.stderr.trim().split('\n').length]).toEqual([1, '', 1]);
    expect(ops('settings', 'set', 'SOUTH', 'features.share', 'true').status).toBe(0);
    expect(await runOps(gateway, 'log', 'SOUTH')).toContain('anong  features.share: not set → true');
  });

  it('answers with help and status 0, without a database', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, '--help'], {
      env: { ...process.env, DATABASE_URL: 'postgres://nowhere.invalid/none' },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    for (const word of ['pnpm ops settings', 'pnpm ops affiliates', 'pnpm ops doctor']) expect(stdout).toContain(word);
  });

  it('answers with an error on stderr and status 1', () => {
    const { status, stdout, stderr } = ops('everything');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('There is no "everything".');
  });
});

describe('the arguments of pnpm ops', () => {
  const read = (typed: string[]) => readCommand<never>(areas, typed, programsOf({}));

  it.each([
    [
      ['settings', '--help'],
      ['set MERCHANT SETTING VALUE', 'remove MERCHANT LIST ENTRY', 'within five seconds'],
    ],
    [['settings', 'add', '--help'], ['pnpm ops settings add NORTH domainRoute https://two.north.example']],
    [['affiliates', 'help'], ['add MERCHANT AGENT DOMAIN']],
    [['rotate-master-key', '--help'], ['MASTER_KEYS_OTHER=<previous>']],
    [['doctor', '--help'], ['exits with 1 if it finds a problem']],
    [['affiliates', 'add', '-h'], ['pnpm ops affiliates add NORTH agent01 friends.north.example']],
  ])('show help for %j', (typed, words) => {
    const parsed = read(typed);
    for (const word of words) expect('help' in parsed && parsed.help).toContain(word);
  });

  it.each([
    [[], 'pnpm ops settings'],
    [['affiliates', 'grow'], 'There is no "affiliates grow".'],
    [['doctor', 'everything'], 'pnpm ops doctor'],
  ])('are refused with help if they name no command: %j', (typed, words) => {
    expect(() => read(typed)).toThrow(words);
  });
});
