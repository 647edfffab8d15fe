import { useListContestsQuery, useListContestStandingsQuery } from '@parlor/api-client';
import type { Contest, ContestStanding } from '@parlor/contract';
import { useIsLoggedIn } from '@parlor/core';

/** Tournaments and raffles, and the player's place in joined ones. */
export interface Contests {
  /** Undefined until loaded. */
  list: readonly Contest[] | undefined;
  standingOf: (code: string) => ContestStanding | undefined;
  isLoggedIn: boolean;
  hasFailed: boolean;
  isFetching: boolean;
  retry: () => void;
}

/** Loads the contests. Both lists are refetched when the gateway reports a changed board. */
export function useContests(): Contests {
  const isLoggedIn = useIsLoggedIn();
  const contests = useListContestsQuery(undefined, { refetchOnMountOrArgChange: true });
  const standings = useListContestStandingsQuery(undefined, { skip: !isLoggedIn, refetchOnMountOrArgChange: true });
  const ownStandings = isLoggedIn ? standings.data?.list : undefined;
  return {
    list: contests.data?.list,
    standingOf: (code) => ownStandings?.find((standing) => standing.code === code),
    isLoggedIn,
    hasFailed: contests.isError && contests.data === undefined,
    isFetching: contests.isFetching,
    retry: () => void contests.refetch(),
  };
}
