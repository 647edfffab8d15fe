import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../../apps/arcade/src/server.ts', import.meta.url));

/** An arcade in its own process. */
export interface ArcadeProcess {
  url: string;
  child: ChildProcess;
  /** Ends the process and waits for its end: `SIGTERM` lets it clean up, `SIGKILL` does not. */
  stop: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/** Returns the shared settings of arcades on one database, each of which listens on a free port. */
export function arcadeEnvironment(settings: {
  databaseUrl: string;
  gatewayUrl: string;
  dataDir: string;
}): Readonly<Record<string, string>> {
  return {
    DATABASE_URL: settings.databaseUrl,
    GATEWAY_URL: settings.gatewayUrl,
    PROVIDER_SECRET: randomBytes(32).toString('base64url'),
    SEED_KEY: randomBytes(32).toString('base64'),
    PORT: '0',
    // Each player has its own IP address.
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
    PARLOR_DATA_DIR: settings.dataDir,
  };
}

/** Starts an arcade and waits until it prints its address. The first one on a database migrates it. */
export async function startArcade(env: Readonly<Record<string, string>>): Promise<ArcadeProcess> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = await Promise.race([
    new Promise<string>((resolve) => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        const [printed] = /http:\/\/\S+/.exec(text) ?? [];
        if (printed) resolve(printed);
      });
    }),
    ended.then(([code]) => Promise.reject(new Error(`The arcade ended with ${code}`))),
  ]);
  return {
    url,
    child,
    async stop(signal) {
      child.kill(signal);
      await ended;
    },
  };
}
