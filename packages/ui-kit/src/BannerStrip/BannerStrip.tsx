import { cloneElement, type ComponentProps, type ReactNode } from 'react';

import { Carousel } from '../Carousel/Carousel.tsx';
import type { PictureSource } from '../Picture/Picture.tsx';
import type { RenderElement } from '../renderElement.ts';
import { Plain, Root, Slide, Subtitle, Title, Words } from './BannerStrip.styles.ts';

/** A banner of a strip. */
export interface StripBanner {
  readonly id: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly source: PictureSource;
  /** Router link; left out, the banner leads nowhere. */
  readonly render?: RenderElement;
}

/** Props of `BannerStrip`. */
export interface BannerStripProps {
  /** What the banners are together; the name of the region. */
  readonly label: string;
  /** The banners in their order. */
  readonly banners: readonly StripBanner[];
  /** Whether pictures may load. Until then the first banner stands on its colour. */
  readonly hasPictures?: boolean;
  /** What the button says while the slides move. */
  readonly pauseLabel: string;
  /** What the button says while they stand. */
  readonly playLabel: string;
}

const SLOT = { width: 480, height: 132 } as const;

interface BannerSlideProps extends Omit<ComponentProps<'a'>, 'children' | 'href'> {
  readonly banner: StripBanner;
  /** The picture, which the carousel draws. */
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

/** A low strip of banners above a list. Several follow one another as in a carousel; its height never changes. */
export function BannerStrip({
  label,
  banners,
  hasPictures = true,
  pauseLabel,
  playLabel,
}: BannerStripProps): ReactNode {
  const [first] = banners;
  if (first === undefined) return null;
  if (!hasPictures) {
    const color = first.source.dominantColor;
    return (
      <Root aria-label={label} {...(color !== undefined && { style: { backgroundColor: color } })}>
        <Plain>
          <BannerSlide banner={first} />
        </Plain>
      </Root>
    );
  }
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
