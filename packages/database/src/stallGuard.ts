import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises';
import { Client, type Pool, type PoolClient } from 'pg';

/** How often busy connections are checked, and after how long a busy one causes a probe of the server, in ms. */
const LOOK_EVERY_MS = 100;
const ASK_AFTER_MS = 300;
/** Maximum time of a live server to answer `select 1`, in ms. */
const ANSWER_MS = 500;
const AGAIN_MS = 200;

/**
 * Fails queries to a server that has stopped answering. A slow query causes a probe, a small query on a separate
 * connection. Only if the probe is not answered either, the waiting connections are cut: their queries fail at once
 * instead of at their timeout, and so do later ones until the server answers again.
 * @returns a function that stops the guard.
 */
export function guardAgainstStall(pool: Pool, url: string, applicationName: string): () => Promise<void> {
  const atWork = new Map<PoolClient, number>();
  pool.on('acquire', (client) => atWork.set(client, performance.now()));
  pool.on('release', (_error, client) => atWork.delete(client));
  pool.on('remove', (client) => atWork.delete(client));

  /** The probe's connection; undefined while there is none. */
  let line: Client | undefined;
  /** The same, from the first attempt to open it. */
  let opened: Client | undefined;
  let isStalled = false;
  const ending = new AbortController();
  let asking: Promise<void> | undefined;
  let opening: Promise<void> | undefined;

  const timer = setInterval(() => {
    const waiting = [...atWork].flatMap(([client, since]) =>
      performance.now() - since >= ASK_AFTER_MS ? [client] : [],
    );
    if (waiting.length === 0) return;
    if (isStalled) {
      cutAll(waiting);
    } else if (line !== undefined && asking === undefined) {
      asking = ask(line, waiting).finally(() => {
        asking = undefined;
      });
    }
  }, LOOK_EVERY_MS);
  timer.unref();
  pool.once('connect', open);

  /**
   * Opens the probe's connection, however long that takes: a server that is slow to accept a connection may still
   * answer the others.
   */
  function open(): void {
    opening ??= openLine().finally(() => {
      opening = undefined;
    });
  }

  async function openLine(): Promise<void> {
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
        line = client;
        isStalled = false;
        client.once('end', () => {
          if (line !== client) return;
          line = undefined;
          open();
        });
        return;
      } catch {
        // The server refuses connections, so nothing hangs: queries fail by themselves.
        isStalled = false;
        cut(client);
        await pause(AGAIN_MS, undefined, { ref: false });
      }
    }
  }

  async function ask(client: Client, waiting: readonly PoolClient[]): Promise<void> {
    let isAnswered = false;
    const answer = client.query('select 1').then(
      () => (isAnswered = true),
      // The connection broke, which counts as an answer.
      () => (isAnswered = true),
    );
    const limit = new AbortController();
    await Promise.race([answer, pause(ANSWER_MS, undefined, { signal: limit.signal }).catch(() => undefined)]);
    limit.abort();
    // If this process itself stalled, the answer has arrived and is read first.
    await breathe();
    await breathe();
    if (isAnswered) return;
    isStalled = true;
    line = undefined;
    cut(client);
    cutAll(waiting);
    open();
  }

  function cutAll(waiting: readonly PoolClient[]): void {
    for (const client of waiting) if (atWork.has(client)) cut(client);
  }

  return async () => {
    ending.abort();
    clearInterval(timer);
    cut(opened);
    await Promise.all([asking, opening]);
  };
}

function cut(client: Client | PoolClient | undefined): void {
  client?.connection.stream.destroy();
}
