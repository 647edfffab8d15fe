import { supportApi } from '../endpoints/support.ts';

/** Hooks of `supportApi`. */
export const {
  useGetChatUnreadCountQuery,
  useListChatMessagesQuery,
  useLoadEarlierChatMessagesMutation,
  useSendChatMessageMutation,
  useSendChatPictureMutation,
  useGetChatPictureQuery,
  useRateChatMutation,
  useReadChatMutation,
  useListFeedbackInfiniteQuery,
  useSendFeedbackMutation,
} = supportApi;
