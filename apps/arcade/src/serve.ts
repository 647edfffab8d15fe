import { flushCompileCache } from 'node:module';
import { startArcade, type TestOverrides } from './arcade.ts';
import { ConfigError, loadConfig } from './config.ts';

/** Runs the arcade until a signal stops the process. An error that prevents the start is reported in one line. */
export async function serve(overrides?: TestOverrides): Promise<void> {
  try {
    await start(overrides);
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`);
    process.exit(1);
  }
}

async function start(overrides: TestOverrides | undefined): Promise<void> {
  const arcade = await startArcade(loadConfig(process.env), overrides);
  process.stdout.write(`The arcade listens on ${arcade.url}\n`);
  // Flushed at once, because a killed process does not write its cache.
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

function reasonOf(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  const port = process.env['PORT'] ?? '8081';
  const message =
    code === 'EADDRINUSE'
      ? `Port ${port} is taken: end what uses it, or set another PORT.`
      : error instanceof Error
        ? error.message
        : String(error);
  return `${error instanceof ConfigError ? '' : 'The arcade cannot start. '}${message}`;
}
