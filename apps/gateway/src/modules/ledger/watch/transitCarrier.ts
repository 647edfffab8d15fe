import { z } from 'zod';
import { currencies } from '@parlor/contract';
import { createJackpotRepository } from '../../jackpot/jackpot.repository.ts';
import { createLedgerRepository } from '../ledger.repository.ts';
import type { OutboxReader } from './outboxReader.ts';

const transit = z.object({
  to: z.string(),
  merchant: z.string(),
  currency: z.enum(currencies),
  amount: z.string().transform(BigInt),
  note: z.string(),
});

const fall = z.object({
  merchant: z.string(),
  currency: z.enum(currencies),
  code: z.string(),
  amount: z.string().transform(BigInt),
  orderId: z.string(),
});

/** Delivers money in transit to its account, once: transfers and jackpots. */
export const transitCarrier: OutboxReader = {
  name: 'transit',
  topics: ['ledger.transit', 'ledger.jackpot_fall'],
  async apply(lines, transaction) {
    const ledger = createLedgerRepository(transaction);
    const jackpots = createJackpotRepository(transaction);
    for (const { topic, owner, transferId, payload } of lines) {
      if (topic === 'ledger.jackpot_fall' && transferId !== null) {
        const { merchant: merchantCode, ...fallen } = fall.parse(payload);
        await jackpots.pay({ id: transferId, ...fallen }, { accountId: owner, merchantCode }, Date.now());
      }
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
