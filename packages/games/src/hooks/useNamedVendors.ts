import { useEffect, useState } from 'react';
import { useFindVendorsQuery } from '@parlor/api-client';
import { searchForm, type Vendor } from '@parlor/contract';

/** The debounce of the request to the gateway, in ms. */
const DEBOUNCE_MS = 300;

/**
 * Whether a vendor's name contains the typed text. The displayed name matches at once, names in other languages when
 * the gateway has answered. An empty text matches every vendor.
 */
export function useNamedVendors(typed: string): (vendor: Vendor) => boolean {
  const wanted = searchForm(typed);
  const [requested, setRequested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRequested(wanted), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { currentData } = useFindVendorsQuery(requested, { skip: requested === '' });
  const found = new Set(requested === wanted ? currentData?.list.map(({ vassalage }) => vassalage) : []);
  return ({ displayName, vassalage }) => searchForm(displayName).includes(wanted) || found.has(vassalage);
}
