import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, isProcessAlive } from './processLife.ts';

/** The data of a running server in its cluster folder. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly isReady: boolean;
}

/** Reads `postmaster.pid`; undefined when no server runs on this cluster, even if the file exists. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || !isProcessAlive(pid) || !worksIn(pid, cluster)) {
    return undefined;
  }
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
}

/**
 * Whether a process works in the cluster folder, as its server does. A process with another working directory has
 * merely reused the id (after a reboot), or serves the folder from which this one was copied.
 */
function worksIn(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') {
    return true;
  }
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch (error) {
    // The process has ended in the meantime, or belongs to another user and so cannot be this server.
    if (['ENOENT', 'EACCES', 'ESRCH'].includes(errorCode(error) ?? '')) {
      return false;
    }
    throw error;
  }
}
