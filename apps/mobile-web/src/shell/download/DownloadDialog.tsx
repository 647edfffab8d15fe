import { useState } from 'react';
import { useTranslation } from '@parlor/i18n';
import { Stack } from '@parlor/ui-kit';
import { Dialog } from '@parlor/ui-kit/dialog';
import { DownloadInvitation } from './DownloadInvitation.tsx';
import { DownloadOptions } from './DownloadOptions.tsx';
import { HomeScreenGuide } from './HomeScreenGuide.tsx';
import type { ShellDialogProps } from '../dialogs/shellDialogProps.ts';

/** The download popup, with the guide to the home screen above it. */
export function DownloadDialog({ isOpen, onClose }: ShellDialogProps) {
  const { t } = useTranslation();
  const [hasGuide, setHasGuide] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('shell.download')}
      closeLabel={t('action.close')}
      onClosed={() => setHasGuide(false)}
    >
      <Stack gap={4}>
        <DownloadInvitation />
        <DownloadOptions onGuide={() => setHasGuide(true)} />
      </Stack>
      <HomeScreenGuide isOpen={hasGuide} onClose={() => setHasGuide(false)} />
    </Dialog>
  );
}
