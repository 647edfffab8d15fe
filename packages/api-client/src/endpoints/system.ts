import type { ResourceType, Settings, SystemStatus } from '@parlor/contract';
import { baseApi } from '../baseApi.ts';

export const systemApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getSystemStatus: build.query<SystemStatus, void>({ query: () => ({ route: 'getSystemStatus' }) }),
    getSettings: build.query<Settings, void>({ query: () => ({ route: 'getSettings' }) }),
    reportDownload: build.mutation<unknown, ResourceType & ('IOS' | 'Android' | 'MOBILECONFIG')>({ query: (resourceType) => ({ route: 'reportDownload', body: { resourceType } }) }),
  }),
});
