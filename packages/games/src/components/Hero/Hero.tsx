import { memo } from 'react';
import { homeAnnouncements, useListAnnouncementsQuery } from '@parlor/api-client';
import { useIsLoggedIn } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { heroSource, Skeleton } from '@parlor/ui-kit';
import { useBrand } from '@parlor/ui-kit/brand';
import { Carousel, type CarouselSlide } from '@parlor/ui-kit/carousel';
import { useArt } from '../../hooks/useArt.ts';
import { BannerSlide } from './BannerSlide.tsx';
import * as S from './Hero.styles.ts';
import { useWelcome, WelcomeAlone, WelcomeSlide } from './Welcome.tsx';

/** The interval of the carousel, in ms. */
const BANNER_INTERVAL_MS = 5000;
/** Slots at 1x, in px: 16:7, or a low strip. */
const slots = { full: { width: 480, height: 210 }, strip: { width: 480, height: 132 } } as const;

/**
 * The banners of home. A visitor sees the brand's welcome before them. The first banner is painted with the page; a
 * banner whose picture fails is omitted. The gateway preloads the first picture by the same rule (`firstPicture` in its
 * site routes): the hero for visitors and if there is no banner, otherwise the first banner.
 */
export const Hero = memo(function Hero() {
  const { t } = useTranslation('games');
  const { t: common } = useTranslation();
  const { layout, imagery } = useBrand();
  const art = useArt();
  const isVisitor = !useIsLoggedIn();
  const welcome = useWelcome();
  const { data, isError } = useListAnnouncementsQuery(homeAnnouncements);
  const slot = slots[layout.banner];
  const isLow = layout.banner === 'strip';
  const banners = data?.banners.filter(({ groupName }) => groupName === 'm_home');

  if (!banners && !isError && !isVisitor)
    return (
      <S.Placeholder $ratio={`${slot.width} / ${slot.height}`} aria-busy>
        <Skeleton shape="block" />
      </S.Placeholder>
    );
  if (!banners || banners.length === 0) return <WelcomeAlone isLow={isLow} isVisitor={isVisitor} {...slot} />;
  const first: CarouselSlide = {
    id: 'welcome',
    source: heroSource(imagery),
    alt: `${welcome.title}. ${welcome.text} ${welcome.action}`,
    render: <WelcomeSlide isLow={isLow} />,
  };
  return (
    <Carousel
      label={t('home.banners')}
      slides={[
        ...(isVisitor ? [first] : []),
        ...banners.map((banner) => ({
          id: banner.id,
          source: art(banner.picture.url, banner.picture.dominantColour),
          alt: [banner.title, banner.subtitle].filter(Boolean).join('. '),
          render: <BannerSlide banner={banner} isLow={isLow} />,
        })),
      ]}
      intervalMs={BANNER_INTERVAL_MS}
      pauseLabel={common('action.pause')}
      playLabel={common('action.play')}
      {...slot}
    />
  );
});
