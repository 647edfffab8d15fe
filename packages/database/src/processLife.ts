import { readFileSync } from 'node:fs';

/** Whether a process with this id runs, under any user. A zombie does not count. */
export function isProcessAlive(pid: number): boolean {
  if (pid <= 0) {
    return false;
  }
  try {
    process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
  return statFields(pid)[0] !== 'Z';
}

/**
 * Returns the clock ticks from boot to the start of the process; empty if the system does not report it (Linux does).
 */
export function processStartedAt(pid: number): string {
  return statFields(pid)[19] ?? '';
}

/** Sends a signal; does nothing if the process has already ended. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  if (!isProcessAlive(pid)) {
    return;
  }
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') {
      throw error;
    }
  }
}

/** Returns the code of a failed system call or query ("ENOENT", "42P04"), or undefined. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

// Starts at the state; the command before it is in brackets and may contain spaces.
function statFields(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
