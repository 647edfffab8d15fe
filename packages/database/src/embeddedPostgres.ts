import { spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lockDataFolder, prepareDataFolder, readOrMakePassword, readPort } from './dataFolder.ts';
import { DatabaseError } from './databaseError.ts';
import type { FolderLock } from './folderLock.ts';
import { findPostgresPrograms, type PostgresPrograms } from './postgresPrograms.ts';
import { readPostmaster } from './postmaster.ts';
import { errorCode, isProcessAlive, signalProcess } from './processLife.ts';
import { fatalLine, lastLine, shortenLog } from './serverLog.ts';
import { answers, withConnection } from './singleConnection.ts';

/** Options of the embedded server. */
export interface EmbeddedPostgresOptions {
  /** The folder of all the server's files; created if absent. */
  readonly dataDir: string;
  /** The port on 127.0.0.1; by default that of the last start, or a free one. An adopted server keeps its port. */
  readonly port?: number;
  /** Receives one line for each event: created, adopted, restarted, stopped. */
  readonly log: (line: string) => void;
  /** Additional server settings, such as `{ max_connections: '200' }`. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** A running PostgreSQL owned by this process. */
export interface EmbeddedPostgres {
  /** The connection address of a database on this server. It contains the password: do not log it. */
  url(databaseName: string): string;
  /** Creates the database unless it exists. */
  ensureDatabase(databaseName: string): Promise<void>;
  /** Closes connections, flushes all data, stops the server and unlocks the folder. Safe to call twice. */
  stop(): Promise<void>;
  /** Whether the server was left running by a killed process and has been taken over. */
  readonly adopted: boolean;
  readonly port: number;
}

const POSTGRES_MAJOR = '18';
export const SUPERUSER = 'parlor';
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 30_000;
const WATCH_INTERVAL_MS = 200;
const RESTART_PAUSE_MS = 2_000;
const INITDB_FLAGS = [
  '--auth=scram-sha-256',
  `--username=${SUPERUSER}`,
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--encoding=UTF8',
  '--data-checksums',
  '--no-instructions',
];

/**
 * Starts PostgreSQL beside this process, only on 127.0.0.1, with its data below `dataDir`.
 * A server left running by a killed process is adopted. One that dies is restarted on the same port, so addresses stay
 * valid. As root it runs as the OS user `postgres`.
 * @throws DatabaseError with a one-line message that names the fix: the folder is in use, not writable, or of another
 * PostgreSQL version; the port is taken; PostgreSQL cannot run here.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  prepareDataFolder(dataDir);
  const lock = await lockDataFolder(dataDir);
  try {
    const server = new EmbeddedServer(dataDir, options, lock);
    await server.start();
    return server;
  } catch (error) {
    lock.release();
    throw error;
  }
}

class EmbeddedServer implements EmbeddedPostgres {
  adopted = false;
  port = 0;

  readonly #cluster: string;
  readonly #logFile: string;
  readonly #portFile: string;
  readonly #options: EmbeddedPostgresOptions;
  readonly #lock: FolderLock;
  readonly #password: string;
  #programs: PostgresPrograms | undefined;
  #pid = 0;
  #restartNotBefore = 0;
  #watch: NodeJS.Timeout | undefined;
  #restarting: Promise<void> | undefined;
  #stopped: Promise<void> | undefined;

  constructor(dataDir: string, options: EmbeddedPostgresOptions, lock: FolderLock) {
    this.#cluster = join(dataDir, 'postgres');
    this.#logFile = join(dataDir, 'postgres.log');
    this.#portFile = join(dataDir, 'postgres.port');
    this.#options = options;
    this.#lock = lock;
    this.#password = readOrMakePassword(join(dataDir, 'postgres.password'));
  }

  async start(): Promise<void> {
    if (existsSync(join(this.#cluster, 'PG_VERSION'))) {
      this.adopted = await this.#adopt();
    } else {
      this.#initialise();
    }
    if (!this.adopted) {
      await this.#launch();
    }
    this.#watch = setInterval(() => this.#restartWhenDead(), WATCH_INTERVAL_MS).unref();
  }

  url(databaseName: string): string {
    return `postgres://${SUPERUSER}:${this.#password}@127.0.0.1:${this.port}/${encodeURIComponent(databaseName)}`;
  }

  async ensureDatabase(databaseName: string): Promise<void> {
    try {
      await withConnection(this.url('postgres'), async (client) => {
        const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
        if (rowCount === 0) {
          await client.query(`create database ${client.escapeIdentifier(databaseName)} template template0`);
        }
      });
    } catch (error) {
      // Another process has created it in the meantime.
      if (errorCode(error) !== '42P04' && errorCode(error) !== '23505') {
        throw error;
      }
    }
  }

  stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  async #stop(): Promise<void> {
    clearInterval(this.#watch);
    await this.#restarting;
    try {
      signalProcess(this.#pid, 'SIGINT');
      if (!(await this.#hasEnded(STOP_TIMEOUT_MS))) {
        this.#options.log('PostgreSQL does not stop by itself and is made to; it recovers at the next start.');
        signalProcess(this.#pid, 'SIGQUIT');
        await this.#hasEnded(STOP_TIMEOUT_MS);
      }
    } finally {
      this.#lock.release();
    }
  }

  async #hasEnded(timeoutMs: number): Promise<boolean> {
    for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await wait(10)) {
      if (readPostmaster(this.#cluster) === undefined && !isProcessAlive(this.#pid)) {
        return true;
      }
    }
    return false;
  }

  /** Takes over a server that runs on this cluster; false if none does. */
  async #adopt(): Promise<boolean> {
    const version = readFileSync(join(this.#cluster, 'PG_VERSION'), 'utf8').trim();
    if (version !== POSTGRES_MAJOR) {
      throw new DatabaseError(
        `The data in ${this.#cluster} is of PostgreSQL ${version} and this is ${POSTGRES_MAJOR}: dump it with the release that made it, ` +
          'or set PARLOR_DATA_DIR to another folder.',
      );
    }
    for (const deadline = Date.now() + START_TIMEOUT_MS; Date.now() < deadline; await wait(50)) {
      const running = readPostmaster(this.#cluster);
      if (running === undefined) {
        // Left by a crash; PostgreSQL would refuse to start if another process now has the same id.
        rmSync(join(this.#cluster, 'postmaster.pid'), { force: true });
        return false;
      }
      this.port = running.port;
      if (running.isReady && (await answers(this.url('postgres')))) {
        this.#pid = running.pid;
        this.#options.log(`PostgreSQL was still running on port ${this.port} and has been adopted.`);
        return true;
      }
    }
    throw new DatabaseError(
      `A PostgreSQL server runs on ${this.#cluster} and does not answer: end process ${readPostmaster(this.#cluster)?.pid ?? ''} and start again.`,
    );
  }

  #initialise(): void {
    const { initdb, runAs } = this.#findPrograms();
    // Built under another name and renamed, so that an interrupted start leaves no incomplete cluster.
    const draft = `${this.#cluster}.new`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o700 });
    const secrets = mkdtempSync(join(tmpdir(), 'parlor-initdb-'));
    try {
      const passwordFile = join(secrets, 'password');
      writeFileSync(passwordFile, `${this.#password}\n`, { mode: 0o600 });
      if (runAs !== undefined) {
        for (const path of [draft, secrets, passwordFile]) {
          chownSync(path, runAs.uid, runAs.gid);
        }
      }
      const syncFlags = this.#options.settings?.['fsync'] === 'off' ? ['--no-sync'] : [];
      const flags = ['-D', this.#clusterArgument(draft), `--pwfile=${passwordFile}`, ...INITDB_FLAGS, ...syncFlags];
      const { status, error, stderr } = spawnSync(initdb, flags, {
        ...runAs,
        cwd: draft,
        env: serverEnvironment(),
        encoding: 'utf8',
      });
      if (status !== 0) {
        throw new DatabaseError(
          `PostgreSQL could not prepare ${this.#cluster}: ${error?.message ?? lastLine(stderr)}.`,
        );
      }
      renameSync(draft, this.#cluster);
    } finally {
      rmSync(secrets, { recursive: true, force: true });
      rmSync(draft, { recursive: true, force: true });
    }
  }

  async #launch(): Promise<void> {
    const fixedPort = this.port === 0 ? this.#options.port : this.port;
    let lastPort = readPort(this.#portFile);
    for (const deadline = Date.now() + START_TIMEOUT_MS; ; await wait(100)) {
      this.port = fixedPort ?? lastPort ?? (await freePort());
      const failure = await this.#launchOnce(deadline);
      if (failure === undefined) {
        writeFileSync(this.#portFile, `${this.port}\n`);
        return;
      }
      const isPortTaken = failure.includes('could not bind');
      // Children of a killed server hold its memory for a moment longer.
      const passesByItself = failure.includes('still in use') || (isPortTaken && fixedPort === undefined);
      if (passesByItself && Date.now() < deadline) {
        lastPort = isPortTaken ? undefined : lastPort;
        continue;
      }
      throw new DatabaseError(
        isPortTaken
          ? `Port ${this.port} for the database is taken: free it or choose another.`
          : `PostgreSQL did not start (${failure}); ${this.#logFile} tells more.`,
      );
    }
  }

  /** Starts the server once; returns undefined when it answers, otherwise the reason for the failure. */
  async #launchOnce(deadline: number): Promise<string | undefined> {
    const { postgres, runAs } = this.#findPrograms();
    const logStart = shortenLog(this.#logFile);
    const logFd = openSync(this.#logFile, 'a', 0o600);
    // In its own session: Ctrl-C at the terminal reaches only this process, which stops the server when it is ready.
    // The server's output goes to a file, so it survives when this process is killed.
    const child = spawn(
      postgres,
      ['-D', this.#clusterArgument(this.#cluster), '-p', String(this.port), ...settingFlags(this.#options.settings)],
      {
        ...runAs,
        cwd: this.#cluster,
        env: serverEnvironment(),
        detached: true,
        stdio: ['ignore', logFd, logFd],
      },
    );
    closeSync(logFd);
    child.unref();
    const end: { reason?: string } = {};
    child.once('error', (error) => {
      end.reason = error.message;
    });
    child.once('exit', (code, signalName) => {
      end.reason ??= `exit ${code ?? signalName}`;
    });
    this.#pid = child.pid ?? 0;
    while (end.reason === undefined && Date.now() < deadline) {
      const running = readPostmaster(this.#cluster);
      if (running?.pid === this.#pid && running.isReady && (await answers(this.url('postgres')))) {
        return undefined;
      }
      await wait(10);
    }
    if (end.reason === undefined) {
      signalProcess(this.#pid, 'SIGQUIT');
      return 'no answer in time';
    }
    return fatalLine(readFileSync(this.#logFile).subarray(logStart).toString()) ?? end.reason;
  }

  #restartWhenDead(): void {
    if (
      this.#restarting !== undefined ||
      Date.now() < this.#restartNotBefore ||
      readPostmaster(this.#cluster)?.pid === this.#pid
    ) {
      return;
    }
    this.#options.log('PostgreSQL has ended unexpectedly and is started again.');
    rmSync(join(this.#cluster, 'postmaster.pid'), { force: true });
    this.#restartNotBefore = Date.now() + RESTART_PAUSE_MS;
    this.#restarting = this.#launch()
      .catch((error: unknown) => this.#options.log(error instanceof Error ? error.message : String(error)))
      .finally(() => {
        this.#restarting = undefined;
      });
  }

  #findPrograms(): PostgresPrograms {
    this.#programs ??= findPostgresPrograms(this.#options.log, clusterOwner(this.#cluster));
    return this.#programs;
  }

  /**
   * As root, this process changes to the cluster folder before the server changes its user, and passes the working
   * directory: that user may not be able to enter the folders above (root's home is closed to it).
   */
  #clusterArgument(folder: string): string {
    return this.#findPrograms().runAs !== undefined && process.platform === 'linux' ? '/proc/self/cwd' : folder;
  }
}

function clusterOwner(cluster: string): { uid: number; gid: number } | undefined {
  const stat = statSync(cluster, { throwIfNoEntry: false });
  return stat === undefined || stat.uid === userInfo().uid ? undefined : { uid: stat.uid, gid: stat.gid };
}

function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, TMPDIR, LD_LIBRARY_PATH } = process.env;
  return { PATH, TMPDIR, LD_LIBRARY_PATH, LC_ALL: 'C', TZ: 'UTC' };
}

function settingFlags(settings: Readonly<Record<string, string>> = {}): string[] {
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // After a crash the disk is synchronised as a whole, not file by file, which took longer than everything else.
    ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
    ...settings,
  };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address !== null ? done(address.port) : fail(new Error('no port')),
      );
    });
  });
}
