import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode, isProcessAlive, processStartedAt } from './processLife.ts';

/** The lock of a folder that one process uses; its lock file names the process. */
export interface FolderLock {
  /** Releases the folder. Safe to call twice, and safe after another process has taken over a stale lock. */
  release(): void;
}

/** Thrown when the lock belongs to a running process. */
export class FolderLockedError extends Error {
  override readonly name = 'FolderLockedError';
  readonly ownerPid: number;

  constructor(ownerPid: number) {
    super(`The folder is in use by process ${ownerPid}.`);
    this.ownerPid = ownerPid;
  }
}

interface LockOwner {
  readonly pid: number;
  /** The start time of the process by the kernel, so that a reused process id is not mistaken for the owner. */
  readonly startedAt: string;
}

// A takeover is three file operations; an older guard was left by a process that died during one. In ms.
const TAKEOVER_GUARD_MAX_AGE_MS = 5_000;

/**
 * Creates the lock file for this process, replacing that of a dead process.
 * @throws FolderLockedError when its owner is running.
 */
export async function lockFolder(lockFile: string): Promise<FolderLock> {
  const own: LockOwner = { pid: process.pid, startedAt: processStartedAt(process.pid) };
  const text = `${JSON.stringify(own)}\n`;
  mkdirSync(dirname(lockFile), { recursive: true, mode: 0o711 });
  for (;;) {
    if (createComplete(lockFile, text)) {
      return createLock(lockFile, text);
    }
    const owner = readOwner(lockFile);
    if (owner !== undefined && isSameLivingProcess(owner)) {
      throw new FolderLockedError(owner.pid);
    }
    if (takeOver(lockFile, text)) {
      return createLock(lockFile, text);
    }
    await wait(20);
  }
}

/** Returns the id of the process that holds the lock file, or undefined when it is free or stale. */
export function folderLockOwner(lockFile: string): number | undefined {
  const owner = readOwner(lockFile);
  return owner !== undefined && isSameLivingProcess(owner) ? owner.pid : undefined;
}

function createLock(lockFile: string, text: string): FolderLock {
  return {
    release() {
      if (readText(lockFile) === text) {
        rmSync(lockFile, { force: true });
      }
    },
  };
}

// The file appears complete or not at all, so nobody reads a partial owner.
function createComplete(file: string, text: string): boolean {
  const draft = `${file}.${process.pid}.draft`;
  writeFileSync(draft, text);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') {
      return false;
    }
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function takeOver(lockFile: string, text: string): boolean {
  const guard = `${lockFile}.takeover`;
  if (!createComplete(guard, text)) {
    removeIfOld(guard);
    return false;
  }
  try {
    // Read again under the guard: another process may have been first.
    const owner = readOwner(lockFile);
    if (owner !== undefined && isSameLivingProcess(owner)) {
      return false;
    }
    const draft = `${lockFile}.${process.pid}.takeover-draft`;
    writeFileSync(draft, text);
    renameSync(draft, lockFile);
    return true;
  } finally {
    rmSync(guard, { force: true });
  }
}

function removeIfOld(guard: string): void {
  try {
    if (Date.now() - statSync(guard).mtimeMs > TAKEOVER_GUARD_MAX_AGE_MS) {
      rmSync(guard, { force: true });
    }
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') {
      throw error;
    }
  }
}

function readOwner(lockFile: string): LockOwner | undefined {
  const text = readText(lockFile);
  if (text === undefined) {
    return undefined;
  }
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && 'pid' in value && typeof value.pid === 'number') {
      const startedAt = 'startedAt' in value && typeof value.startedAt === 'string' ? value.startedAt : '';
      return { pid: value.pid, startedAt };
    }
  } catch {
    // A truncated file (disk full, power failure) has no living owner.
  }
  return undefined;
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
}

function isSameLivingProcess(owner: LockOwner): boolean {
  return isProcessAlive(owner.pid) && processStartedAt(owner.pid) === owner.startedAt;
}
