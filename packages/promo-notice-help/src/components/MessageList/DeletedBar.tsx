import { errorMessageKey, useRestoreMessageMutation } from '@parlor/api-client';
import { toastDuration, useToast } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Button, Card, Stack, Text } from '@parlor/ui-kit';

interface Props {
  /** The message that was deleted last. */
  messageId: string;
  onDone: () => void;
}

/** Reports a deleted message and can restore it. Shown until another one is deleted or the page is left. */
export function DeletedBar({ messageId, onDone }: Props) {
  const { t } = useTranslation('inbox');
  const toast = useToast();
  const [restoreMessage, { isLoading }] = useRestoreMessageMutation();
  const restore = async (): Promise<void> => {
    const { error } = await restoreMessage(messageId);
    if (error) toast({ tone: 'danger', messageKey: errorMessageKey(error), durationMs: toastDuration.short });
    onDone();
  };
  return (
    <Card>
      <Stack direction="row" justify="space-between" align="center" gap={2}>
        <output>
          <Text size={14}>{t('deleted')}</Text>
        </output>
        <Button variant="ghost" size="small" isLoading={isLoading} onClick={() => void restore()}>
          {t('undo')}
        </Button>
      </Stack>
    </Card>
  );
}
