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
  let unsubscribe: (() => void) | undefined;

  function notifyListeners(message: Message): void {
    for (const listener of listeners) listener(message);
  }

  function receive(text: string): void {
    let received: { from: string; message: Message };
    try {
      received = JSON.parse(text) as typeof received;
    } catch (error) {
      log.warn({ err: error, channel }, 'a message of another gateway could not be read');
      return;
    }
    if (received.from !== self) notifyListeners(received.message);
  }

  return {
    publish(message) {
      notifyListeners(message);
      // The message also returns to this process, which has delivered it already.
      shared
        .publish(channel, JSON.stringify({ from: self, message }))
        .catch((error: unknown) =>
          log.warn({ err: error, channel }, 'a message could not be published to other gateways'),
        );
    },
    subscribe(listener) {
      unsubscribe ??= shared.subscribe(channel, receive);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        unsubscribe?.();
        unsubscribe = undefined;
      };
    },
  };
}
