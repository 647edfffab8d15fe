import { cloneElement, type ComponentProps, type ReactNode } from 'react';

import { Carousel } from '../Carousel/Carousel.tsx';
import type { PictureSource } from '../Picture/Picture.tsx';
import type { RenderElement } from '../renderElement.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Place, Slide, Subtitle, Title, Words } from './BannerStrip.styles.ts';

/** A banner of a strip. */
export interface StripBanner {
  readonly id: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly source: PictureSource;
  /** Router link; without it the banner is not a link. */
  readonly render?: RenderElement;
}

/** Props of `BannerStrip`. */
export interface BannerStripProps {
  /** The accessible name of the region of banners. */
  readonly label: string;
  /** The banners in order; undefined while they load, which reserves their space. */
  readonly banners: readonly StripBanner[] | undefined;
  /** Label of the button while the slides move. */
  readonly pauseLabel: string;
  /** Label of the button while the banners are paused. */
  readonly playLabel: string;
}

const SLOT = { width: 480, height: 132 } as const;

interface BannerSlideProps extends Omit<ComponentProps<'a'>, 'children' | 'href'> {
  readonly banner: StripBanner;
  /** The picture, passed by the carousel. */
  readonly children?: ReactNode;
}

/** A banner as a link. `Carousel` adds the props of its own links. */
function BannerSlide({ banner: { title, subtitle = '', render }, children, ...rest }: BannerSlideProps): ReactNode {
  const content = (
    <Slide>
      {children}
      <Words aria-hidden={children !== undefined}>
        <Title>{title}</Title>
        {subtitle !== '' && <Subtitle>{subtitle}</Subtitle>}
      </Words>
    </Slide>
  );
  return render ? cloneElement(render, rest, content) : <span className={rest.className}>{content}</span>;
}

/**
 * A low strip of banners above a list. The first is painted with the page; several rotate as in a carousel. Its height
 * never changes.
 */
export function BannerStrip({ label, banners, pauseLabel, playLabel }: BannerStripProps): ReactNode {
  if (banners === undefined)
    return (
      <Place aria-busy>
        <Skeleton shape="block" />
      </Place>
    );
  return (
    <Carousel
      label={label}
      slides={banners.map((banner) => ({
        id: banner.id,
        source: banner.source,
        alt: [banner.title, banner.subtitle].filter(Boolean).join('. '),
        render: <BannerSlide banner={banner} />,
      }))}
      pauseLabel={pauseLabel}
      playLabel={playLabel}
      {...SLOT}
    />
  );
}
