import { systemApi } from '../endpoints/system.ts';

/** Hooks of `systemApi`. One module per domain, so that a screen loads only its own endpoints. */
export const { useGetSystemStatusQuery, useGetSettingsQuery, useReportDownloadMutation } = systemApi;
