import { setTimeout as pause } from 'node:timers/promises';
import type { Acknowledgement, Journal, Operation } from './journal.ts';
import type { LoadReport } from './messages.ts';

/**
 * The delay before a retry of an unanswered call, in ms. One lane in three retries faster, so that recoveries are
 * measured precisely.
 */
const RETRY_MS = 400;
const FAST_RETRY_MS = 40;

/** The dependencies of one worker of the load. */
export interface Lane {
  /**
   * Runs an operation: logs it, sends it, retries until there is a final answer, and logs the answer.
   *
   * @param send One attempt; undefined if it was not decided.
   */
  perform(
    operation: string,
    order: Operation,
    send: (attempt: number) => Promise<Acknowledgement | undefined>,
  ): Promise<Acknowledgement>;
  /** Sends until it is decided, without logging, for calls that move no money. */
  retry<Value>(send: () => Promise<Value | undefined>): Promise<Value>;
  /** Reports an accepted bet with its sending time (epoch ms) and its gateway. */
  accepted(sentAt: number, gateway: number): void;
  broken(operation: string, problem: string): void;
  approve(withdrawalId: string): void;
}

/** Runs workers until the process ends. They pause together. */
export function createLanes(journal: Journal, report: (message: LoadReport) => void) {
  let watched: { since: number; gateway: number | undefined } | undefined;
  let resting: { done: Promise<void>; end: () => void } | undefined;
  let isStopped = false;
  let working = 0;
  let started = 0;

  const laneOf = (retryMs: number): Lane => ({
    async retry(send) {
      for (;;) {
        const value = await send();
        if (value !== undefined) return value;
        await pause(retryMs);
      }
    },
    async perform(operation, order, send) {
      let attempt = 0;
      const answer = await this.retry(async () => {
        attempt += 1;
        await journal.write({ what: 'sent', operation, attempt, order });
        return send(attempt);
      });
      await journal.write({ what: 'acknowledged', operation, answer });
      return answer;
    },
    accepted(sentAt, gateway) {
      if (watched === undefined || sentAt < watched.since) return;
      if (watched.gateway !== undefined && watched.gateway !== gateway) return;
      report({ kind: 'accepted', since: watched.since, at: Date.now() });
      watched = undefined;
    },
    broken: (operation, problem) => report({ kind: 'broken', operation, problem }),
    approve: (withdrawalId) => report({ kind: 'approve', withdrawalId }),
  });

  async function work(play: (lane: Lane) => AsyncGenerator<undefined>): Promise<void> {
    started += 1;
    working += 1;
    for await (const _ of play(laneOf(started % 3 === 1 ? FAST_RETRY_MS : RETRY_MS))) {
      if (resting === undefined) continue;
      working -= 1;
      if (working === 0) report({ kind: 'resting' });
      await resting.done;
      if (isStopped) return;
      working += 1;
    }
  }

  return {
    /** Starts a worker. It yields whenever it has no operation in flight. */
    run(play: (lane: Lane) => AsyncGenerator<undefined>): void {
      work(play).catch((error: unknown) =>
        report({
          kind: 'broken',
          operation: 'load',
          problem: error instanceof Error ? (error.stack ?? '') : String(error),
        }),
      );
    },
    watch(since: number, gateway: number | undefined): void {
      watched = { since, gateway };
    },
    rest(): void {
      const { promise: done, resolve: end } = Promise.withResolvers<void>();
      resting ??= { done, end };
    },
    goOn(): void {
      resting?.end();
      resting = undefined;
    },
    /** Stops all paused workers. */
    stop(): void {
      isStopped = true;
      resting?.end();
    },
  };
}
