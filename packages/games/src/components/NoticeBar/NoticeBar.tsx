import { MegaphoneIcon } from '@phosphor-icons/react/dist/csr/Megaphone';
import { memo } from 'react';
import { homeAnnouncements, useListAnnouncementsQuery } from '@parlor/api-client';
import { Link, paths } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Marquee } from '@parlor/ui-kit';

/** A marquee of announcement titles. Each title opens its announcement in the list. */
export const NoticeBar = memo(function NoticeBar() {
  const { t } = useTranslation('games');
  const { t: common } = useTranslation();
  const { data } = useListAnnouncementsQuery(homeAnnouncements);
  return (
    <Marquee
      label={t('home.notices')}
      items={(data?.notices ?? []).map(({ id, title }, index) => ({
        id,
        text: title,
        render: <Link to={paths.notice(index)} />,
      }))}
      emptyText={data ? t('home.noNotices') : ''}
      icon={<MegaphoneIcon weight="fill" />}
      pauseLabel={common('action.pause')}
      playLabel={common('action.play')}
    />
  );
});
