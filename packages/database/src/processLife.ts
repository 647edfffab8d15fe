import { readFileSync } from 'node:fs';

/** Whether a process with this id runs, under any user. One that has ended and waits for its parent does not. */
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

/** Clock ticks since boot at which the process started; empty if the system does not report it (Linux does). */
export function processStartedAt(pid: number): string {
  return statFields(pid)[19] ?? '';
}

/** Sends a signal; a process that has ended already is none the worse for it. */
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

/** The code of a failed system call or query ("ENOENT", "42P04"), or undefined. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

// From the state on; the command before it is in brackets and may contain spaces.
function statFields(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
