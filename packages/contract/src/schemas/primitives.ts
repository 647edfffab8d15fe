import { z } from 'zod';
import { currencies, type Currency } from '../money.ts';

/** A decimal string with the currency's own number of decimal places; see `money.ts`. */
export const moneyAmount = z
  .string()
  .regex(/^-?\d{1,15}(?:\.\d{1,4})?$/)
  .meta({ description: 'Decimal string in the digits of the currency, "1234.50"' });
/** A decimal string greater than zero. */
export const positiveAmount = z
  .string()
  .max(20)
  .regex(/^\d{1,15}(?:\.\d{1,4})?$/)
  .refine((value) => /[1-9]/.test(value), 'must be above zero');
/** ISO 4217 code of a supported currency. */
export const currency = z.enum(currencies as [Currency, ...Currency[]]);
/** Epoch milliseconds, UTC. */
export const epochMs = z.int().nonnegative().meta({ description: 'Epoch milliseconds, UTC' });
/** Code of a merchant: 2 to 20 capitals, digits and underscores. */
export const merchantCode = z.string().regex(/^[A-Z0-9_]{2,20}$/);
/** Page number, starting at 1. */
export const pageNumber = z.coerce.number<number>().int().min(1).max(10_000).default(1);

/** Returns the schema of a `pageSize` parameter with its default and maximum. */
export function pageSize(preset: number, max: number) {
  return z.coerce.number<number>().int().min(1).max(max).default(preset);
}

/** Returns the schema of one page of a list. */
export function paged<Item extends z.ZodType>(item: Item) {
  return z.object({ list: z.array(item), pageNum: z.int(), totalPages: z.int(), totalCount: z.int() });
}
