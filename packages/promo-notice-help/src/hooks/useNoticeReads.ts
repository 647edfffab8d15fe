import { useCallback, useRef } from 'react';
import { useListReadAnnouncementsQuery, useReadAnnouncementMutation } from '@parlor/api-client';
import { isTrialType, useSession } from '@parlor/core';

/** The announcements that a player has read (NOTE-03). */
export interface NoticeReads {
  /** For visitors and trials, and until the data is loaded, everything counts as read. */
  isRead: (id: string) => boolean;
  /** Reports an announcement as read, once. */
  read: (id: string) => void;
}

export function useNoticeReads(): NoticeReads {
  const session = useSession();
  const isStored = session !== null && !isTrialType(session.type);
  const { currentData } = useListReadAnnouncementsQuery(undefined, { skip: !isStored });
  const [readAnnouncement] = useReadAnnouncementMutation();
  // A failed report makes the announcement unread again; the page does not retry it.
  const reported = useRef(new Set<string>());
  const ids = isStored ? currentData?.ids : undefined;
  const isRead = useCallback((id: string) => ids === undefined || ids.includes(id), [ids]);
  const read = useCallback(
    (id: string) => {
      if (isRead(id) || reported.current.has(id)) return;
      reported.current.add(id);
      void readAnnouncement(id);
    },
    [isRead, readAnnouncement],
  );
  return { isRead, read };
}
