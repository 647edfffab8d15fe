import { describe, expect, it } from 'vitest';
import { createTestGateway } from './testing/testGateway.ts';

describe('the request log', () => {
  it('includes the request id in every line and redacts secrets', async () => {
    const gateway = await createTestGateway({
      prepare: (app) => {
        app.get('/test/lines', (request) => {
          request.log.info({ password: 'hidden' }, 'the first line');
          request.log.child({ part: 'one', body: { token: 'hidden' } }).warn('the second line');
          request.log.debug('a line below the level');
          return {};
        });
      },
    });
    const answer = await gateway.app.inject({ url: '/test/lines' });
    const lines = gateway.logged
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => String(msg).includes('line'));
    await gateway.close();
    expect(lines).toMatchObject([
      { level: 'info', reqId: answer.headers['x-request-id'], password: '[redacted]', msg: 'the first line' },
      {
        level: 'warn',
        reqId: answer.headers['x-request-id'],
        part: 'one',
        body: { token: '[redacted]' },
        msg: 'the second line',
      },
    ]);
  });
});
