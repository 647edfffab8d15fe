import { z } from 'zod';
import { currencies, type Currency } from '../money.ts';

/** A decimal string in the currency's own digits, as `money.ts` writes it. */
export const moneyAmount = z.string().regex(/^-?\d{1,15}(?:\.\d{1,4})?$/).meta({ description: 'Decimal string in the digits of the currency, "1234.50"' });
/** A decimal string above zero. */
export const positiveAmount = z.string().max(20).regex(/^\d{1,15}(?:\.\d{1,4})?$/).refine((value) => /[1-9]/.test(value), 'must be above zero');
export const currency = z.enum(currencies as [Currency, ...Currency[]]);
/** Epoch milliseconds, UTC. */
export const epochMs = z.int().nonnegative().meta({ description: 'Epoch milliseconds, UTC' });
export const merchantCode = z.string().regex(/^[A-Z0-9_]{2,20}$/);
export const pageNumber = z.coerce.number<number>().int().min(1).max(10_000).default(1);

/** The size of a page as a query asks for it. */
export function pageSize(preset: number, max: number) {
  return z.coerce.number<number>().int().min(1).max(max).default(preset);
}

/** A page of a list. */
export function paged<Item extends z.ZodType>(item: Item) {
  return z.object({ list: z.array(item), pageNum: z.int(), totalPages: z.int(), totalCount: z.int() });
}
