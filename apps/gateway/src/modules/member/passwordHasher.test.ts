import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, TEST_PASSWORD, type TestGateway } from '../../testing/testGateway.ts';
import { createPasswordHasher, HasherBusyError } from './passwordHasher.ts';

describe('the password hasher', () => {
  it('uses Argon2id with a new salt for each hash', async () => {
    const passwords = createPasswordHasher();
    const [first, second] = await Promise.all([passwords.hash('Mango#Tree7'), passwords.hash('Mango#Tree7')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect(await passwords.verify('Mango#Tree7', first)).toBe(true);
    expect(await passwords.verify('mango#tree7', first)).toBe(false);
  });

  it('rejects a password when there is no stored hash', async () => {
    const passwords = createPasswordHasher();
    expect(await passwords.verify('Mango#Tree7', undefined)).toBe(false);
  });

  it('rejects calls with HasherBusyError when its queue is full, then recovers', async () => {
    const passwords = createPasswordHasher({ memoryCost: 1_024, timeCost: 1, parallelism: 1 });
    const results = await Promise.allSettled(Array.from({ length: 260 }, () => passwords.hash('Mango#Tree7')));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ reason }) => reason instanceof HasherBusyError)).toBe(true);
    expect(await passwords.hash('Mango#Tree7')).toContain('$argon2id$');
  });
});

describe('the passwords of a gateway', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({
      config: { loginAttemptsPerAddress: 10_000, rateLimitPerMinute: 10_000 },
      hasFullHashCost: true,
    });
  });
  afterAll(() => gateway.close());

  it('are hashed at the full cost', async () => {
    expect((await gateway.createAccount()).password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('leave it free for other requests during a flood of logins', async () => {
    const seals = await Promise.all(
      Array.from({ length: 240 }, (_, index) =>
        gateway.seal('login', { username: `flood${index}`, password: TEST_PASSWORD, captcha: '', type: 'username' }),
      ),
    );
    let isOver = false;
    const flood = Promise.all(
      seals.map((payload, index) =>
        gateway.app.inject({
          method: 'POST',
          url: '/wps/session/login',
          payload,
          remoteAddress: `10.30.${index >> 7}.${index & 127}`,
          headers: { 'content-type': 'application/jose', encryption: 'JWE', merchant: 'NORTH' },
        }),
      ),
    ).finally(() => (isOver = true));
    // Other calls are answered while most of the flood still waits.
    expect((await gateway.app.inject({ url: '/readyz' })).statusCode).toBe(200);
    expect((await gateway.call('getSettings')).status).toBe(200);
    expect(isOver).toBe(false);
    const statuses = new Set((await flood).map(({ statusCode }) => statusCode));
    expect([...statuses].every((status) => status === 401 || status === 503)).toBe(true);
  });
});
