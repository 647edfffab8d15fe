import { z } from 'zod';
import { balance } from './wallet.ts';

/** The delay before a reconnect, in ms. After a mass disconnect, clients wait a random part of it. */
const comeBack = z.object({ retryMs: z.number().int().positive() });

/** An event of `followAccount`, by its name on the wire. */
export const accountEvent = z.discriminatedUnion('event', [
  /** The first event. */
  z.object({ event: z.literal('hello'), data: comeBack }),
  /** The balance as in the answer of `getBalance`: once at the beginning, then whenever it may have changed. */
  z.object({ event: z.literal('balance'), data: balance }),
  /** Records of the account, or content of the merchant, that have changed; clients that show them refetch them. */
  z.object({
    event: z.literal('changed'),
    data: z.object({ what: z.enum(['withdrawals', 'deposits', 'rewards', 'messages', 'chat', 'contests', 'content']) }),
  }),
  /** The last event of a stream that the gateway ends. */
  z.object({ event: z.literal('bye'), data: comeBack }),
]);
