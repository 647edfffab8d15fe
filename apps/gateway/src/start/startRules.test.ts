import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '../config.ts';
import { describeProblems, startProblems } from './startRules.ts';

const installation = {
  DATABASE_URL: 'postgres://parlor:Vei9ahn2@db.example/parlor?sslmode=verify-full',
  PROVIDER_SECRET: randomBytes(32).toString('base64'),
  BOT_CHECK_SECRET: randomBytes(32).toString('base64'),
  MASTER_KEY: randomBytes(32).toString('base64'),
};

const problemsOf = (env: Record<string, string>) => startProblems(loadConfig({ ...installation, ...env }));

describe('startup with DATABASE_URL', () => {
  it('accepts a complete installation', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it.each([
    ['PROVIDER_SECRET', '', 'is missing'],
    ['BOT_CHECK_SECRET', '', 'is missing'],
    ['MASTER_KEY', '', 'is missing'],
    ['MASTER_KEY', Buffer.alloc(32).toString('base64'), 'can be guessed'],
    ['PROVIDER_SECRET', 'a-secret-for-tests-of-thirty-two-characters', 'is published'],
    ['BOT_CHECK_SECRET', 'what the challenges of tests are signed with', 'is published'],
    ['PROVIDER_SECRET', 'changeme'.repeat(4), 'can be guessed'],
    ['BOT_CHECK_SECRET', '0123456789'.repeat(4), 'can be guessed'],
    ['METRICS_TOKEN', 'changeme'.repeat(4), 'can be guessed'],
    ['DATABASE_URL', 'postgres://parlor:Vei9ahn2@db.example/parlor', 'without TLS'],
    ['DATABASE_URL', 'postgres://parlor:Vei9ahn2@10.0.0.5/parlor?sslmode=disable', 'without TLS'],
    ['DATABASE_URL', 'postgres://parlor:Vei9ahn2@db.example/parlor?sslmode=no-verify', 'prove who it is'],
    [
      'DATABASE_URL',
      'postgres://parlor:Vei9ahn2@db.example/parlor?sslmode=verify-full&sslrootcert=/no/such/file',
      'cannot be read',
    ],
    ['REDIS_URL', 'redis://:Vei9ahn2@10.0.0.6:6379', 'without TLS'],
    ['NODE_ENV', 'test', 'leave it out'],
  ])('rejects %s=%j without printing the value', (variable, value, reason) => {
    const problems = problemsOf({ [variable]: value });
    expect(problems).toEqual([{ variable, problem: expect.stringContaining(reason) }]);
    const line = describeProblems(problems);
    expect(line).toMatch(new RegExp(`^${variable} [^\\n]*\\.$`));
    for (const secret of ['Vei9ahn2', ...[value].filter((text) => text.length > 4)]) expect(line).not.toContain(secret);
  });

  it.each(['rediss://:Vei9ahn2@redis.example:6380', 'redis://localhost:6379', 'redis://127.0.0.1:6379'])(
    'accepts the Redis URL %s',
    (url) => {
      expect(problemsOf({ REDIS_URL: url })).toEqual([]);
    },
  );

  it('rejects a short secret without printing it', () => {
    expect(() => problemsOf({ BOT_CHECK_SECRET: 'Zk1tq8xM3vW0' })).toThrow(/^(?!.*Zk1tq8xM3vW0).*BOT_CHECK_SECRET/);
  });

  it('rejects test-only variables', () => {
    const problems = problemsOf({
      NODE_ENV: 'test',
      TEST_CAPTCHA_ANSWER: '4711',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    });
    expect(problems.map(({ variable }) => variable)).toEqual([
      'NODE_ENV',
      'TEST_CAPTCHA_ANSWER',
      'FIREBASE_AUTH_EMULATOR_HOST',
    ]);
  });

  it('accepts a local database without TLS', () => {
    for (const host of ['localhost', '127.0.0.1', '%2Fvar%2Frun%2Fpostgresql'])
      expect(problemsOf({ DATABASE_URL: `postgres://parlor@${host}/parlor` })).toEqual([]);
  });
});

it('startup without DATABASE_URL accepts test-only variables', () => {
  expect(startProblems(loadConfig({ NODE_ENV: 'test', TEST_CAPTCHA_ANSWER: '4711' }))).toEqual([]);
});
