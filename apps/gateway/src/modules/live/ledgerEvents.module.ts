import { defineModule } from '../../module.ts';
import { createLedgerEvents } from './ledgerEvents.ts';

/**
 * What the ledger committed. Apart from the streams that follow it, so that whoever publishes needs none of what they
 * need.
 */
export const ledgerEventsModule = defineModule({
  name: 'ledgerEvents',
  offers: ({ shared, log }) => ({ ledgerEvents: createLedgerEvents({ shared, log }) }),
});
