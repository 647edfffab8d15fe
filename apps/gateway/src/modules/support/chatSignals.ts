import type { GatewayParts } from '../../parts.ts';
import { createBroadcast, type Broadcast } from '../../shared/broadcast.ts';

/** Transient events, which are not stored. */
export type ChatSignal =
  /** One side of a conversation types. */
  | { kind: 'typing'; accountId: string; by: 'player' | 'operator' }
  /** Logins of operators began or ended. */
  | { kind: 'operators' };

/** Signals of the chat, in all gateway processes. One may be lost. */
export type ChatSignals = Broadcast<ChatSignal>;

/** Creates the signals over the shared state. */
export function createChatSignals({ shared, log }: Pick<GatewayParts, 'shared' | 'log'>): ChatSignals {
  return createBroadcast({ shared, log, channel: 'chat-signals' });
}
