import { createTestDatabase, type TestDatabase } from '@parlor/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createArcade } from './app.ts';
import { migrationsFolder } from './database.ts';
import { testConfig } from './testing/testConfig.ts';

const metricsToken = 'what whoever reads metrics in tests shows';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase({ migrationsFolder });
});
afterAll(() => testDatabase.drop());

async function withArcade<Result>(
  token: string | undefined,
  work: (http: Awaited<ReturnType<typeof createArcade>>['http']) => Promise<Result>,
): Promise<Result> {
  const { http } = await createArcade(
    testConfig({ databaseUrl: testDatabase.url, gatewayUrl: 'http://127.0.0.1:1' }, { metricsToken: token }),
    { settleEveryMs: 0 },
  );
  try {
    return await work(http);
  } finally {
    await http.close();
  }
}

describe('arcade metrics', () => {
  it('count a call by its route and are readable with the token', async () => {
    const body = await withArcade(metricsToken, async (http) => {
      await http.inject({ url: '/arcade/api/rounds/7b0c-unknown?token=abc' });
      return (await http.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } })).body;
    });
    expect(body).toContain('http_requests_total{method="GET",route="/arcade/api/rounds/:id",status="401"} 1');
    expect(body).not.toMatch(/7b0c|abc/);
    expect(body).toMatch(/^database_pool_waiting 0$/m);
  });

  it.each([metricsToken, undefined])(
    'return 404 for a wrong token and when no token is configured (%j)',
    async (configured) => {
      const answers = await withArcade(configured, (http) =>
        Promise.all(
          ['Bearer wrong', 'Bearer undefined', ''].map((authorization) =>
            http.inject({ url: '/metrics', headers: { authorization } }),
          ),
        ),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    },
  );
});
