import type { GatewayParts } from '../../parts.ts';
import { createBroadcast, type Broadcast } from '../../shared/broadcast.ts';

/** Transient events, which are not stored. */
export type ChatSignal =
  /** One side of a conversation is typing. */
  | { kind: 'typing'; accountId: string; by: 'player' | 'operator' }
  /** Operators logged in or out. */
  | { kind: 'operators' };

/** Chat signals to all gateway processes. Delivery is not guaranteed. */
export type ChatSignals = Broadcast<ChatSignal>;

/** Creates the signals over the shared state. */
export function createChatSignals({ shared, log }: Pick<GatewayParts, 'shared' | 'log'>): ChatSignals {
  return createBroadcast({ shared, log, channel: 'chat-signals' });
}
