import type { InboxPage, InboxType, ReadAnnouncements, ReadMessagesBody, UnreadCounts } from '@parlor/contract';
import { baseApi } from '../baseApi.ts';
import { createTurns } from '../turns.ts';

/** Minimum interval between requests for unread counts, in ms (NOTE-05). */
const COUNTS_EVERY_MS = 250;

/** Minimum interval between reports of read announcements, in ms (NOTE-03). */
const READ_EVERY_MS = 150;

const nextCount = createTurns(COUNTS_EVERY_MS);
const nextRead = createTurns(READ_EVERY_MS);

/**
 * Endpoints of messages to the player, and of read announcements. No page needs them before the first touch. `Messages`
 * reports that a message arrived, was read or was deleted.
 */
export const inboxApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listMessages: build.infiniteQuery<InboxPage, InboxType | undefined, string>({
      // A page begins where the previous one ended, so that new messages do not shift pages.
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) => ({ route: 'listMessages', query: { type: queryArg, before: pageParam } }),
      providesTags: ['Messages', 'Localized'],
    }),
    readMessages: build.mutation<null, ReadMessagesBody>({
      query: (body) => ({ route: 'readMessages', body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Messages']),
    }),
    deleteMessage: build.mutation<null, string>({
      query: (messageId) => ({ route: 'deleteMessage', params: { messageId } }),
      // The message may have been deleted by another page.
      invalidatesTags: ['Messages'],
    }),
    restoreMessage: build.mutation<null, string>({
      query: (messageId) => ({ route: 'restoreMessage', params: { messageId } }),
      invalidatesTags: ['Messages'],
    }),
    /** Announcements that the player has read. `Notices` reports that one was read. */
    listReadAnnouncements: build.query<ReadAnnouncements, void>({
      query: () => ({ route: 'listReadAnnouncements' }),
      providesTags: ['Notices'],
    }),
    /** At most one call in 150 ms; faster ones are queued (NOTE-03). */
    readAnnouncement: build.mutation<null, string>({
      async queryFn(announcementId, { extra, signal }, _options, baseQuery) {
        await nextRead(extra as object, signal);
        return (await baseQuery({ route: 'readAnnouncement', body: { announcementId, read: true } })) as { data: null };
      },
      async onQueryStarted(announcementId, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          inboxApi.util.updateQueryData('listReadAnnouncements', undefined, ({ ids }) => {
            if (!ids.includes(announcementId)) ids.push(announcementId);
          }),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
      invalidatesTags: (_answer, error) => (error ? [] : ['Notices']),
    }),
    /** At most once in 250 ms; changes in between are fetched together (NOTE-05). */
    getUnreadCounts: build.query<UnreadCounts, void>({
      async queryFn(_arg, { extra, signal }, _options, baseQuery) {
        await nextCount(extra as object, signal);
        return (await baseQuery({ route: 'getUnreadCounts' })) as { data: UnreadCounts };
      },
      providesTags: ['Messages', 'Chat', 'Notices'],
    }),
  }),
});
