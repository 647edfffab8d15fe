import { useReadMessagesMutation } from '@parlor/api-client';
import type { InboxType } from '@parlor/contract';
import { useTranslation } from '@parlor/i18n';
import { Button, Stack } from '@parlor/ui-kit';

interface Props {
  type: InboxType | undefined;
  /** The time of the newest shown message. Later messages stay unread. */
  upTo: number;
  hasUnread: boolean;
}

/** Marks all shown messages as read. */
export function ReadAll({ type, upTo, hasUnread }: Props) {
  const { t } = useTranslation('inbox');
  const [readMessages, { isLoading }] = useReadMessagesMutation();
  return (
    <Stack direction="row" justify="end">
      <Button
        variant="ghost"
        size="small"
        disabled={!hasUnread}
        isLoading={isLoading}
        onClick={() => void readMessages({ upTo, ...(type !== undefined && { type }) })}
      >
        {t('readAll')}
      </Button>
    </Stack>
  );
}
