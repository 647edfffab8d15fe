import type { Anchor, FixturesQuery, Jackpots, LiveTables, ShownFixture, Vendor } from '@parlor/contract';
import { baseApi } from '../baseApi.ts';

const MODULE = { module: 'CBS3' } as const;

/** Endpoints of the lobby that the first screen does not need. */
export const lobbyApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Vendors whose name contains the argument in any language. */
    findVendors: build.query<{ list: Vendor[] }, string>({
      query: (name) => ({ route: 'listVendors', query: { name } }),
      providesTags: ['Localized'],
    }),
    listJackpots: build.query<Jackpots, void>({
      query: () => ({ route: 'listJackpots' }),
      providesTags: ['Localized'],
    }),
    listFixtures: build.query<{ list: ShownFixture[] }, FixturesQuery>({
      query: (query) => ({ route: 'listFixtures', query }),
      providesTags: ['Localized'],
    }),
    listAnchors: build.query<{ list: Anchor[] }, void>({
      query: () => ({ route: 'listAnchors', query: MODULE }),
      providesTags: ['Localized', 'Anchors'],
    }),
    listLiveTables: build.query<LiveTables, void>({
      query: () => ({ route: 'listLiveTables' }),
      providesTags: ['Localized'],
    }),
    listFollowedAnchors: build.query<{ list: string[] }, void>({
      query: () => ({ route: 'listFollowedAnchors' }),
      providesTags: ['Anchors'],
    }),
    /** Follows or unfollows an anchor. Updates the list optimistically and reverts it on refusal. */
    setAnchorFollowed: build.mutation<{ list: string[] }, { anchorId: string; isFollowed: boolean }>({
      query: ({ anchorId, isFollowed }) =>
        isFollowed ? { route: 'followAnchor', body: { anchorId } } : { route: 'unfollowAnchor', params: { anchorId } },
      onQueryStarted: ({ anchorId, isFollowed }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          lobbyApi.util.updateQueryData('listFollowedAnchors', undefined, (followed) => {
            const others = followed.list.filter((id) => id !== anchorId);
            followed.list = isFollowed ? [anchorId, ...others] : others;
          }),
        );
        queryFulfilled.catch(patch.undo);
      },
      invalidatesTags: ['Anchors'],
    }),
  }),
});
