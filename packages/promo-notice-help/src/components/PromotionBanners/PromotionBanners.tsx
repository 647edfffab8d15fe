import { startTransition, useEffect, useState } from 'react';
import { groupBanners, useListAnnouncementsQuery } from '@parlor/api-client';
import { isSitePath, Link } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { useLaterQueue } from '@parlor/ui-kit';
import { BannerStrip } from '@parlor/ui-kit/carousel';

/** The banners of the promotions screen (GAME-22). Their pictures wait for the first touch: covers come first. */
export function PromotionBanners() {
  const { t } = useTranslation('games');
  const { t: common } = useTranslation();
  const later = useLaterQueue();
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => later.add('place', () => startTransition(() => setIsAwake(true))), [later]);
  const { data } = useListAnnouncementsQuery(groupBanners('m_promotion'));
  return (
    <BannerStrip
      label={t('home.banners')}
      banners={(data?.banners ?? []).map(({ id, title, subtitle, picture: { url, dominantColour }, link }) => ({
        id,
        title,
        subtitle,
        source: {
          src: `${url}@1x.webp`,
          avif: `${url}@1x.avif 1x, ${url}@2x.avif 2x`,
          webp: `${url}@1x.webp 1x, ${url}@2x.webp 2x`,
          dominantColor: dominantColour,
        },
        ...(link !== null && isSitePath(link) && { render: <Link to={link} /> }),
      }))}
      hasPictures={isAwake}
      pauseLabel={common('action.pause')}
      playLabel={common('action.play')}
    />
  );
}
