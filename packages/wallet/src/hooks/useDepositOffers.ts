import { useEffect, useState } from 'react';
import { useListDepositOffersQuery } from '@parlor/api-client';
import type { DepositOfferPreview } from '@parlor/contract';

/** The debounce of the amount before its rewards are requested, in ms. */
const SETTLED_MS = 300;

/** Promotions of a deposit, and their loading state. */
export interface DepositPromotions {
  list: readonly DepositOfferPreview[];
  /** Whether the rewards are for another amount or not loaded yet. */
  isStale: boolean;
  hasFailed: boolean;
  retry: () => void;
  /** Returns a promotion that can be selected for this deposit. */
  choosable: (promotionId: string) => DepositOfferPreview | undefined;
}

/** Whether a promotion rewards or counts the deposit. */
export function isOfUse({ gives, progress }: Pick<DepositOfferPreview, 'gives' | 'progress'>): boolean {
  return gives !== null || progress !== null;
}

/** The rewards of promotions for a deposit, loaded once the amount has settled. */
export function useDepositOffers(methodId: string | undefined, amount: string | undefined): DepositPromotions {
  const [settled, setSettled] = useState(amount);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(amount), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [amount]);
  const { data, currentData, isError, refetch } = useListDepositOffersQuery(
    { methodId: methodId ?? '', ...(settled !== undefined && { amount: settled }) },
    { skip: methodId === undefined },
  );
  const isStale = currentData === undefined || settled !== amount;
  const list = data?.list ?? [];
  return {
    list,
    isStale,
    hasFailed: isError,
    retry: () => void refetch(),
    choosable: (promotionId) =>
      list.find((each) => each.promotionId === promotionId && each.way === 'choose' && (isStale || isOfUse(each))),
  };
}
