import { useServiceChannels, useSettings } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Sheet } from '@parlor/ui-kit/dialog';
import { ChannelRows } from './ChannelRows.tsx';
import { NoChannel } from './NoChannel.tsx';
import { floatingKinds } from './floatingKinds.ts';
import type { ShellDialogProps } from '../dialogs/shellDialogProps.ts';

/** The sheet of the floating service button and of all "contact customer service" links: the live channels. */
export function ContactDialog({ isOpen, onClose }: ShellDialogProps) {
  const { t } = useTranslation();
  const channels = useServiceChannels(useSettings().customerService, floatingKinds);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('shell.service')} closeLabel={t('action.close')}>
      {channels.length > 0 ? <ChannelRows channels={channels} /> : <NoChannel onLeave={onClose} />}
    </Sheet>
  );
}
