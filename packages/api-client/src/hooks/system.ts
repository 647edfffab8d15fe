import { systemApi } from '../endpoints/system.ts';

export const { useGetSystemStatusQuery, useGetSettingsQuery, useReportDownloadMutation } = systemApi;
