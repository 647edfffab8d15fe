import type { FastifyBaseLogger } from 'fastify';
import type { RoundSettlement } from './roundSettlement.ts';

/** Sends the wins of bets that ended together, a few at a time. They are in the table too if the process stops. */
export interface WinSender {
  send(ids: readonly string[]): void;
  /** Waits for wins in flight, and leaves the rest to other workers. */
  stop(): Promise<void>;
}

/** How many wins are sent to the gateway at a time. */
const SENDERS = 6;

/** Creates a sender of wins. */
export function createWinSender({
  settlement,
  log,
}: {
  settlement: Pick<RoundSettlement, 'advance'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}): WinSender {
  const due: string[] = [];
  let senders: Promise<void>[] = [];

  async function sendDue(): Promise<void> {
    for (let id = due.shift(); id !== undefined; id = due.shift()) {
      try {
        await settlement.advance(id);
      } catch (error) {
        log.warn({ err: error, round: id }, 'A win could not be sent; it is sent later.');
      }
    }
  }

  return {
    send(ids) {
      if (ids.length === 0) return;
      due.push(...ids);
      const added = Array.from({ length: Math.min(SENDERS - senders.length, due.length) }, () => {
        const sender: Promise<void> = sendDue().finally(() => {
          senders = senders.filter((other) => other !== sender);
        });
        return sender;
      });
      senders.push(...added);
    },
    async stop() {
      due.length = 0;
      await Promise.all(senders);
    },
  };
}
