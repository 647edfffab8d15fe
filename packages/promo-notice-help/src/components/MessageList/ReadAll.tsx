import { useReadMessagesMutation } from '@parlor/api-client';
import type { InboxType } from '@parlor/contract';
import { useTranslation } from '@parlor/i18n';
import { Button, Stack } from '@parlor/ui-kit';

interface Props {
  type: InboxType | undefined;
  /** When the newest message that is shown was written: what came since stays unread. */
  upTo: number;
  hasUnread: boolean;
}

/** Marks everything that is shown as read. */
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
