import { useListContestsQuery, useListContestStandingsQuery } from '@parlor/api-client';
import type { Contest, ContestStanding } from '@parlor/contract';
import { useIsLoggedIn } from '@parlor/core';

/** Tournaments and raffles, and the player's place in joined ones. */
export interface Contests {
  /** Undefined until they are known. */
  list: readonly Contest[] | undefined;
  standingOf: (code: string) => ContestStanding | undefined;
  isLoggedIn: boolean;
  hasFailed: boolean;
  isFetching: boolean;
  retry: () => void;
}

/** Asks for contests. Both lists are loaded again when the gateway reports that a board changed. */
export function useContests(): Contests {
  const isLoggedIn = useIsLoggedIn();
  const contests = useListContestsQuery(undefined, { refetchOnMountOrArgChange: true });
  const standings = useListContestStandingsQuery(undefined, { skip: !isLoggedIn, refetchOnMountOrArgChange: true });
  const own = isLoggedIn ? standings.data?.list : undefined;
  return {
    list: contests.data?.list,
    standingOf: (code) => own?.find((standing) => standing.code === code),
    isLoggedIn,
    hasFailed: contests.isError && contests.data === undefined,
    isFetching: contests.isFetching,
    retry: () => void contests.refetch(),
  };
}
