import { Client } from 'pg';

/** Opens a connection, passes it to the callback, and closes it in any case. */
export async function withConnection<Result>(url: string, run: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // If the connection breaks while it is idle, the next query fails.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await run(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whether a server accepts connections at this address. */
export async function answers(url: string): Promise<boolean> {
  try {
    return await withConnection(url, async (client) => (await client.query('select 1')).rowCount === 1);
  } catch {
    return false;
  }
}
