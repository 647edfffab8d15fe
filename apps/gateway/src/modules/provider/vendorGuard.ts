import { createHitCounter } from '../../shared/hitCounter.ts';
import { addressKey } from '../../http/callBudget.ts';
import type { ProviderRow } from './provider.repository.ts';
import type { ProviderService } from './provider.service.ts';

/** The calls per minute of one vendor, as a multiple of the budget of one address: it plays for all of its players. */
const VENDOR_BUDGETS = 100;
/**
 * The most calls without a valid signature from one address in a minute. Beyond that, no vendor is looked up for them;
 * validly signed calls still pass.
 */
const UNSIGNED_PER_MINUTE = 60;

/** Admits calls that a vendor signed, within its budget. */
export interface VendorGuard {
  /**
   * Returns the vendor of a code if it uses this dialect and signed the call. Calls `isSigned` with its keys, or with
   * none for an unknown vendor or one of another dialect, whose keys may be public.
   */
  admit(call: {
    address: string;
    code: string;
    dialect: string;
    isSigned: (keys: readonly string[]) => boolean;
  }): Promise<ProviderRow | 'BAD_SIGNATURE' | 'TEMPORARY'>;
}

export function createVendorGuard({
  clock,
  rateLimitPerMinute,
  providers,
}: {
  clock: () => number;
  rateLimitPerMinute: number;
  providers: Pick<ProviderService, 'byCode' | 'isCached'>;
}): VendorGuard {
  const counter = createHitCounter({ windowMs: 60_000, clock });
  return {
    async admit({ address, code, dialect, isSigned }) {
      const budgetKey = `unsigned:${addressKey(address)}`;
      const isWithinBudget = counter.waitMs(budgetKey, UNSIGNED_PER_MINUTE) === 0;
      const known = isWithinBudget || providers.isCached(code) ? await providers.byCode(code) : undefined;
      const provider = known?.dialect === dialect ? known : undefined;
      if (!isSigned(provider?.keys ?? []) || provider === undefined) {
        counter.hit(budgetKey, UNSIGNED_PER_MINUTE);
        return isWithinBudget ? 'BAD_SIGNATURE' : 'TEMPORARY';
      }
      return counter.hit(`vendor:${provider.code}`, rateLimitPerMinute * VENDOR_BUDGETS) > 0 ? 'TEMPORARY' : provider;
    },
  };
}
