import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { registerMetrics } from './metrics.ts';

describe('a gauge that cannot be read', () => {
  it('is NaN, and does not affect the others', async () => {
    const app = fastify();
    const metrics = await registerMetrics(app, {
      token: 'shown',
      pool: { totalCount: 3, idleCount: 1, waitingCount: 2 },
    });
    metrics?.gauges({ lag_seconds: 'How far behind.' }, () => {
      throw new Error('The database is away');
    });
    const { body } = await app.inject({ url: '/metrics', headers: { authorization: 'Bearer shown' } });
    await app.close();
    expect(body).toMatch(/^lag_seconds nan$/im);
    expect(body).toMatch(/^database_pool_waiting 2$/m);
  });
});
