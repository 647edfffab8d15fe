import type { ResourceType, Settings, SystemStatus } from '@parlor/contract';
import { baseApi } from '../baseApi.ts';
import { storeAs } from '../storedAnswers.ts';

/** Endpoints of status and settings, loaded at start-up. */
export const systemApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getSystemStatus: build.query<SystemStatus, void>({
      query: () => ({ route: 'getSystemStatus' }),
      onQueryStarted: storeAs({ status: (status) => status }),
    }),
    getSettings: build.query<Settings, void>({
      query: () => ({ route: 'getSettings' }),
      onQueryStarted: storeAs({
        setTemplate: ({ customerService: _channels, ...template }) => template,
        service_link: ({ customerService }) => customerService,
      }),
    }),
    reportDownload: build.mutation<unknown, ResourceType & ('IOS' | 'Android' | 'MOBILECONFIG')>({
      query: (resourceType) => ({ route: 'reportDownload', body: { resourceType } }),
    }),
  }),
});
