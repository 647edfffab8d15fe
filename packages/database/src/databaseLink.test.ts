import { describe, expect, it, vi } from 'vitest';
import { describeLink } from './index.ts';

describe('the link to a database', () => {
  it.each([
    'postgres://user@localhost/db',
    'postgres://user@127.0.0.1:5432/db',
    'postgres://user@127.9.9.9/db',
    'postgres://user@[::1]:5432/db',
    'postgres://user@LOCALHOST/db',
    'postgres://user@%2Fvar%2Frun%2Fpostgresql/db',
    'postgres://user@elsewhere.example/db?host=/var/run/postgresql',
  ])('is local: %s', (url) => {
    expect(describeLink(url).isOnThisMachine).toBe(true);
  });

  it.each([
    'postgres://user@db.example/db',
    'postgres://user@10.0.0.5/db',
    'postgres://user@[fd00::1]/db',
    'postgres://user@localhost.example/db',
    'postgres://user@127.0.0.1.example/db',
    'postgres://user@localhost/db?host=db.example',
  ])('is remote: %s', (url) => {
    expect(describeLink(url).isOnThisMachine).toBe(false);
  });

  it.each([
    ['', false, false],
    ['?sslmode=disable', false, false],
    ['?sslmode=verify-full', true, true],
    ['?ssl=true', true, true],
    ['?sslmode=no-verify', true, false],
    ['?sslmode=require&uselibpqcompat=true', true, false],
  ])('with %j is encrypted: %s, and its server verified: %s', (query, isEncrypted, isServerVerified) => {
    expect(describeLink(`postgres://user@db.example/db${query}`)).toMatchObject({ isEncrypted, isServerVerified });
  });

  it('has the driver’s defaults from its environment', () => {
    vi.stubEnv('PGSSLMODE', 'verify-full');
    expect(describeLink('postgres://user@db.example/db')).toMatchObject({ isEncrypted: true });
    vi.unstubAllEnvs();
    expect(describeLink('postgres://user@db.example/db')).toMatchObject({ isEncrypted: false });
  });
});
