import type { Settings, SystemStatus } from '@parlor/contract';
import { baseApi } from '../baseApi.ts';

export const systemApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getSystemStatus: build.query<SystemStatus, void>({ query: () => ({ route: 'getSystemStatus' }) }),
    getSettings: build.query<Settings, void>({ query: () => ({ route: 'getSettings' }) }),
  }),
});
