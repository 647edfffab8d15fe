import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy';
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/csr/ShareNetwork';
import { paths } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Button, Field, Stack, Text } from '@parlor/ui-kit';
import { Dialog } from '@parlor/ui-kit/dialog';
import { QrCode } from '@parlor/ui-kit/qr-code';
import * as S from './InviteDialog.styles.ts';
import type { ShellDialogProps } from './shellDialogProps.ts';
import { canShare, useShareLink } from './useShareLink.ts';

/** The address to share with a friend: as a code to scan, to copy, and to hand to the device's own share sheet. */
export function InviteDialog({ isOpen, onClose }: ShellDialogProps) {
  const { t } = useTranslation();
  const { copyLink, shareLink } = useShareLink();
  const link = `${window.location.origin}${paths.register}`;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('shell.inviteTitle')} closeLabel={t('action.close')}>
      <Stack gap={4}>
        <Text tone="secondary">{t('shell.inviteText')}</Text>
        <S.Code><QrCode value={link} label={t('shell.inviteQr')} /></S.Code>
        <Field label={t('shell.invitePlace')} value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
        <S.Actions>
          <Button icon={<CopyIcon />} onClick={() => void copyLink(link)}>{t('action.copy')}</Button>
          {canShare() && <Button variant="secondary" icon={<ShareNetworkIcon />} onClick={() => void shareLink(link)}>{t('shell.share')}</Button>}
        </S.Actions>
      </Stack>
    </Dialog>
  );
}
