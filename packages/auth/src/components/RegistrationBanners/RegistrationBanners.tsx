import { groupBanners, useListAnnouncementsQuery } from '@parlor/api-client';
import { isSitePath, Link } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { BannerStrip } from '@parlor/ui-kit/carousel';

/** The banners of registration (GAME-22). Home may be behind the popup with its own offers region. */
export function RegistrationBanners() {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  const { data } = useListAnnouncementsQuery(groupBanners('m_reg'));
  return (
    <BannerStrip
      label={t('register.offers')}
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
      pauseLabel={common('action.pause')}
      playLabel={common('action.play')}
    />
  );
}
