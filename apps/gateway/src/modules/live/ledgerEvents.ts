import { createBroadcast, type Broadcast } from '../../shared/broadcast.ts';
import type { GatewayParts } from '../../parts.ts';

/** One committed command of the ledger, for consumers. It has no amount: a consumer that needs the balance reads it. */
export interface LedgerEvent {
  /** The account of the player whose money changed: `account.id`. */
  accountId: string;
  merchantCode?: string;
  /** The kind of the event, in the ledger's terms. */
  topic: string;
  /** The transfer that was booked; null if there was none. */
  transferId: string | null;
}

/**
 * Commits of the ledger, published to all gateway processes. `publish` is called once, after the commit, in any
 * process. An event may be lost or duplicated.
 */
export interface LedgerEvents {
  subscribe(listener: (event: LedgerEvent) => void): () => void;
  publish(event: LedgerEvent): void;
}

/** Creates the events of the ledger on the shared state. */
export function createLedgerEvents({ shared, log }: Pick<GatewayParts, 'shared' | 'log'>): LedgerEvents {
  const events: Broadcast<LedgerEvent> = createBroadcast({ shared, log, channel: 'ledger-events' });
  return events;
}
