import { defineModule } from '../../module.ts';
import { createLedgerEvents } from './ledgerEvents.ts';

/**
 * What the ledger committed. Separate from the streams that follow it, so that publishers need none of what they
 * need.
 */
export const ledgerEventsModule = defineModule({
  name: 'ledgerEvents',
  offers: ({ shared, log }) => ({ ledgerEvents: createLedgerEvents({ shared, log }) }),
});
