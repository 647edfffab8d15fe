import { useListPromotionStatusesQuery } from '@parlor/api-client';
import type { PromotionStanding } from '@parlor/contract';
import { useIsLoggedIn } from '@parlor/core';

/** The player's states for promotions; a visitor has none. */
export interface Standings {
  /** Undefined until loaded. */
  list: readonly PromotionStanding[] | undefined;
  of: (promotionId: string) => PromotionStanding | undefined;
  isLoggedIn: boolean;
  /** Whether loading failed and no earlier data exists. */
  hasFailed: boolean;
  isFetching: boolean;
  retry: () => void;
}

/** Loads the player's state for each promotion (PROMO-03). */
export function useStandings(): Standings {
  const isLoggedIn = useIsLoggedIn();
  const { data, isError, isFetching, refetch } = useListPromotionStatusesQuery(undefined, {
    skip: !isLoggedIn,
    // Operators' decisions change it without a notification.
    refetchOnMountOrArgChange: true,
  });
  const list = isLoggedIn ? data?.list : undefined;
  return {
    list,
    of: (promotionId) => list?.find((standing) => standing.promotionId === promotionId),
    isLoggedIn,
    hasFailed: isLoggedIn && isError && list === undefined,
    isFetching,
    retry: () => void refetch(),
  };
}
