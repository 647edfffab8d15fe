import { groupBanners, useListAnnouncementsQuery } from '@parlor/api-client';
import { bannerGroupOf, type ListTopic } from '@parlor/contract';
import { isSitePath, Link } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Skeleton } from '@parlor/ui-kit';
import { BannerStrip } from '@parlor/ui-kit/carousel';
import { useArt } from '../../hooks/useArt.ts';
import { useIsAwake } from '../../hooks/useIsAwake.ts';
import * as S from './CategoryBanners.styles.ts';

/** The banners of a topic's own group (GAME-22). Their pictures wait for the first touch, for they are above the games. */
export function CategoryBanners({ topic }: { topic: ListTopic }) {
  const { t } = useTranslation('games');
  const { t: common } = useTranslation();
  const art = useArt();
  const isAwake = useIsAwake();
  const groupName = bannerGroupOf(topic);
  const { currentData, isFetching } = useListAnnouncementsQuery(groupBanners(groupName ?? 'm_home'), {
    skip: groupName === undefined,
  });
  if (groupName === undefined) return null;
  if (!currentData)
    return isFetching ? (
      <S.Place aria-busy>
        <Skeleton shape="block" />
      </S.Place>
    ) : null;
  return (
    <BannerStrip
      label={t('home.banners')}
      banners={currentData.banners.map(({ id, title, subtitle, picture, link }) => ({
        id,
        title,
        subtitle,
        source: art(picture.url, picture.dominantColour),
        ...(link !== null && isSitePath(link) && { render: <Link to={link} /> }),
      }))}
      hasPictures={isAwake}
      pauseLabel={common('action.pause')}
      playLabel={common('action.play')}
    />
  );
}
