import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises';
import { Client, type Pool, type PoolClient } from 'pg';

/** How often busy connections are checked, and after how long a busy one causes a probe of the server, in ms. */
const CHECK_EVERY_MS = 100;
const PROBE_AFTER_MS = 300;
/** Maximum time of a live server to answer `select 1`, in ms. */
const PROBE_TIMEOUT_MS = 500;
const REOPEN_AFTER_MS = 200;

/**
 * Fails queries to a server that has stopped answering. A slow query causes a probe, a small query on a separate
 * connection. Only if the probe is not answered either, the waiting connections are cut: their queries fail at once
 * instead of at their timeout, and so do later ones until the server answers again.
 * @returns a function that stops the guard.
 */
export function guardAgainstStall(pool: Pool, url: string, applicationName: string): () => Promise<void> {
  const busy = new Map<PoolClient, number>();
  pool.on('acquire', (client) => busy.set(client, performance.now()));
  pool.on('release', (_error, client) => busy.delete(client));
  pool.on('remove', (client) => busy.delete(client));

  /** The probe's connection; undefined while there is none. */
  let probe: Client | undefined;
  /** The same, from the first attempt to open it. */
  let opened: Client | undefined;
  let isStalled = false;
  const ending = new AbortController();
  let probing: Promise<void> | undefined;
  let opening: Promise<void> | undefined;

  const timer = setInterval(() => {
    const waiting = [...busy].flatMap(([client, since]) =>
      performance.now() - since >= PROBE_AFTER_MS ? [client] : [],
    );
    if (waiting.length === 0) return;
    if (isStalled) {
      cutAll(waiting);
    } else if (probe !== undefined && probing === undefined) {
      probing = runProbe(probe, waiting).finally(() => {
        probing = undefined;
      });
    }
  }, CHECK_EVERY_MS);
  timer.unref();
  pool.once('connect', open);

  /**
   * Opens the probe's connection, however long that takes: a server that is slow to accept a connection may still
   * answer the others.
   */
  function open(): void {
    opening ??= openProbe().finally(() => {
      opening = undefined;
    });
  }

  async function openProbe(): Promise<void> {
    while (!ending.signal.aborted) {
      const client = new Client({
        connectionString: url,
        application_name: `${applicationName}-guard`,
        keepAlive: true,
      });
      // A broken connection also emits `end`.
      client.on('error', () => undefined);
      try {
        opened = client;
        await client.connect();
        await client.query('select 1');
        probe = client;
        isStalled = false;
        client.once('end', () => {
          if (probe !== client) return;
          probe = undefined;
          open();
        });
        return;
      } catch {
        // The server refuses connections, so nothing hangs: queries fail by themselves.
        isStalled = false;
        cut(client);
        await pause(REOPEN_AFTER_MS, undefined, { ref: false });
      }
    }
  }

  async function runProbe(client: Client, waiting: readonly PoolClient[]): Promise<void> {
    let isAnswered = false;
    const answer = client.query('select 1').then(
      () => (isAnswered = true),
      // The connection broke, which counts as an answer.
      () => (isAnswered = true),
    );
    const limit = new AbortController();
    await Promise.race([answer, pause(PROBE_TIMEOUT_MS, undefined, { signal: limit.signal }).catch(() => undefined)]);
    limit.abort();
    // If this process itself stalled, the answer has arrived and is read first.
    await breathe();
    await breathe();
    if (isAnswered) return;
    isStalled = true;
    probe = undefined;
    cut(client);
    cutAll(waiting);
    open();
  }

  function cutAll(waiting: readonly PoolClient[]): void {
    for (const client of waiting) if (busy.has(client)) cut(client);
  }

  return async () => {
    ending.abort();
    clearInterval(timer);
    cut(opened);
    await Promise.all([probing, opening]);
  };
}

function cut(client: Client | PoolClient | undefined): void {
  client?.connection.stream.destroy();
}
