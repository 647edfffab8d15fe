import { Client } from 'pg';

/** Connects once, hands the connection over, and closes it whatever happens. */
export async function withConnection<Result>(url: string, run: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // A connection that breaks while nothing is asked shows at the next question.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await run(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whether a server takes connections at this address. */
export async function answers(url: string): Promise<boolean> {
  try {
    return await withConnection(url, async (client) => (await client.query('select 1')).rowCount === 1);
  } catch {
    return false;
  }
}
