import { findRunningPostgres, openDatabase } from '@parlor/database';
import { product } from './product.ts';

/**
 * Gives an account a verified mobile number (E.164). Verifying it in the site requires a code, and a phone has to wait
 * a minute for the next one.
 */
export async function bindPhone(username: string, number: string): Promise<void> {
  const postgres = findRunningPostgres(product.dataDir);
  if (postgres === undefined) throw new Error(`No database runs in ${product.dataDir}`);
  const database = openDatabase(postgres.url('gateway'), {
    applicationName: 'journeys',
    poolSize: 1,
    acquireTimeoutMs: 20_000,
  });
  try {
    const { rowCount } = await database.pool.query('update account set mobile = $2 where account = $1', [
      username,
      number,
    ]);
    if (rowCount !== 1) throw new Error(`There is no account ${username}`);
  } finally {
    await database.close();
  }
}
