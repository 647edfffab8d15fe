import type {
  AgentRebates,
  AgentRebatesQuery,
  DownlineBets,
  DownlineBetsQuery,
  RebateSources,
  RebateSourcesQuery,
  TeamGameTypes,
  TeamKpi,
  TeamResults,
  TeamResultsQuery,
  TeamSpanQuery,
  TeamTrend,
} from '@parlor/contract';
import { baseApi } from '../baseApi.ts';
import { readFile, type FetchedFile } from '../fetchedFile.ts';
import { pages } from '../pages.ts';

/** Endpoints of the figures of a team. */
export const agentReportApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getTeamKpi: build.query<TeamKpi, TeamSpanQuery>({
      query: (span) => ({ route: 'getTeamKpi', query: span }),
      providesTags: ['Agent'],
    }),
    getTeamTrend: build.query<TeamTrend, TeamSpanQuery>({
      query: (span) => ({ route: 'getTeamTrend', query: span }),
      providesTags: ['Agent'],
    }),
    getTeamGameTypes: build.query<TeamGameTypes, TeamSpanQuery>({
      query: (span) => ({ route: 'getTeamGameTypes', query: span }),
      providesTags: ['Agent'],
    }),
    listTeamResults: build.infiniteQuery<TeamResults, Omit<TeamResultsQuery, 'pageNo'>, number>({
      infiniteQueryOptions: pages,
      query: ({ queryArg, pageParam }) => ({ route: 'listTeamResults', query: { ...queryArg, pageNo: pageParam } }),
      providesTags: ['Agent'],
    }),
    exportTeamResults: build.mutation<FetchedFile, TeamSpanQuery>({
      query: (span) => ({ route: 'exportTeamResults', query: span, read: readFile }),
    }),
    listDownlineBets: build.infiniteQuery<
      DownlineBets,
      Omit<DownlineBetsQuery, 'pageNo'> & { account: string },
      number
    >({
      infiniteQueryOptions: pages,
      query: ({ queryArg: { account, ...filter }, pageParam }) => ({
        route: 'listDownlineBets',
        params: { account },
        query: { ...filter, pageNo: pageParam },
      }),
      providesTags: ['Agent', 'Localized'],
    }),
    listAgentRebates: build.infiniteQuery<AgentRebates, Omit<AgentRebatesQuery, 'pageNo'>, number>({
      infiniteQueryOptions: pages,
      query: ({ queryArg, pageParam }) => ({ route: 'listAgentRebates', query: { ...queryArg, pageNo: pageParam } }),
      providesTags: ['Agent'],
    }),
    listRebateSources: build.infiniteQuery<RebateSources, Omit<RebateSourcesQuery, 'pageNo'>, number>({
      infiniteQueryOptions: pages,
      query: ({ queryArg, pageParam }) => ({ route: 'listRebateSources', query: { ...queryArg, pageNo: pageParam } }),
      providesTags: ['Agent'],
    }),
  }),
});
