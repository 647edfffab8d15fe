import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SUPERUSER } from './embeddedPostgres.ts';
import { readPostmaster } from './postmaster.ts';

/**
 * Finds the embedded server that another process runs on `dataDir`, for a program that reads from it; undefined when
 * none runs. The server remains that process's: nothing is started, adopted or stopped. The address contains the
 * password: do not log it.
 */
export function findRunningPostgres(dataDir: string): { url(databaseName: string): string } | undefined {
  const folder = resolve(dataDir);
  const running = readPostmaster(join(folder, 'postgres'));
  if (running === undefined || !running.isReady) {
    return undefined;
  }
  const password = readFileSync(join(folder, 'postgres.password'), 'utf8').trim();
  return {
    url: (databaseName) =>
      `postgres://${SUPERUSER}:${password}@127.0.0.1:${running.port}/${encodeURIComponent(databaseName)}`,
  };
}
