import { flushCompileCache } from 'node:module';
import { DatabaseError } from '@parlor/database';
import { ConfigError, loadConfig } from './config.ts';
import { createLog } from './log.ts';
import { requireNoProblems } from './start/startRules.ts';
import { StartError } from './startError.ts';

// Signals during the start are remembered until the gateway can be stopped.
const stopRequested = new Promise<void>((resolve) => {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(name, () => resolve());
});

try {
  const config = loadConfig(process.env);
  requireNoProblems(config);
  const log = createLog(config.logLevel);
  // Imported after the checks, so that a wrong setting is reported before the whole gateway is loaded.
  const { startGateway } = await import('./startGateway.ts');
  const gateway = await startGateway(config, log);
  const { url, arcadeDatabaseUrl, providerSecret, demoSites, outboxUrl, certificateFile } = gateway;
  process.send?.({ ready: true, url, arcadeDatabaseUrl, providerSecret, demoSites, outboxUrl, certificateFile });
  // Flush now, because a killed process does not.
  flushCompileCache();
  const reason = await Promise.race([stopRequested, gateway.mustStop]);
  log.info('the gateway stops');
  await gateway.stop();
  if (reason !== undefined) throw reason;
  if (process.connected) process.disconnect();
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof StartError || error instanceof DatabaseError;
  process.stderr.write(
    `${isExpected ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exitCode = 1;
  if (process.connected) process.disconnect();
}
