import { groupBanners, useListAnnouncementsQuery } from '@parlor/api-client';
import { isSitePath, Link } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { BannerStrip } from '@parlor/ui-kit/carousel';

/** The banners of the promotions screen (GAME-22). The document has drawn the first one. */
export function PromotionBanners() {
  const { t } = useTranslation('games');
  const { t: common } = useTranslation();
  const { data, isFetching } = useListAnnouncementsQuery(groupBanners('m_promotion'));
  const banners = data?.banners ?? (isFetching ? undefined : []);
  return (
    <BannerStrip
      label={t('home.banners')}
      banners={banners?.map(({ id, title, subtitle, picture: { url, dominantColour }, link }) => ({
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
      pauseLabel={common('action.pause')}
      playLabel={common('action.play')}
    />
  );
}
