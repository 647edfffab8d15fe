import { groupBanners, useListAnnouncementsQuery } from '@parlor/api-client';
import { bannerGroupOf, type ListTopic } from '@parlor/contract';
import { isSitePath, Link } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { BannerStrip } from '@parlor/ui-kit/carousel';
import { useArt } from '../../hooks/useArt.ts';

/** The banners of a topic's own group (GAME-22). The document has drawn the first one. */
export function CategoryBanners({ topic }: { topic: ListTopic }) {
  const { t } = useTranslation('games');
  const { t: common } = useTranslation();
  const art = useArt();
  const groupName = bannerGroupOf(topic);
  const { currentData, isFetching } = useListAnnouncementsQuery(groupBanners(groupName ?? 'm_home'), {
    skip: groupName === undefined,
  });
  if (groupName === undefined) return null;
  return (
    <BannerStrip
      label={t('home.banners')}
      banners={(currentData?.banners ?? (isFetching ? undefined : []))?.map(
        ({ id, title, subtitle, picture, link }) => ({
          id,
          title,
          subtitle,
          source: art(picture.url, picture.dominantColour),
          ...(link !== null && isSitePath(link) && { render: <Link to={link} /> }),
        }),
      )}
      pauseLabel={common('action.pause')}
      playLabel={common('action.play')}
    />
  );
}
