import { fork, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';

/** A process that the suite starts, watches and restarts. */
export interface Child {
  process: ChildProcess;
  /** Resolves when it has ended. */
  ended: Promise<void>;
  /** Stops it and waits for its end. Safe to call twice. */
  stop(): Promise<void>;
}

/** Starts a program with an IPC channel. Its output goes to a file. */
export function startChild(file: string, args: readonly string[], env: NodeJS.ProcessEnv, logFile: string): Child {
  const log = openSync(logFile, 'a');
  const child = fork(file, [...args], { env, stdio: ['ignore', log, log, 'ipc'], serialization: 'json' });
  closeSync(log);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.on('error', () => undefined);
  return {
    process: child,
    ended,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Waits for the next matching message of a child. @throws Error with the end of its log if it ends before. */
export function nextMessage<Message>(
  { process: child }: Child,
  fits: (message: unknown) => message is Message,
  logFile: string,
): Promise<Message> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void): void => {
      child.off('message', handleMessage);
      child.off('exit', handleExit);
      settle();
    };
    const handleMessage = (message: unknown): void => {
      if (fits(message)) end(() => resolve(message));
    };
    const handleExit = (): void => end(() => reject(new Error(`A process ended early: ${lastLines(logFile)}`)));
    child.on('message', handleMessage);
    child.once('exit', handleExit);
  });
}

function lastLines(file: string): string {
  return readFileSync(file, 'utf8').trim().split('\n').slice(-3).join(' / ');
}
