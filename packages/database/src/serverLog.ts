import { rmSync, statSync } from 'node:fs';

const LOG_FILE_LIMIT_BYTES = 5_000_000;

/** Truncates a long log. Returns the byte offset of its next line. */
export function shortenLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_FILE_LIMIT_BYTES) {
    rmSync(file);
    return 0;
  }
  return size;
}

/** Returns the lines of a server's log that explain why it ended, joined into one, or undefined when there are none. */
export function fatalLine(log: string): string | undefined {
  const lines = log.split('\n').filter((line) => /\b(FATAL|PANIC|could not bind|error while loading)\b/.test(line));
  return lines.length === 0
    ? undefined
    : lines.map((line) => line.replace(/^.*?(FATAL|PANIC|LOG|WARNING):\s+/, '')).join('; ');
}

/** Returns the last line of a program's output, without its full stop. */
export function lastLine(text: string): string {
  return text.trim().split('\n').at(-1)?.replace(/\.$/, '') ?? '';
}
