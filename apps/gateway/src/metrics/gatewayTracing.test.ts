import { providerPath, routes } from '@parlor/contract';
import type { Tracing } from '@parlor/telemetry';
import { expect, it } from 'vitest';
import { createTestGateway } from '../testing/testGateway.ts';

it('the gateway continues the traces of vendors and starts a new trace for other callers', async () => {
  const isContinued = new Map<string | undefined, boolean>();
  const tracing: Tracing = {
    register(app, { continues = () => false } = {}) {
      app.addHook('onRequest', (request, _, done) => {
        isContinued.set(request.routeOptions.url, continues(request));
        done();
      });
    },
    noteQuery: () => undefined,
    outgoingHeaders: () => ({}),
    stop: () => Promise.resolve(),
  };
  const gateway = await createTestGateway({ tracing });
  await gateway.app.inject({ method: 'POST', url: providerPath('bet'), payload: {} });
  await gateway.call('getSystemStatus');
  await gateway.app.inject({ url: '/nowhere' });
  await gateway.close();
  expect(Object.fromEntries(isContinued)).toEqual({
    [providerPath('bet')]: true,
    [routes.getSystemStatus.path]: false,
    undefined: false,
  });
});
