import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, isProcessAlive } from './processLife.ts';

/** The data of a running server in its cluster folder. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly isReady: boolean;
}

/** Reads `postmaster.pid`; undefined when no server runs on this cluster, whatever the file says. */
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
 * A server works in its cluster folder, so a process with another working directory has merely inherited the number
 * (after a reboot) or serves the folder that this one was copied from.
 */
function worksIn(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') {
    return true;
  }
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch (error) {
    // The process has gone in between, or it belongs to another user and so cannot be our server.
    if (['ENOENT', 'EACCES', 'ESRCH'].includes(errorCode(error) ?? '')) {
      return false;
    }
    throw error;
  }
}
