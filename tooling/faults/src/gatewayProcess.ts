// A gateway as in production, in a process that can be killed. In addition it accepts orders over its IPC channel: it
// creates players and acts as an operator. Its payment provider is the sandbox, even with an external database.
import { flushCompileCache } from 'node:module';
import { createLog, loadConfig, startGateway } from '@parlor/gateway';
import type { GatewayOrder, GatewayReady, OrderAnswer, Player } from './messages.ts';

const stopRequested = new Promise<void>((resolve) => {
  for (const name of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(name, () => resolve());
});

try {
  const config = loadConfig(process.env);
  const gateway = await startGateway({ ...config, isZeroConfiguration: true }, createLog(config.logLevel));
  const { services } = gateway.app.gateway;

  const orders = {
    async makePlayer({ name, merchant }: { name: string; merchant: string }): Promise<Player> {
      const account =
        (await services.accounts.byName(merchant, name)) ??
        (await services.accounts.create({
          merchantCode: merchant,
          account: name,
          password: 'Correct#Horse9',
          paymentPassword: '246802',
        }));
      if (account === undefined) throw new Error(`The player ${name} could not be made`);
      const opened = await services.sessions.open({
        accountId: account.id,
        device: 'faults',
        clientAddress: '127.0.0.1',
      });
      return { name, accountId: account.id, login: { merchant, ...opened } };
    },
    approve: ({ id, operator }: { id: string; operator: string }): Promise<string> =>
      services.withdrawalDesk.approve({ id, operator }),
  };

  process.on('message', (order: GatewayOrder) => {
    const answer = (rest: Omit<OrderAnswer, 'id'>) => process.send?.({ id: order.id, ...rest } satisfies OrderAnswer);
    const work = order.name === 'makePlayer' ? orders.makePlayer(order.with) : orders.approve(order.with);
    work.then(
      (value) => answer({ value }),
      (error: unknown) => answer({ problem: error instanceof Error ? error.message : String(error) }),
    );
  });
  process.send?.({
    ready: true,
    url: gateway.url,
    arcadeDatabaseUrl: gateway.arcadeDatabaseUrl,
    webhookKey: services.sandbox?.webhookKey ?? '',
  } satisfies GatewayReady);
  // Like the product's own program.
  flushCompileCache();
  const reason = await Promise.race([stopRequested, gateway.mustStop]);
  await gateway.stop();
  if (reason !== undefined) throw reason;
  if (process.connected) process.disconnect();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
  if (process.connected) process.disconnect();
}
