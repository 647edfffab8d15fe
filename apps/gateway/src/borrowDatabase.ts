import { findRunningPostgres, startEmbeddedPostgres } from '@parlor/database';
import type { GatewayConfig } from './config.ts';

/** The gateway's database, for a command that runs beside the gateway or without it. */
export interface BorrowedDatabase {
  url: string;
  /** Stops everything that was started only for the command. */
  release(): Promise<void>;
}

/**
 * Connects to the database of DATABASE_URL or to the embedded one of a running gateway, or starts the embedded one for
 * this command.
 */
export async function borrowDatabase({
  databaseUrl,
  dataDir,
}: Pick<GatewayConfig, 'databaseUrl' | 'dataDir'>): Promise<BorrowedDatabase> {
  const url = databaseUrl ?? findRunningPostgres(dataDir)?.url('gateway');
  if (url !== undefined) return { url, release: () => Promise.resolve() };
  const embedded = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  return { url: embedded.url('gateway'), release: () => embedded.stop() };
}
