import { lazy, Suspense, useEffect, useState } from 'react';
import { useListAnnouncementsQuery } from '@parlor/api-client';
import type { Announcement } from '@parlor/contract';
import { useGatewayNow, usePopupTurn, useSettings, type HomePopupProps } from '@parlor/core';
import { useFullPack } from '@parlor/i18n';
import { markNoticesSeen, unseenNotices } from '../../model/seenNotices.ts';

const NoticePopup = lazy(async () => ({ default: (await import('../NoticePopup/NoticePopup.tsx')).NoticePopup }));

/** Arguments of the query for popups only. Announcements embedded in the document have no texts. */
const popups = { types: 'PU' } as const;

/** The popup with its texts. */
function WithTexts(props: { notices: readonly Announcement[]; isOpen: boolean; onClose: () => void }) {
  useFullPack();
  return <NoticePopup {...props} />;
}

/** Announcements that pop up over home, each once a day. Nothing is loaded for players who have seen them. */
export function HomeNotices({ mayOpen }: HomePopupProps) {
  const { timeZone } = useSettings();
  const now = useGatewayNow();
  const { data } = useListAnnouncementsQuery(popups, { refetchOnFocus: true });
  const [shown, setShown] = useState<readonly Announcement[]>([]);
  const [isOpen, setIsOpen] = useState(false);

  const { isTaken, take, leave } = usePopupTurn('notices');

  useEffect(() => {
    if (!isOpen) leave();
  }, [isOpen, leave]);

  useEffect(() => {
    if (!mayOpen || shown.length > 0 || !data) return;
    const unseen = unseenNotices(data.popup, now(), timeZone);
    if (unseen.length === 0 || !take()) return;
    markNoticesSeen(
      unseen.map(({ id }) => id),
      now(),
      timeZone,
    );
    setShown(unseen);
    setIsOpen(true);
    // oxlint-disable-next-line react/exhaustive-deps -- opens once, regardless of later changes of the clock
  }, [mayOpen, data, shown, isTaken]);

  // Another popup replaces it.
  if (isOpen && !mayOpen) setIsOpen(false);
  return (
    shown.length > 0 && (
      <Suspense fallback={null}>
        <WithTexts notices={shown} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </Suspense>
    )
  );
}
