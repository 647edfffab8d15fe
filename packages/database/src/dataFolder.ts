import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseError } from './databaseError.ts';
import { type FolderLock, FolderLockedError, lockFolder } from './folderLock.ts';
import { errorCode } from './processLife.ts';

const LOCK_FILE = 'postgres.lock';

/**
 * Creates the folder if necessary, and checks that it is writable.
 * @throws DatabaseError when it cannot be created or written to.
 */
export function prepareDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    const probe = join(dataDir, `.write-probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw notWritable(dataDir, error);
  }
}

/**
 * Locks the folder for this process.
 * @throws DatabaseError when another process holds it, or the lock cannot be written.
 */
export async function lockDataFolder(dataDir: string): Promise<FolderLock> {
  try {
    return await lockFolder(join(dataDir, LOCK_FILE));
  } catch (error) {
    if (error instanceof FolderLockedError) {
      throw new DatabaseError(
        `The data folder ${dataDir} is in use by another gateway (process ${error.ownerPid}): stop that one, or set PARLOR_DATA_DIR to another folder.`,
      );
    }
    throw notWritable(dataDir, error);
  }
}

function notWritable(dataDir: string, cause: unknown): DatabaseError {
  const reason = errorCode(cause) ?? String(cause);
  return new DatabaseError(
    `The data folder ${dataDir} is not writable (${reason}): give this user the right to write there, or set PARLOR_DATA_DIR to another folder.`,
    { cause },
  );
}

/**
 * Returns the password of the server's superuser: the content of the file, or a new password, written to the file and
 * readable only by this user.
 * @throws DatabaseError when the file cannot be read or written.
 */
export function readOrMakePassword(file: string): string {
  try {
    if (existsSync(file)) {
      return readFileSync(file, 'utf8').trim();
    }
    const password = randomBytes(24).toString('hex');
    writeFileSync(file, `${password}\n`, { mode: 0o600 });
    chmodSync(file, 0o600);
    return password;
  } catch (error) {
    throw new DatabaseError(
      `${file} cannot be read (${errorCode(error) ?? String(error)}): start as the user who made the data folder, or set PARLOR_DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

/** Returns the port in the file, or undefined when there is no file or no port in it. */
export function readPort(file: string): number | undefined {
  const port = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : undefined;
}
