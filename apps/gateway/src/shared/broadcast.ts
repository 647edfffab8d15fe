import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { SharedState } from './sharedState.ts';

/**
 * Messages of one kind to every listener in all gateway processes. They are not stored: a message is a hint to read the
 * data.
 */
export interface Broadcast<Message> {
  /**
   * Notifies the listeners of this process synchronously, and those of other processes soon after if the shared state
   * is reachable. Never throws.
   */
  publish(message: Message): void;
  /** Subscribes to messages of every process. Returns an unsubscribe function. A listener must not throw. */
  subscribe(listener: (message: Message) => void): () => void;
}

/** Creates a broadcast over a channel of the shared state. Messages travel as JSON. */
export function createBroadcast<Message>({
  shared,
  log,
  channel,
}: {
  shared: SharedState;
  log: FastifyBaseLogger;
  channel: string;
}): Broadcast<Message> {
  const self = randomUUID();
  const listeners = new Set<(message: Message) => void>();
  let stopHearing: (() => void) | undefined;

  function tellHere(message: Message): void {
    for (const listener of listeners) listener(message);
  }

  function hear(text: string): void {
    let told: { from: string; message: Message };
    try {
      told = JSON.parse(text) as typeof told;
    } catch (error) {
      log.warn({ err: error, channel }, 'what another gateway told could not be read');
      return;
    }
    if (told.from !== self) tellHere(told.message);
  }

  return {
    publish(message) {
      tellHere(message);
      // The message also returns to this process, which has delivered it already.
      shared
        .tell(channel, JSON.stringify({ from: self, message }))
        .catch((error: unknown) => log.warn({ err: error, channel }, 'other gateways could not be told'));
    },
    subscribe(listener) {
      stopHearing ??= shared.hear(channel, hear);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopHearing?.();
        stopHearing = undefined;
      };
    },
  };
}
