import { z } from 'zod';
import { currencies } from '@parlor/contract';
import { createLedgerRepository } from '../ledger.repository.ts';
import type { OutboxReader } from './outboxReader.ts';

const transit = z.object({
  to: z.string(),
  merchant: z.string(),
  currency: z.enum(currencies),
  amount: z.string().transform(BigInt),
  note: z.string(),
});

/** Carries money that was sent to the account that it goes to, once. */
export const transitCarrier: OutboxReader = {
  name: 'transit',
  async apply(lines, transaction) {
    const ledger = createLedgerRepository(transaction);
    for (const { topic, transferId, payload } of lines) {
      if (topic !== 'ledger.transit' || transferId === null) continue;
      const { to, merchant, currency, amount, note } = transit.parse(payload);
      const { status } = await ledger.receive({
        player: { accountId: to, merchantCode: merchant },
        sentId: transferId,
        currency,
        amount,
        note,
        eventAt: Date.now(),
      });
      if (status !== 'OK') throw new Error(`Money in transit by ${transferId} was not received: ${status}`);
    }
  },
};
