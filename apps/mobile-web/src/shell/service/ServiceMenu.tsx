import { BellIcon } from '@phosphor-icons/react/dist/csr/Bell';
import { ChatsCircleIcon } from '@phosphor-icons/react/dist/csr/ChatsCircle';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { HeadsetIcon } from '@phosphor-icons/react/dist/csr/Headset';
import { NotePencilIcon } from '@phosphor-icons/react/dist/csr/NotePencil';
import type { ReactNode } from 'react';
import {
  isTrialType,
  Link,
  paths,
  type ServiceChannel,
  useServiceChannels,
  useSession,
  useSettings,
  useSwitch,
} from '@parlor/core';
import { useUnreadCounts } from '@parlor/api-client';
import { useTranslation } from '@parlor/i18n';
import { LinkButton, ListRow, RowList, Stack } from '@parlor/ui-kit';
import { Drawer } from '@parlor/ui-kit/dialog';
import { ChannelRows } from './ChannelRows.tsx';
import { NoChannel } from './NoChannel.tsx';
import { UnreadBadge } from '../UnreadBadge.tsx';
import type { ShellDialogProps } from '../dialogs/shellDialogProps.ts';

/**
 * The service menu: messages, announcements, feedback, channels and the 24-hour button. The chat is listed if its
 * switch is on.
 */
export function ServiceMenu({ isOpen, onClose }: ShellDialogProps) {
  const { t } = useTranslation();
  const { t: dialogs } = useTranslation('dialogs');
  const hasMail = useSwitch('mailCentre');
  const hasFeedback = useSwitch('feedback');
  const hasChat = useSwitch('CBS3');
  const session = useSession();
  // The site's own chat needs an account; an external chat of the merchant is listed beside it.
  const hasOwnChat = hasChat && session !== null && !isTrialType(session.type);
  const unread = useUnreadCounts({ skip: !isOpen });
  const channels = useServiceChannels(useSettings().customerService);
  const isChat = ({ kind }: ServiceChannel) => kind === 'LIVECHAT';
  const listed = channels.filter((channel) => hasChat || !isChat(channel));
  // The 24-hour button opens the merchant's chat, else the site's own, else the first channel.
  const allDay = channels.find(isChat) ?? (hasOwnChat ? undefined : channels[0]);

  const entry = (to: string, icon: ReactNode, words: string, count = 0) => (
    <ListRow
      icon={icon}
      title={words}
      end={count > 0 ? <UnreadBadge count={count} /> : undefined}
      render={<Link to={to} onClick={onClose} />}
    />
  );
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t('shell.serviceMenu')} closeLabel={t('action.close')} side="end">
      <Stack gap={4}>
        <RowList>
          {hasMail && entry(paths.messages, <EnvelopeSimpleIcon />, t('shell.inbox'), unread.inbox)}
          {entry(paths.notice(), <BellIcon />, t('shell.notice'), unread.announcement)}
          {hasOwnChat && entry(paths.chat, <ChatsCircleIcon />, dialogs('chatHere'), unread.chat)}
          {hasFeedback && entry(paths.feedback, <NotePencilIcon />, t('shell.feedback'))}
        </RowList>
        {listed.length > 0 && <ChannelRows channels={listed} label={t('shell.service')} />}
        {allDay && (
          <LinkButton isFullWidth icon={<HeadsetIcon />} href={allDay.url} target="_blank" rel="noopener noreferrer">
            {dialogs('allDayService')}
          </LinkButton>
        )}
        {!allDay && hasOwnChat && (
          <LinkButton isFullWidth icon={<HeadsetIcon />} render={<Link to={paths.chat} onClick={onClose} />}>
            {dialogs('allDayService')}
          </LinkButton>
        )}
        {!allDay && !hasOwnChat && <NoChannel onLeave={onClose} />}
      </Stack>
    </Drawer>
  );
}
