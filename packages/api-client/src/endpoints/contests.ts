import type { Contest, ContestBoard, ContestStanding, Rain, RainPacket } from '@parlor/contract';
import { baseApi } from '../baseApi.ts';

/** Endpoints of tournaments, raffles and rains. */
export const contestApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listContests: build.query<{ list: Contest[] }, void>({
      query: () => ({ route: 'listContests' }),
      providesTags: ['Localized', 'Contests'],
    }),
    getContestBoard: build.query<ContestBoard, string>({
      query: (code) => ({ route: 'getContestBoard', params: { code } }),
      providesTags: ['Contests'],
    }),
    listContestStandings: build.query<{ list: ContestStanding[] }, void>({
      query: () => ({ route: 'listContestStandings' }),
      providesTags: ['Contests', 'Orders'],
    }),
    joinContest: build.mutation<ContestStanding, string>({
      query: (code) => ({ route: 'joinContest', params: { code }, body: {} }),
      // A refusal changes data too: the contest is over.
      invalidatesTags: ['Contests'],
    }),
    listRains: build.query<{ list: Rain[] }, void>({
      query: () => ({ route: 'listRains' }),
      providesTags: ['Localized', 'Rewards', 'Content'],
    }),
    takePacket: build.mutation<RainPacket, { promotionId: string; packet: number }>({
      query: ({ promotionId, packet }) => ({ route: 'takePacket', params: { promotionId }, body: { packet } }),
      invalidatesTags: ['Rewards', 'Balance', 'Transactions'],
    }),
  }),
});
