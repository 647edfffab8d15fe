import { useMemo } from 'react';
import { useListVendorsQuery } from '@parlor/api-client';
import type { Vendor } from '@parlor/contract';

const none: readonly Vendor[] = [];

/** Returns all vendors of the merchant; an empty list until they are loaded. */
export function useVendors(): { vendors: readonly Vendor[]; isKnown: boolean } {
  const { data } = useListVendorsQuery();
  return { vendors: data?.list ?? none, isKnown: data !== undefined };
}

/**
 * Returns a function that names a vendor: undefined until the vendors are loaded, the code of an unknown vendor. Stable
 * until the vendors change.
 */
export function useVendorNames(): (vassalage: string) => string | undefined {
  const { data, isError } = useListVendorsQuery();
  return useMemo(() => {
    const names = new Map(data?.list.toReversed().map((vendor) => [vendor.vassalage, vendor.displayName]));
    return (vassalage: string) => (data || isError ? (names.get(vassalage) ?? vassalage) : undefined);
  }, [data, isError]);
}
