import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url));

/** Builds the product and starts it like `npm start`, with fresh data in a temporary folder. */
export async function startProduct({
  port,
  isBuilt,
}: {
  port: number;
  isBuilt: boolean;
}): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parlor-bench-'));
  const product = spawn(process.execPath, [script, ...(isBuilt ? ['--no-build'] : [])], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // All requests come from one IP address.
    env: {
      ...process.env,
      RATE_LIMIT_PER_MINUTE: '1000000',
      PORT: String(port),
      ARCADE_PORT: String(port + 1),
      PARLOR_DATA_DIR: dataDir,
    },
  });
  const ended = once(product, 'exit');
  const stop = async (): Promise<void> => {
    product.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const isReady = await Promise.race([once(product, 'message').then(() => true), ended.then(() => false)]);
  if (!isReady) {
    rmSync(dataDir, { recursive: true, force: true });
    throw new Error('The product ended before it was ready');
  }
  return { url: `http://localhost:${port}`, stop };
}
