import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, renameSync, statSync } from 'node:fs';
import { get as httpGet } from 'node:http';
import { get as httpsGet } from 'node:https';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { OneLineError } from './oneLineError.mjs';

const logLimitBytes = 10_000_000;

/**
 * A server of the product in its own process.
 *
 * It runs outside the terminal's process group, so that only the start script receives Ctrl-C and can stop the servers
 * in order. The servers watch the IPC channel to the start script and exit when it closes.
 */
export class ServerProcess {
  #child;
  #lastWords = '';
  #isStopping = false;
  #readyMessage;

  /**
   * @param name name of the server in messages, such as "gateway"
   * @param args arguments of Node
   * @param logFile receives the server's output; if omitted, the output is printed
   */
  constructor(name, args, { cwd, env, logFile }) {
    this.name = name;
    this.logFile = logFile;
    this.#child = spawn(process.execPath, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    // With --watch, Node also sends messages about the watched files.
    this.#readyMessage = new Promise((done) =>
      this.#child.on('message', (message) => message?.ready === true && done(message)),
    );
    this.ended = new Promise((done) => {
      this.#child.once('error', () => done({ code: 1, signal: null }));
      this.#child.once('close', (code, signal) => done({ code, signal }));
    });
    this.#record(logFile);
  }

  /**
   * Resolves with the server's ready message. @throws OneLineError if it exits before that.
   */
  async ready() {
    return Promise.race([this.#readyMessage, this.#failWhenEnded()]);
  }

  /** Resolves when the address answers 200. @throws OneLineError on timeout, or if the server exits before that. */
  async answers(url, timeoutMs = 120_000) {
    const deadline = Date.now() + timeoutMs;
    while (Date.now() < deadline) {
      if ((await Promise.race([statusOf(url), this.#failWhenEnded()])) === 200) {
        return;
      }
      await wait(50);
    }
    throw new OneLineError(`The ${this.name} did not become ready${this.#whereToLook()}.`);
  }

  /** Resolves with a OneLineError if the server exits without `stop`. */
  async diedUnexpectedly() {
    const end = await this.ended;
    return this.#isStopping ? new Promise(() => {}) : this.#failure(end);
  }

  /** Stops the server: SIGTERM first, SIGKILL after the given time. */
  async stop(timeoutMs) {
    this.#isStopping = true;
    this.#child.kill('SIGTERM');
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), timeoutMs);
    await this.ended;
    clearTimeout(timer);
  }

  async #failWhenEnded() {
    throw this.#failure(await this.ended);
  }

  #failure({ code, signal }) {
    const reason = this.#lastSentence();
    if (reason !== undefined) {
      return new OneLineError(`The ${this.name} ended: ${reason}`);
    }
    return new OneLineError(`The ${this.name} ended (${signal ?? `exit code ${code}`})${this.#whereToLook()}.`);
  }

  /** Returns the line that explains the failure: the message of the last error, or the last line of output. */
  #lastSentence() {
    const lines = this.#lastWords
      .split('\n')
      .filter((line) => line.trim() !== '' && !/^(\s+at |Node\.js v)/.test(line));
    const line = lines.findLast((text) => /^(?:Uncaught )?\w*Error(?: \[\w+\])?: /.test(text)) ?? lines.at(-1);
    return logMessage(line)
      ?.replace(/^(?:Uncaught )?\w*Error(?: \[\w+\])?: /, '')
      .trim();
  }

  #whereToLook() {
    return this.logFile === undefined ? '' : `; see ${this.logFile}`;
  }

  #record(logFile) {
    const { stdout, stderr } = this.#child;
    stderr.setEncoding('utf8').on('data', (text) => {
      this.#lastWords = (this.#lastWords + text).slice(-8_000);
    });
    if (logFile === undefined) {
      stdout.pipe(process.stdout, { end: false });
      stderr.pipe(process.stderr, { end: false });
      return;
    }
    mkdirSync(dirname(logFile), { recursive: true });
    if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > logLimitBytes) {
      renameSync(logFile, `${logFile}.1`);
    }
    const log = createWriteStream(logFile, { flags: 'a', mode: 0o600 });
    stdout.pipe(log, { end: false });
    stderr.pipe(log, { end: false });
    void this.ended.then(() => log.end());
  }
}

/** Returns the message of a structured log line. Returns other lines as they are. */
function logMessage(line) {
  try {
    return JSON.parse(line).msg ?? line;
  } catch {
    return line;
  }
}

/** Returns the HTTP status of an address; undefined if it does not answer. */
function statusOf(url) {
  return new Promise((done) => {
    // The certificate is self-signed, and the address is this machine.
    const request = url.startsWith('https:') ? httpsGet(url, { rejectUnauthorized: false }) : httpGet(url);
    request.setTimeout(5_000, () => request.destroy());
    request.once('error', () => done(undefined));
    request.once('response', (response) => {
      response.resume();
      done(response.statusCode);
    });
  });
}
