import type { ReactNode } from 'react';

import { useBrand, type BrandImagery } from '../brand/BrandContext.ts';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import { Root, Words } from './BrandHero.styles.ts';

export interface BrandHeroProps {
  /** Words, and at most one action, over the calm half of the picture. */
  readonly children?: ReactNode;
  /** The slot at 1x, in px; its proportion is kept at any width, and the picture fills it. */
  readonly width?: number;
  /** The height of that slot, in px. */
  readonly height?: number;
  /** The picture the page is waited for: fetched first. */
  readonly isUrgent?: boolean;
}

/** The brand's hero as a picture: AVIF, else WebP, and the colour that holds its place. */
export function heroSource({ hero }: BrandImagery): PictureSource {
  return { src: hero.webp, avif: hero.avif, webp: hero.webp, dominantColor: hero.color };
}

/** The brand's picture over home, 16:7. Decoration: what it means to say stands in words over it. */
export function BrandHero({ children, width = 480, height = 210, isUrgent = false }: BrandHeroProps): ReactNode {
  const { imagery } = useBrand();
  return (
    <Root>
      <Picture source={heroSource(imagery)} alt="" width={width} height={height} isUrgent={isUrgent} />
      {children !== undefined && <Words>{children}</Words>}
    </Root>
  );
}
