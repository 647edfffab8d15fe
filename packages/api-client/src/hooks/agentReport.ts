import { agentReportApi } from '../endpoints/agentReport.ts';

/** Hooks of `agentReportApi`. */
export const {
  useGetTeamKpiQuery,
  useGetTeamTrendQuery,
  useGetTeamGameTypesQuery,
  useListTeamResultsInfiniteQuery,
  useExportTeamResultsMutation,
  useListDownlineBetsInfiniteQuery,
  useListAgentRebatesInfiniteQuery,
  useListRebateSourcesInfiniteQuery,
} = agentReportApi;
