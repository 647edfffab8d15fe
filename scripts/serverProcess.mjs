import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, renameSync, statSync } from 'node:fs';
import { get as httpGet } from 'node:http';
import { get as httpsGet } from 'node:https';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { OneLineError } from './oneLineError.mjs';

const logLimitBytes = 10_000_000;

/**
 * A server of the product in a process of its own.
 *
 * It runs outside the terminal's process group, so that Ctrl-C reaches the start script alone, which then ends the
 * servers in order. The servers watch the channel to the start script and end when it closes.
 */
export class ServerProcess {
  #child;
  #lastWords = '';
  #isStopping = false;
  #readyMessage;

  /**
   * @param name how the server is called in sentences: "gateway"
   * @param args arguments of Node
   * @param logFile receives the server's output; without one the output is shown
   */
  constructor(name, args, { cwd, env, logFile }) {
    this.name = name;
    this.logFile = logFile;
    this.#child = spawn(process.execPath, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    // A watching Node sends messages of its own besides, about the files that it watches.
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
   * Resolves with the message by which the server says that it is ready. @throws OneLineError when it ends before that.
   */
  async ready() {
    return Promise.race([this.#readyMessage, this.#failWhenEnded()]);
  }

  /** Resolves when the address answers 200. @throws OneLineError when the server ends before that, or in time. */
  async answers(url, timeoutMs = 120_000) {
    const deadline = Date.now() + timeoutMs;
    while (Date.now() < deadline) {
      if ((await Promise.race([statusOf(url), this.#failWhenEnded()])) === 200) {
        return;
      }
      await wait(50);
    }
    throw new OneLineError(`The ${this.name} does not get ready${this.#whereToLook()}.`);
  }

  /** Resolves with a OneLineError when the server ends without having been asked to. */
  async diedUnasked() {
    const end = await this.ended;
    return this.#isStopping ? new Promise(() => {}) : this.#failure(end);
  }

  /** Asks the server to end, and makes it after the given time. */
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

  /** The line that says what went wrong: an error's own when there is one, otherwise what was said last. */
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
    return this.logFile === undefined ? '' : `; ${this.logFile} tells more`;
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

/** What a line of a structured log says; other lines say it themselves. */
function logMessage(line) {
  try {
    return JSON.parse(line).msg ?? line;
  } catch {
    return line;
  }
}

/** The status that the address answers with; undefined while it does not answer. */
function statusOf(url) {
  return new Promise((done) => {
    // The certificate is of our own making and the address is this machine.
    const request = url.startsWith('https:') ? httpsGet(url, { rejectUnauthorized: false }) : httpGet(url);
    request.setTimeout(5_000, () => request.destroy());
    request.once('error', () => done(undefined));
    request.once('response', (response) => {
      response.resume();
      done(response.statusCode);
    });
  });
}
