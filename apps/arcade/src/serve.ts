import { flushCompileCache } from 'node:module';
import { startArcade } from './arcade.ts';
import { ConfigError, loadConfig } from './config.ts';

async function main(): Promise<void> {
  const arcade = await startArcade(loadConfig(process.env));
  process.stdout.write(`The arcade listens on ${arcade.url}\n`);
  // Now, because a process that is killed keeps nothing.
  flushCompileCache();
  // The channel closes when the start script has been killed.
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) {
    process.once(signal, () => {
      arcade.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

try {
  await main();
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  const port = process.env['PORT'] ?? '8081';
  const message =
    code === 'EADDRINUSE'
      ? `Port ${port} is taken: end what uses it, or set another PORT.`
      : error instanceof Error
        ? error.message
        : String(error);
  process.stderr.write(`${error instanceof ConfigError ? '' : 'The arcade cannot start. '}${message}\n`);
  process.exit(1);
}
