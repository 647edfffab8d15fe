import { supportApi } from '../endpoints/support.ts';

/** Hooks of `supportApi`. */
export const {
  useGetChatUnreadCountQuery,
  useListChatMessagesQuery,
  useSendChatMessageMutation,
  useReadChatMutation,
  useListFeedbackInfiniteQuery,
  useSendFeedbackMutation,
} = supportApi;
