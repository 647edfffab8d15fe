import { cappedCount } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Badge, VisuallyHidden } from '@parlor/ui-kit';

/** The unread count of an entry (NOTE-05). */
export function UnreadBadge({ count }: { count: number }) {
  const { t } = useTranslation('inbox');
  return (
    <Badge tone="danger">
      <span aria-hidden>{cappedCount(count)}</span>
      <VisuallyHidden>{t('unreadCount', { count })}</VisuallyHidden>
    </Badge>
  );
}
