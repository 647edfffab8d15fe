import { copyText, toastDuration, useToast } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Button, Field, Stack, Text } from '@parlor/ui-kit';
import { Dialog } from '@parlor/ui-kit/dialog';
import type { ShellDialogProps } from './shellDialogProps.ts';

/** The address to share with a friend, ready to copy or to hand to the device's own share sheet. */
export function InviteDialog({ isOpen, onClose }: ShellDialogProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const link = `${window.location.origin}/m/register`;

  const share = async () => {
    if (typeof navigator.share === 'function') {
      await navigator.share({ url: link }).catch(() => undefined);
      return;
    }
    if (await copyText(link)) toast({ tone: 'success', messageKey: 'common:shell.copied', durationMs: toastDuration.copied });
    else toast({ tone: 'danger', messageKey: 'common:shell.copyFailed', durationMs: toastDuration.short });
  };

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('shell.inviteTitle')} closeLabel={t('action.close')}>
      <Stack gap={4}>
        <Text tone="secondary">{t('shell.inviteText')}</Text>
        <Field label={t('shell.invitePlace')} value={link} readOnly />
        <Button isFullWidth onClick={() => void share()}>{t('action.copy')}</Button>
      </Stack>
    </Dialog>
  );
}
