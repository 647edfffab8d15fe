import { findRunningPostgres, startEmbeddedPostgres } from '@parlor/database';
import type { GatewayConfig } from './config.ts';

/** The gateway's database, for a command that runs beside the gateway or without it. */
export interface BorrowedDatabase {
  url: string;
  /** Ends what was started for the command alone. */
  giveBack(): Promise<void>;
}

/**
 * Finds the database of DATABASE_URL, the embedded one of a gateway that runs, or starts the embedded one for this
 * command.
 */
export async function borrowDatabase({
  databaseUrl,
  dataDir,
}: Pick<GatewayConfig, 'databaseUrl' | 'dataDir'>): Promise<BorrowedDatabase> {
  const url = databaseUrl ?? findRunningPostgres(dataDir)?.url('gateway');
  if (url !== undefined) return { url, giveBack: () => Promise.resolve() };
  const embedded = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  return { url: embedded.url('gateway'), giveBack: () => embedded.stop() };
}
