import { BellIcon } from '@phosphor-icons/react/dist/csr/Bell';
import { ChatCircleTextIcon } from '@phosphor-icons/react/dist/csr/ChatCircleText';
import { HouseIcon } from '@phosphor-icons/react/dist/csr/House';
import { KeyIcon } from '@phosphor-icons/react/dist/csr/Key';
import { LockKeyIcon } from '@phosphor-icons/react/dist/csr/LockKey';
import { QuestionIcon } from '@phosphor-icons/react/dist/csr/Question';
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut';
import { UserPlusIcon } from '@phosphor-icons/react/dist/csr/UserPlus';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useUnreadCounts } from '@parlor/api-client';
import {
  type DialogName,
  isWebAddress,
  Link,
  paths,
  useDialogs,
  useIsLoggedIn,
  useServiceChannels,
  useSettings,
  useSwitch,
} from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Accordion, ListRow, RowList, Stack, type AccordionItem } from '@parlor/ui-kit';
import { UnreadBadge } from '../UnreadBadge.tsx';
import { ChannelRows } from '../service/ChannelRows.tsx';

/** The merchant's own channels among its resources; the others are downloads. */
const channelTypes = ['TELEGRAM', 'TELEGRAM1', 'FACEBOOK', 'WHATSAPP'] as const;
type ChannelType = (typeof channelTypes)[number];

function isChannelType(type: string): type is ChannelType {
  return (channelTypes as readonly string[]).includes(type);
}

/** The list of the side menu: screens, security, customer service, channels, help and logout. */
export function MenuList({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const { t: dialogs } = useTranslation('dialogs');
  const { pathname } = useLocation();
  const { openDialog } = useDialogs();
  const isLoggedIn = useIsLoggedIn();
  const hasReferral = useSwitch('referral');
  const hasSecurity = useSwitch('SECPRIV');
  const { customerService, resources } = useSettings();
  const service = useServiceChannels(customerService);
  const channels = resources.flatMap(({ resourceType, url, labelNameEn }) =>
    isChannelType(resourceType) && isWebAddress(url)
      ? [{ kind: resourceType === 'TELEGRAM1' ? ('TELEGRAM' as const) : resourceType, title: labelNameEn, url }]
      : [],
  );

  const unread = useUnreadCounts();

  const entry = (to: string, icon: ReactNode, words: string, count = 0) => (
    <ListRow
      isDense
      end={count > 0 ? <UnreadBadge count={count} /> : undefined}
      icon={icon}
      title={words}
      render={<Link to={to} onClick={onLeave} {...(to === pathname && { 'aria-current': 'page' as const })} />}
    />
  );
  const opens = (dialog: DialogName, icon: ReactNode, words: string) => (
    <ListRow
      isDense
      icon={icon}
      title={words}
      render={<button type="button" aria-label={words} onClick={() => openDialog(dialog)} />}
    />
  );
  const groups: AccordionItem[] = [
    ...(service.length > 0
      ? [{ id: 'service', title: t('shell.service'), content: <ChannelRows channels={service} /> }]
      : []),
    ...(channels.length > 0
      ? [{ id: 'channels', title: t('shell.channels'), content: <ChannelRows channels={channels} /> }]
      : []),
  ];

  return (
    <Stack gap={3}>
      <RowList label={dialogs('places')}>
        {entry(paths.home, <HouseIcon />, t('shell.home'))}
        {entry(paths.notice(), <BellIcon />, dialogs('allNotices'), unread.announcement)}
        {(!isLoggedIn || hasReferral) && opens('referral', <UserPlusIcon />, t('shell.inviteTitle'))}
        {isLoggedIn && entry(paths.changePassword, <KeyIcon />, t('shell.changePassword'))}
        {isLoggedIn && hasSecurity && entry(paths.paymentPassword, <LockKeyIcon />, t('shell.paymentPassword'))}
      </RowList>
      {groups.length > 0 && <Accordion items={groups} />}
      <RowList>
        {opens('service', <ChatCircleTextIcon />, t('shell.serviceMenu'))}
        {entry(paths.help(), <QuestionIcon />, t('shell.help'))}
        {isLoggedIn && opens('logout', <SignOutIcon />, t('shell.signOut'))}
      </RowList>
    </Stack>
  );
}
