import { isTrialType, useSession } from '@parlor/core';
import type { UnreadCounts } from '@parlor/contract';
import { inboxApi } from '../endpoints/inbox.ts';

/** Hooks of `inboxApi`. */
export const {
  useListMessagesInfiniteQuery,
  useReadMessagesMutation,
  useDeleteMessageMutation,
  useRestoreMessageMutation,
  useListReadAnnouncementsQuery,
  useReadAnnouncementMutation,
} = inboxApi;

const nothing: UnreadCounts = { announcement: 0, chat: 0, inbox: 0 };

/** Returns the player's unread counts; zeros for visitors and trials, without a request (NOTE-05). */
export function useUnreadCounts({ skip = false }: { skip?: boolean } = {}): UnreadCounts {
  const session = useSession();
  const isRequested = !skip && session !== null && !isTrialType(session.type);
  const { currentData } = inboxApi.useGetUnreadCountsQuery(undefined, { skip: !isRequested });
  return currentData ?? nothing;
}
