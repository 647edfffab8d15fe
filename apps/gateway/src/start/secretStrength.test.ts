import { createHash, randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isPublishedSecret } from './publishedSecrets.ts';
import { secretWeakness } from './secretStrength.ts';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));

describe('the strength of a secret', () => {
  it.each(['', 'short', randomBytes(23).toString('base64url')])('is too short for %j', (secret) => {
    expect(secretWeakness(secret)).toBe('short');
  });

  it.each([
    'a'.repeat(64),
    'ab'.repeat(32),
    'changeme'.repeat(5),
    'changeme changeme changeme changeme',
    '0123456789'.repeat(4),
    'abcdefghijklmnopqrstuvwxyz0123456789',
    '0'.repeat(63) + '1',
    'qwertyuiopasdfghjklzxcvbnm123456',
    'please-change-this-secret-before-production',
    'MySuperSecretPasswordForTheProduction!',
    'correct horse battery staple correct horse',
    'THIS_IS_THE_SECRET_OF_OUR_GATEWAY_1',
    '11112222333344445555666677778888',
    '2026-01-01 2026-01-01 2026-01-01 2026',
  ])('is guessable for %j', (secret) => {
    expect(secretWeakness(secret)).toBe('guessable');
  });

  it.each([
    ['hex', 16],
    ['base64', 32],
    ['base64url', 24],
  ] as const)('is sufficient for random bytes in %s', (encoding, length) => {
    const secrets = Array.from({ length: 5_000 }, (_, number) =>
      createHash('sha256').update(String(number)).digest().subarray(0, length).toString(encoding),
    );
    const refused = secrets.filter((secret) => secretWeakness(secret) !== undefined);
    expect(refused).toEqual([]);
  });

  it('is published for every secret in this repository', () => {
    const inCode = /\b(?:[A-Z_]*SECRET|secret)\b['"]?\s*[:=]\s*['"]([^'"]{32,})['"]/g;
    const files = globSync('{apps,packages,scripts,e2e,bench,docs}/**/*.{ts,mjs,md,conf}', {
      cwd: repository,
      exclude: (name) => /node_modules|dist$/.test(name),
    });
    const found = files.flatMap((file) =>
      [...readFileSync(`${repository}${file}`, 'utf8').matchAll(inCode)].map(([, secret = '']) => secret),
    );
    expect(found).toContain('a-secret-for-tests-of-thirty-two-characters');
    expect(found.filter((secret) => !isPublishedSecret(secret))).toEqual([]);
    for (const secret of found) expect(secretWeakness(secret)).toBe('published');
  });
});
