import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database.ts';

/** The dependencies of a snapshot. */
export interface SnapshotDeps<Data> {
  db: Kysely<Database>;
  /** The row of `published_version` that changes with the data. */
  topic: 'catalogue' | 'content';
  load: (db: Transaction<Database>) => Promise<Data>;
  /** Called if a reload fails; the last data is still served. */
  onError: (error: unknown) => void;
  /** Called when the data has changed; not for the first load. */
  onChange?: () => void;
  /** The interval between two version checks, 2 s by default. */
  pollMs?: number;
}

/** Data of the database held in memory. */
export interface Snapshot<Data> {
  /** Returns the data as last loaded. Throws before `start`. */
  current: () => Data;
  /** Compares versions now and loads if they differ. Rejects if the database fails. */
  refresh: () => Promise<void>;
  /** Loads, then polls the version. */
  start: () => Promise<void>;
  /** Stops polling; resolves when no reload is in progress. */
  stop: () => Promise<void>;
}

/**
 * Creates an in-memory copy of published data, so that public lists never query the database. Changes by other
 * processes arrive within the polling interval. While the database is unavailable, the last copy is served.
 */
export function createSnapshot<Data>({
  db,
  topic,
  load,
  onError,
  onChange,
  pollMs = 2_000,
}: SnapshotDeps<Data>): Snapshot<Data> {
  let cached: { version: bigint; data: Data } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  async function readVersion(source: Kysely<Database>): Promise<bigint> {
    const { version } = await source
      .selectFrom('published_version')
      .select('version')
      .where('topic', '=', topic)
      .executeTakeFirstOrThrow();
    return version;
  }

  async function compareAndLoad(): Promise<void> {
    if (cached && (await readVersion(db)) === cached.version) return;
    // Read version and data in one transaction, so that they match.
    const isFirst = cached === undefined;
    cached = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (transaction) => ({ version: await readVersion(transaction), data: await load(transaction) }));
    if (!isFirst) onChange?.();
  }

  async function refresh(): Promise<void> {
    // A running check may have read the version before the caller's write: wait for it, then check again.
    await running?.catch(() => undefined);
    running ??= compareAndLoad().finally(() => {
      running = undefined;
    });
    await running;
  }

  function schedule(): void {
    timer = setTimeout(() => {
      refresh()
        .catch(onError)
        .finally(() => {
          if (timer) schedule();
        });
    }, pollMs);
    timer.unref();
  }

  return {
    current() {
      if (!cached) throw new Error(`The ${topic} is asked for before it was loaded`);
      return cached.data;
    },
    refresh,
    async start() {
      await refresh();
      schedule();
    },
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await running?.catch(() => undefined);
    },
  };
}
