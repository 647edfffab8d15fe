import { useEffect } from 'react';
import { useUnreadCounts } from '@parlor/api-client';
import { cappedCount, useSwitch } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import type { BottomBarEntry } from '@parlor/ui-kit';

/**
 * Passes the unread counts of inbox and chat to the bottom bar, if the merchant offers them (NOTE-05). Renders nothing.
 * Its code is separate, loaded after the first touch and only for members.
 */
export function MemberCount({ onCount }: { onCount: (count: BottomBarEntry['count']) => void }) {
  const { t } = useTranslation('inbox');
  const hasInbox = useSwitch('mailCentre');
  const hasChat = useSwitch('CBS3');
  const { inbox, chat } = useUnreadCounts({ skip: !hasInbox && !hasChat });
  const count = inbox + chat;
  const label = t('unreadCount', { count });
  useEffect(() => {
    onCount(count > 0 ? { shown: cappedCount(count), label } : undefined);
    return () => onCount(undefined);
  }, [count, label, onCount]);
  return null;
}
