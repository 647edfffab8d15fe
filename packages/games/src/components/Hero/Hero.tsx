import { homeAnnouncements, useListAnnouncementsQuery } from '@parlor/api-client';
import { useTranslation } from '@parlor/i18n';
import { Carousel, Skeleton } from '@parlor/ui-kit';
import { useBrand } from '@parlor/ui-kit/brand';
import { useArt } from '../../hooks/useArt.ts';
import { BannerSlide } from './BannerSlide.tsx';
import * as S from './Hero.styles.ts';

/** How long a banner stays, in ms (product.md 9). */
export const BANNER_INTERVAL_MS = 5000;
/** Slots at 1x, in px: 16:7, or a low strip. */
const slots = { full: { width: 480, height: 210 }, strip: { width: 480, height: 132 } } as const;

/** The banners of home. The first one is painted with the page; one whose picture fails is left out. */
export function Hero() {
  const { t } = useTranslation('games');
  const { t: common } = useTranslation();
  const { layout } = useBrand();
  const art = useArt();
  const { data, isError } = useListAnnouncementsQuery(homeAnnouncements);
  const slot = slots[layout.banner];
  const banners = data?.banners.filter(({ groupName }) => groupName === 'm_home');

  if (isError && !data) return null;
  if (!banners) return <S.Stand $ratio={`${slot.width} / ${slot.height}`} aria-busy><Skeleton shape="block" /></S.Stand>;
  return (
    <Carousel
      label={t('home.banners')}
      slides={banners.map((banner) => ({
        id: banner.id,
        source: art(banner.picture.url, banner.picture.dominantColour),
        alt: [banner.title, banner.subtitle].filter(Boolean).join('. '),
        render: <BannerSlide banner={banner} isLow={layout.banner === 'strip'} />,
      }))}
      intervalMs={BANNER_INTERVAL_MS}
      pauseLabel={common('action.pause')}
      playLabel={common('action.play')}
      {...slot}
    />
  );
}
