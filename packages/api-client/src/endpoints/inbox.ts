import type { InboxPage, InboxType, ReadAnnouncements, ReadMessagesBody, UnreadCounts } from '@parlor/contract';
import { baseApi } from '../baseApi.ts';
import { createTurns } from '../turns.ts';

/** How long after one another unread counts are asked for, in ms (NOTE-05). */
const COUNTS_EVERY_MS = 250;

/** How long after one another announcements are reported as read, in ms (NOTE-03). */
const READ_EVERY_MS = 150;

const nextCount = createTurns(COUNTS_EVERY_MS);
const nextRead = createTurns(READ_EVERY_MS);

/**
 * Endpoints of messages to the player, and of what the player has read. No page needs them before it is touched.
 * `Messages` reports that one came, was read or was deleted.
 */
export const inboxApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listMessages: build.infiniteQuery<InboxPage, InboxType | undefined, string>({
      // A page begins where the one before ended, so that new messages do not shift pages.
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
      // One that another page deleted is gone all the same.
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
    /** At most one in 150 ms; those that come faster wait for their turn (NOTE-03). */
    readAnnouncement: build.mutation<null, string>({
      async queryFn(announcementId, { extra, signal }, _options, ask) {
        await nextRead(extra as object, signal);
        return (await ask({ route: 'readAnnouncement', body: { announcementId, read: true } })) as { data: null };
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
      async queryFn(_arg, { extra, signal }, _options, ask) {
        await nextCount(extra as object, signal);
        return (await ask({ route: 'getUnreadCounts' })) as { data: UnreadCounts };
      },
      providesTags: ['Messages', 'Chat', 'Notices'],
    }),
  }),
});
