import type { Announcements, AnnouncementsQuery, HelpItem, Promotions } from '@parlor/contract';
import { baseApi } from '../baseApi.ts';

/** Endpoints of announcements, promotions and help. */
export const contentApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listAnnouncements: build.query<Announcements, AnnouncementsQuery>({
      query: (query) => ({ route: 'listAnnouncements', query }),
      providesTags: ['Localized', 'Content'],
    }),
    listPromotions: build.query<Promotions, void>({
      query: () => ({ route: 'listPromotions' }),
      providesTags: ['Localized', 'Content'],
    }),
    listHelp: build.query<{ list: HelpItem[] }, void>({
      query: () => ({ route: 'listHelp' }),
      providesTags: ['Localized', 'Content'],
    }),
  }),
});
