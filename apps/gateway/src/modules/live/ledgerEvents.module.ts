import { defineModule } from '../../module.ts';
import { createLedgerEvents } from './ledgerEvents.ts';

/**
 * Commits of the ledger. Separate from the streams that follow it, so that publishers do not need their dependencies.
 */
export const ledgerEventsModule = defineModule({
  name: 'ledgerEvents',
  offers: ({ shared, log }) => ({ ledgerEvents: createLedgerEvents({ shared, log }) }),
});
