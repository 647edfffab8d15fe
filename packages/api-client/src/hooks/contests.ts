import { contestApi } from '../endpoints/contests.ts';

/** Hooks of tournaments, raffles and rains. */
export const {
  useListContestsQuery,
  useGetContestBoardQuery,
  useListContestStandingsQuery,
  useJoinContestMutation,
  useListRainsQuery,
  useTakePacketMutation,
} = contestApi;
