import { useListVendorsQuery } from '@parlor/api-client';
import type { Vendor } from '@parlor/contract';

const none: readonly Vendor[] = [];

/** All vendors of the merchant; an empty list until they are there. */
export function useVendors(): { vendors: readonly Vendor[]; isKnown: boolean } {
  const { data } = useListVendorsQuery();
  return { vendors: data?.list ?? none, isKnown: data !== undefined };
}

/** The name of a vendor: undefined until the vendors are known, its code when it is none of them. */
export function useVendorName(vassalage: string): string | undefined {
  const { name } = useListVendorsQuery(undefined, {
    selectFromResult: ({ data, isError }) => ({ name: data ? (data.list.find((vendor) => vendor.vassalage === vassalage)?.displayName ?? vassalage) : isError ? vassalage : undefined }),
  });
  return name;
}
