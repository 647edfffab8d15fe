import type {
  ChatMessage,
  ChatMessages,
  ChatTicket,
  Feedback,
  FeedbackBody,
  FeedbackList,
  LaunchChatQuery,
} from '@parlor/contract';
import { baseApi } from '../baseApi.ts';
import type { AppStore } from '../store.ts';
import { readFile, type FetchedFile } from '../fetchedFile.ts';
import { pages } from '../pages.ts';

/** Endpoints of customer service. `Chat` reports that something was written or read. */
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
    /** The newest messages, and the loaded ones before them. */
    listChatMessages: build.query<ChatMessages, void>({
      query: () => ({ route: 'listChatMessages' }),
      merge: mergeEarlier,
      providesTags: ['Chat'],
    }),
    /** Loads the messages before one, and prepends them to the list. */
    loadEarlierChatMessages: build.mutation<ChatMessages, { before: number }>({
      query: ({ before }) => ({ route: 'listChatMessages', query: { before } }),
      async onQueryStarted(_before, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer === undefined) return;
        dispatch(
          supportApi.util.updateQueryData('listChatMessages', undefined, (shown) => {
            const first = shown.list[0]?.seq ?? 0;
            shown.list.unshift(...answer.data.list.filter(({ seq }) => seq < first));
          }),
        );
      },
    }),
    sendChatMessage: build.mutation<ChatMessage, { key: string; text: string }>({
      query: (body) => ({ route: 'sendChatMessage', body }),
      onQueryStarted: (_body, { dispatch, queryFulfilled }) => addWritten(dispatch, queryFulfilled),
      invalidatesTags: (_answer, error) => (error ? [] : ['Chat']),
    }),
    sendChatPicture: build.mutation<ChatMessage, { key: string; picture: Blob; onProgress?: (share: number) => void }>({
      query: ({ key, picture, onProgress }) => ({
        route: 'sendChatPicture',
        params: { key },
        body: picture,
        onProgress,
      }),
      onQueryStarted: (_body, { dispatch, queryFulfilled }) => addWritten(dispatch, queryFulfilled),
      invalidatesTags: (_answer, error) => (error ? [] : ['Chat']),
    }),
    /** The picture of a message as an object URL, revoked when it is no longer shown. */
    getChatPicture: build.query<FetchedFile, number>({
      query: (seq) => ({ route: 'getChatPicture', params: { seq: String(seq) }, read: readFile }),
      async onCacheEntryAdded(_seq, { cacheDataLoaded, cacheEntryRemoved }) {
        const loaded = await cacheDataLoaded.catch(() => undefined);
        await cacheEntryRemoved;
        if (loaded) URL.revokeObjectURL(loaded.data.url);
      },
    }),
    rateChat: build.mutation<ChatTicket, { number: number; rating: number }>({
      query: (body) => ({ route: 'rateChat', body }),
      async onQueryStarted(_body, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer === undefined) return;
        dispatch(
          supportApi.util.updateQueryData('listChatMessages', undefined, (shown) => {
            if (shown.ticket?.number === answer.data.number) shown.ticket = answer.data;
          }),
        );
      },
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

/** Keeps loaded messages before the newest ones, as long as none is missing between them. */
function mergeEarlier(shown: ChatMessages, { list, ...state }: ChatMessages): void {
  const first = list[0]?.seq ?? 0;
  const earlier = shown.list.filter(({ seq }) => seq < first);
  const isContiguous = earlier.at(-1)?.seq === first - 1;
  Object.assign(shown, state, { list: [...(isContiguous ? earlier : []), ...list] });
}

/** Shows a message as soon as the gateway has accepted it. */
async function addWritten(dispatch: AppStore['dispatch'], writing: PromiseLike<{ data: ChatMessage }>): Promise<void> {
  const written = await Promise.resolve(writing).catch(() => undefined);
  if (written === undefined) return;
  dispatch(
    supportApi.util.updateQueryData('listChatMessages', undefined, (shown) => {
      if (shown.list.some(({ seq }) => seq === written.data.seq)) return;
      shown.list.push(written.data);
      shown.list.sort((a, b) => a.seq - b.seq);
      shown.lastSeq = Math.max(shown.lastSeq, written.data.seq);
    }),
  );
}
