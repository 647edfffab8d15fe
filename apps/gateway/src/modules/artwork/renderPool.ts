import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ArtFile, ArtKind } from './artFile.rules.ts';

/** A message to a painter: a picture to draw. */
export interface RenderOrder {
  file: ArtFile;
}

/** Messages of a painter: first the list of pictures, then one answer for each order. */
export type RenderMessage =
  | { type: 'ready'; known: Record<ArtKind, string[]> }
  | { type: 'done'; bytes: Uint8Array | undefined }
  | { type: 'failed'; message: string };

/** Whether a request waits for the picture, or it is drawn ahead. */
export type RenderUrgency = 'waiting' | 'ahead';

interface Job {
  key: string;
  file: ArtFile;
  resolve: (bytes: Uint8Array | undefined) => void;
  reject: (error: Error) => void;
}

/** Too many pictures are waiting to be drawn. */
export class RenderQueueFull extends Error {
  override name = 'RenderQueueFull';
}

export interface RenderPoolOptions {
  /** Starts a painter; tests replace it with a broken one. */
  startPainter?: (urgency: RenderUrgency) => ChildProcess;
  /** Painters for requested pictures; by default all cores but one, at most two. One more draws ahead. */
  size?: number;
  /** A picture that takes longer fails; 60 s by default. */
  timeoutMs?: number;
  /** An idle painter ends after this time and frees its memory; 60 s by default. */
  idleMs?: number;
  /** The most pictures in the queue; 2,000 by default. */
  queueMax?: number;
}

/**
 * Draws pictures in separate processes with a lower priority than the gateway, and ahead of need with the lowest
 * priority. Drawing keeps a core busy for some tens of milliseconds a picture, and must not slow money requests down.
 * In threads the encoder would also compete with password hashing for the thread pool, and a fault in native code would
 * end the gateway.
 */
export interface RenderPool {
  /** Returns the bytes of a picture, or undefined if there is no such picture. Rejects when the painter fails. */
  render: (key: string, file: ArtFile, urgency: RenderUrgency) => Promise<Uint8Array | undefined>;
  /** Moves a queued picture to the front, because a request waits for it. */
  hurry: (key: string) => void;
  close: () => Promise<void>;
}

export function createRenderPool(options: RenderPoolOptions = {}): RenderPool {
  const { startPainter = forkPainter, timeoutMs = 60_000, idleMs = 60_000, queueMax = 2_000 } = options;
  const size = options.size ?? Math.min(2, Math.max(1, availableParallelism() - 1));
  const queues: Record<RenderUrgency, Job[]> = { waiting: [], ahead: [] };
  // One process only draws ahead: with its priority, a request would wait long on a busy machine.
  const painters: Record<RenderUrgency, { max: number; all: Set<Painter> }> = {
    waiting: { max: size, all: new Set() },
    ahead: { max: 1, all: new Set() },
  };
  let known: Map<ArtKind, Set<string>> | undefined;
  let isClosed = false;

  function dispatch(urgency: RenderUrgency): void {
    const { max, all } = painters[urgency];
    while (queues[urgency].length > 0) {
      const painter = [...all].find((each) => each.isFree) ?? (all.size < max ? addPainter(urgency) : undefined);
      const job = painter && queues[urgency].shift();
      if (!job) return;
      painter.assign(job);
    }
  }

  function addPainter(urgency: RenderUrgency): Painter {
    const { all } = painters[urgency];
    const painter = new Painter(startPainter(urgency), {
      timeoutMs,
      idleMs,
      onReady(lists) {
        known ??= new Map(Object.entries(lists).map(([kind, names]) => [kind as ArtKind, new Set(names)]));
      },
      onFree: () => dispatch(urgency),
      onEnd() {
        all.delete(painter);
        if (!isClosed) dispatch(urgency);
      },
    });
    all.add(painter);
    return painter;
  }

  return {
    render(key, file, urgency) {
      if (isClosed) return Promise.reject(new Error('The render pool is closed'));
      if (known?.get(file.kind)?.has(file.name) === false) return Promise.resolve(undefined);
      if (queues.waiting.length + queues.ahead.length >= queueMax)
        return Promise.reject(new RenderQueueFull('Too many pictures are waiting'));
      return new Promise((resolve, reject) => {
        queues[urgency].push({ key, file, resolve, reject });
        dispatch(urgency);
      });
    },
    hurry(key) {
      const at = queues.ahead.findIndex((job) => job.key === key);
      if (at < 0) return;
      queues.waiting.push(...queues.ahead.splice(at, 1));
      dispatch('waiting');
    },
    async close() {
      isClosed = true;
      for (const job of [...queues.waiting.splice(0), ...queues.ahead.splice(0)])
        job.reject(new Error('The render pool is closed'));
      await Promise.all(
        [...painters.waiting.all, ...painters.ahead.all].map((painter) => painter.end('The render pool is closed')),
      );
    },
  };
}

interface PainterHooks {
  timeoutMs: number;
  idleMs: number;
  onReady: (known: Record<ArtKind, string[]>) => void;
  onFree: () => void;
  onEnd: () => void;
}

/** One process and its current job. A process that fails or hangs is killed; the pool starts another. */
class Painter {
  readonly #process: ChildProcess;
  readonly #hooks: PainterHooks;
  readonly #ended: Promise<void>;
  #job: Job | undefined;
  #isEnding = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(process: ChildProcess, hooks: PainterHooks) {
    this.#process = process;
    this.#hooks = hooks;
    // Neither the process nor its channel keeps the gateway alive.
    process.unref();
    process.channel?.unref();
    process.on('message', (message) => this.#receive(message as RenderMessage));
    this.#ended = new Promise((resolve) => {
      const finish = (error: Error): void => {
        clearTimeout(this.#timer);
        this.#isEnding = true;
        this.#settle((job) => job.reject(error));
        this.#hooks.onEnd();
        resolve();
      };
      // A process that could not be started has no exit.
      process.once('error', (error) => process.pid === undefined && finish(error));
      process.once('exit', () =>
        finish(new Error(`The process that draws pictures ended${this.#job ? ` at ${this.#job.key}` : ''}`)),
      );
    });
  }

  get isFree(): boolean {
    return this.#job === undefined && !this.#isEnding;
  }

  assign(job: Job): void {
    this.#job = job;
    this.#arm(this.#hooks.timeoutMs, `The picture ${job.key} took too long`);
    const order: RenderOrder = { file: job.file };
    this.#process.send(order, (error) => error && this.#settle((failed) => failed.reject(error)));
  }

  async end(reason: string): Promise<void> {
    this.#isEnding = true;
    this.#settle((job) => job.reject(new Error(reason)));
    this.#process.kill('SIGKILL');
    await this.#ended;
  }

  #receive(message: RenderMessage): void {
    if (message.type === 'ready') {
      this.#hooks.onReady(message.known);
      return;
    }
    this.#settle((job) =>
      message.type === 'done' ? job.resolve(message.bytes) : job.reject(new Error(message.message)),
    );
    this.#arm(this.#hooks.idleMs, 'Nothing to draw');
    this.#hooks.onFree();
  }

  #settle(finish: (job: Job) => void): void {
    const job = this.#job;
    this.#job = undefined;
    if (job) finish(job);
  }

  #arm(ms: number, reason: string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.end(reason), ms);
    this.#timer.unref();
  }
}

/** Nice values of the operating system: the gateway has 0, and 19 is the lowest priority. */
const priorities: Record<RenderUrgency, number> = { waiting: 5, ahead: 19 };

// The painter's file is beside this one, in source and in the build.
function forkPainter(urgency: RenderUrgency): ChildProcess {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return fork(fileURLToPath(new URL(`./artPainter.${extension}`, import.meta.url)), [String(priorities[urgency])], {
    serialization: 'advanced',
    execArgv: [],
    // The painter needs none of the gateway's secrets.
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}
