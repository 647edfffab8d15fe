import type {
  ChatMessage,
  ChatMessages,
  Feedback,
  FeedbackBody,
  FeedbackList,
  LaunchChatQuery,
} from '@parlor/contract';
import { baseApi } from '../baseApi.ts';
import { pages } from '../pages.ts';

/** Endpoints of customer service. `Chat` tells that something was written or seen. */
export const supportApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    launchChat: build.query<{ url: string }, Omit<LaunchChatQuery, 'b2c' | 'template' | 'moduleId'>>({
      query: (options) => ({ route: 'launchChat', query: { ...options, b2c: '1', template: 'v2', moduleId: 'CBS3' } }),
    }),
    getChatUnreadCount: build.query<{ unReadCount: number }, void>({
      query: () => ({ route: 'getChatUnreadCount' }),
      providesTags: ['Chat'],
    }),
    /** The newest messages. */
    listChatMessages: build.query<ChatMessages, void>({
      query: () => ({ route: 'listChatMessages' }),
      providesTags: ['Chat'],
    }),
    sendChatMessage: build.mutation<ChatMessage, { key: string; text: string }>({
      query: (body) => ({ route: 'sendChatMessage', body }),
      async onQueryStarted(_body, { dispatch, queryFulfilled }) {
        const written = await queryFulfilled.catch(() => undefined);
        if (written === undefined) return;
        dispatch(
          supportApi.util.updateQueryData('listChatMessages', undefined, (shown) => {
            if (shown.list.some(({ seq }) => seq === written.data.seq)) return;
            shown.list.push(written.data);
            shown.list.sort((one, other) => one.seq - other.seq);
            shown.lastSeq = Math.max(shown.lastSeq, written.data.seq);
          }),
        );
      },
      invalidatesTags: (_answer, error) => (error ? [] : ['Chat']),
    }),
    readChat: build.mutation<{ unReadCount: number }, { seq: number }>({
      query: (body) => ({ route: 'readChat', body }),
      async onQueryStarted(_body, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer !== undefined)
          dispatch(supportApi.util.updateQueryData('getChatUnreadCount', undefined, () => answer.data));
      },
    }),
    listFeedback: build.infiniteQuery<FeedbackList, void, number>({
      infiniteQueryOptions: pages,
      query: ({ pageParam }) => ({ route: 'listFeedback', query: { pageNo: pageParam } }),
      providesTags: ['Chat'],
    }),
    sendFeedback: build.mutation<Feedback, FeedbackBody>({
      query: (body) => ({ route: 'sendFeedback', body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Chat']),
    }),
  }),
});
