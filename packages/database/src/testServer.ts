import { spawn } from 'node:child_process';
import { closeSync, lstatSync, mkdirSync, openSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { DatabaseError } from './databaseError.ts';
import { folderLockOwner } from './folderLock.ts';
import { errorCode } from './processLife.ts';
import { answers } from './singleConnection.ts';

/** The data folder of this user's test server. */
export interface TestServerFolder {
  readonly dataDir: string;
  /** Held by the keeper, the process that starts and stops the server. */
  readonly lockFile: string;
  /** Contains the server's address while it accepts connections. */
  readonly addressFile: string;
  /** Touched by every process that is about to use the server. */
  readonly leaseFile: string;
  readonly keeperLog: string;
}

/** Exit code of a keeper that found another keeper running. */
export const KEEPER_NOT_NEEDED = 3;

const START_TIMEOUT_MS = 60_000;
/** Linux's in-memory file system. */
const SHARED_MEMORY = '/dev/shm';
/** More than the server ever writes. A container often has only 64 MiB. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/**
 * Returns the folder that all test runs of this user share: in memory if there is enough, since a database is hundreds
 * of temporary files, and otherwise below the system's temp folder.
 */
export function testServerFolder(memory: string = SHARED_MEMORY): TestServerFolder {
  const parent = sizeInBytes(memory) >= ENOUGH_BYTES ? memory : tmpdir();
  const dataDir = join(parent, `parlor-test-postgres-${userInfo().uid}`);
  return {
    dataDir,
    lockFile: join(dataDir, 'keeper.lock'),
    addressFile: join(dataDir, 'address'),
    leaseFile: join(dataDir, 'lease'),
    keeperLog: join(dataDir, 'keeper.log'),
  };
}

/**
 * Returns the address of a server on which tests may create databases: `TEST_DATABASE_URL` if set, otherwise one
 * embedded server shared by every test process of this user. Its keeper is a separate process, so that no test run
 * waits for it or stops it for another; it ends after a minute without use.
 * @throws DatabaseError when there is no server and none can be started: tests without their database fail.
 */
export async function testServerUrl(): Promise<string> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') {
    return given;
  }
  const folder = testServerFolder();
  makePrivateFolder(folder.dataDir);
  let keeper: { exitCode?: number | null } | undefined;
  for (const deadline = Date.now() + START_TIMEOUT_MS; Date.now() < deadline; await wait(20)) {
    writeFileSync(folder.leaseFile, '');
    if (folderLockOwner(folder.lockFile) !== undefined) {
      const url = readAddress(folder.addressFile);
      if (url !== undefined && (await answers(url))) {
        return url;
      }
    } else if (keeper === undefined || keeper.exitCode === KEEPER_NOT_NEEDED) {
      keeper = startKeeper(folder);
    } else if (keeper.exitCode !== undefined) {
      throw new DatabaseError(
        `The test database server did not start: ${readFileSync(folder.keeperLog, 'utf8').trim()}`,
      );
    }
  }
  throw new DatabaseError(`The test database server does not answer: ${folder.keeperLog} tells more.`);
}

/** Returns the size of a folder's file system regardless of its usage, so that all processes get the same result. */
function sizeInBytes(folder: string): number {
  try {
    const { blocks, bsize } = statfsSync(folder);
    return blocks * bsize;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') {
      return 0;
    }
    throw error;
  }
}

function startKeeper(folder: TestServerFolder): { exitCode?: number | null } {
  const program = fileURLToPath(
    new URL(`./testServerKeeper${extname(fileURLToPath(import.meta.url))}`, import.meta.url),
  );
  const log = openSync(folder.keeperLog, 'w', 0o600);
  // The keeper must not hold resources of the test run: it has its own session, its own output, and a permanent folder.
  const child = spawn(process.execPath, [program], { cwd: tmpdir(), detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  child.unref();
  const state: { exitCode?: number | null } = {};
  child.once('error', () => {
    state.exitCode = null;
  });
  child.once('exit', (code) => {
    state.exitCode = code;
  });
  return state;
}

// The parent folder is shared by all users, so a folder created by somebody else there is not trusted.
function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const stat = lstatSync(folder);
  if (!stat.isDirectory() || stat.uid !== userInfo().uid) {
    throw new DatabaseError(`${folder} belongs to another user: remove it, or set TEST_DATABASE_URL.`);
  }
}

function readAddress(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
}
